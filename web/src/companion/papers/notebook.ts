/** A player's evening with the companion as a notebook: what that player was told, and the sheet. */

import type { Evening, Heard, Player, Turn } from '../evening/evening'
import { TOPICS } from '../../planetx/rules/figures'
import { cellParts, type CellName } from '../../planetx/sheet/marks'
import { readNotes } from '../../planetx/sheet/sheet_notes'
import { t } from '../../i18n/messages.svelte'
import { keptAs } from '../../notebook/from/opening'
import { newNotebook, withEntry, type Entry, type Notebook } from '../../notebook/model/entries'
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

/** The companion knows no pawns but the questions one player asked: a notebook of one player. */
export function notebookOfEvening(evening: Evening, player: Player, label: Label): Notebook {
  const { mode } = evening.game
  const wanted = {
    name: label.name,
    mode,
    players: [{ name: player.name, colour: 0 as const }],
    own: 0,
    season: player.season,
    help: 'certain' as const,
    dealer: dealerOf(evening),
  }
  return entriesOf(evening, player).reduce(withEntry, newNotebook(wanted, label.id, label.begun))
}

function entriesOf(evening: Evening, player: Player): Entry[] {
  const { game, system } = evening
  return [
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
    ...inOrder(evening, player),
    ...sheetEntries(player, game.rules.sectors),
    ...(system.length > 0 ? [{ type: 'revealed', system } as const] : []),
  ]
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
    ...turns.flatMap((turn, index) => [turnEntry(turn), ...heardAfter(index + 1)]),
  ]
}

function turnEntry(turn: Turn): Entry {
  const { cost } = turn
  switch (turn.type) {
    case 'survey': {
      const { thing, first, last, count } = turn
      return { type: 'survey', player: 0, thing, first, last, count, cost }
    }
    case 'target':
      return { type: 'target', player: 0, sector: turn.sector, sighting: turn.sighting, cost }
    case 'research':
      return { type: 'research', player: 0, topic: turn.topic, clue: turn.clue, text: '', cost }
    case 'locate': {
      const { sector, before, after, found } = turn
      return { type: 'locate', player: 0, sector, before, after, found, cost }
    }
  }
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
