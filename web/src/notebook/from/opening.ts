/** Opens a game as a notebook of this device: the one made of it before, or a new one. */

import { readNotes, BLANK } from '../../planetx/sheet/sheet_notes'
import { tableShelf } from '../../planetx/sheet/shelf'
import { namesAt } from '../../table/seats/names'
import { standing, type Numbered } from '../../table/connection/stream'
import {
  RINGS,
  type Frame,
  type Mode,
  type PlanetXEvent,
  type TableShown,
  type View,
} from '../../wire/types'
import { locale } from '../../i18n/lists'
import { t } from '../../i18n/messages.svelte'
import type { Notebook } from '../model/entries'
import { notebooks } from '../model/notebooks'
import { atFirstMove, notebookOfTable, type Label } from './table'

/** The notebook of one seat's game online; its id. The note sheet is asked for at the table. */
export async function openTableGame(
  table: TableShown,
  mode: Mode,
  seat: number,
  events: readonly Numbered[],
): Promise<string> {
  const sheet = await tableShelf(table.table).read()
  const game = {
    mode,
    seat,
    names: namesAt(table),
    told: events.map((one) => one.event as unknown as PlanetXEvent),
    sheet: sheet ? readNotes(sheet.body, RINGS[mode].sectors) : BLANK,
  }
  return keptAs(atFirstMove(notebookOfTable(game, labelOf(`${table.table}-${seat}`, mode))))
}

/** What is looked at in a replay: whose eyes, and which frame. */
interface Looked {
  /** What the replay is known by. */
  id: string
  players: readonly string[]
  seat: number
  at: number
}

/** The notebook of a game that is looked at again, as far as it has been looked at; its id. */
export function openReplay(frames: readonly Frame[], { id, players, seat, at }: Looked): string {
  const told = frames.map((frame) => frame.told as Numbered['event'][])
  const heard = told.slice(0, at + 1).flat().length
  const counting = standing(told.flat().map((event, number) => ({ number, event })))
  const { mode } = (frames[0]!.view as View).board
  const game = {
    mode,
    seat,
    names: players,
    told: counting.map((one) => one.event as unknown as PlanetXEvent),
    seen: counting.filter(({ number }) => number < heard).length,
    sheet: BLANK,
  }
  return keptAs(notebookOfTable(game, labelOf(`${id}-${seat}-replay`, mode)))
}

function labelOf(id: string, mode: Mode): Label {
  const date = new Date().toLocaleDateString(locale(), { dateStyle: 'medium' })
  return { id, name: t('study-name', { mode, date }), begun: Date.now() }
}

/** What was written into a notebook of the same game stays, and how far it has been gone through since;
 *  without anything written it opens where it is wanted. A game that went on, or into which something
 *  else was written from some entry on, is a notebook anew. Tells the id. */
export function keptAs(notebook: Notebook, copy = 1): string {
  const id = copy === 1 ? notebook.id : `${notebook.id}-${copy}`
  const before = notebooks.kept(id)
  const taken = before ? !holdsAllOf(before, notebook) : notebooks.isDamaged(id)
  if (taken) return keptAs(notebook, copy + 1)
  const touched = before && before.entries.length > notebook.entries.length
  if (!touched) notebooks.keep({ ...(before ?? notebook), id, done: notebook.done })
  return id
}

function holdsAllOf(before: Notebook, notebook: Notebook): boolean {
  const same = before.entries.slice(0, notebook.entries.length)
  return JSON.stringify(same) === JSON.stringify(notebook.entries)
}
