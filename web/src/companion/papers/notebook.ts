/** A player's evening with the companion as a notebook: what that player was told, and the sheet. */

import type { Evening, Heard, Player } from '../evening/evening'
import { seenBy, turnEntry } from '../one_phone/log'
import { TOPICS } from '../../planetx/rules/figures'
import { cellParts, type CellName } from '../../planetx/sheet/marks'
import { readNotes } from '../../planetx/sheet/sheet_notes'
import { t } from '../../i18n/messages.svelte'
import { keptAs } from '../../notebook/from/opening'
import {
  COLOURS,
  newNotebook,
  withEntry,
  type Entry,
  type Notebook,
} from '../../notebook/model/entries'
import { dealerOf } from './notes_text'
import { atFirstMove, type Label } from '../../notebook/from/table'

/** The notebook of one player's evening; its id. */
export function openEvening(evening: Evening, player: Player): string {
  const { code } = evening.game
  const label = {
    id: `${code}-${player.id}-${evening.begun}`,
    name: t('study-name-of-code', { code, name: player.name }),
    begun: evening.begun,
  }
  const notebook = notebookOfEvening(evening, player, label)
  return keptAs(evening.system.length > 0 ? atFirstMove(notebook) : notebook)
}

/** The companion knows no pawns but the questions one player asked: a notebook of one player. Where the whole
 *  game was tracked here, it is that game as the player knows it. */
export function notebookOfEvening(evening: Evening, player: Player, label: Label): Notebook {
  const { mode } = evening.game
  const here = evening.log ? evening.players : [player]
  const wanted = {
    name: label.name,
    mode,
    players: here.map(({ name }, index) => ({ name, colour: COLOURS[index] ?? 0 })),
    own: here.findIndex((one) => one.id === player.id),
    season: player.season,
    help: 'certain' as const,
    dealer: dealerOf(evening),
  }
  return entriesOf(evening, player).reduce(withEntry, newNotebook(wanted, label.id, label.begun))
}

function entriesOf(evening: Evening, player: Player): Entry[] {
  const { game, system, log } = evening
  const dealt = [
    ...game.titles.map((title, index): Entry => ({ type: 'title', label: TOPICS[index]!, title })),
    ...game.conference_titles.map((title, index): Entry => ({
      type: 'title',
      label: `X${index + 1}`,
      title,
    })),
    ...player.facts.map(({ sector, thing }): Entry => ({
      type: 'fact',
      sector,
      thing,
      given: true,
    })),
  ]
  const sheet = sheetEntries(player, game.rules.sectors)
  if (log) return [...dealt, ...followed(evening, player, dealt.length), ...sheet]
  return [
    ...dealt,
    ...inOrder(evening, player),
    ...sheet,
    ...(system.length > 0 ? [{ type: 'revealed', system } as const] : []),
  ]
}

/** The tracked game as its player knows it; reviews name theories by their place, which others precede. */
function followed(evening: Evening, player: Player, before: number): Entry[] {
  const place = evening.players.findIndex((one) => one.id === player.id)
  return seenBy(evening.log ?? [], place).map((entry) => {
    if (entry.type !== 'review') return entry
    const faces = entry.faces.map((face) => ({
      ...face,
      theory: face.theory === null ? null : face.theory + before,
    }))
    return { ...entry, faces }
  })
}

/** Own turns, and what everybody heard between them. */
function inOrder({ heard }: Evening, player: Player): Entry[] {
  const { turns, id } = player
  const heardAfter = (count: number) =>
    heard
      .filter((one) => Math.min(one.after?.[id] ?? turns.length, turns.length) === count)
      .map(heardEntry)
  return [
    ...heardAfter(0),
    ...turns.flatMap((turn, index) => [turnEntry(turn, 0), ...heardAfter(index + 1)]),
  ]
}

/** Whose theory was reviewed is nothing the companion asks. */
function heardEntry(heard: Heard): Entry {
  if (heard.type === 'conference-held') {
    return { type: 'conference', number: heard.number, clue: heard.clue, text: '' }
  }
  const { sector, thing, right } = heard
  return { type: 'review', sector, faces: [{ theory: null, thing, right }] }
}

function sheetEntries({ sheet }: Player, sectors: number): Entry[] {
  if (!sheet) return []
  const { marks, text } = readNotes(sheet, sectors)
  return [
    ...(Object.entries(marks) as [CellName, 'yes' | 'no'][]).map(([name, mark]): Entry => ({
      type: 'mark',
      ...cellParts(name),
      mark,
    })),
    ...(text ? [{ type: 'note', sector: 0, text } as const] : []),
  ]
}
