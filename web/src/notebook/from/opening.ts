/** Opens a game as a notebook of this device: the one made of it before, or a new one. */

import { readNotes, BLANK } from '../../planetx/sheet/sheet_notes'
import { tableShelf } from '../../planetx/sheet/shelf'
import { namesAt } from '../../table/seats/names'
import type { Numbered } from '../../table/connection/stream'
import { RINGS, type Mode, type PlanetXEvent, type TableShown } from '../../wire/types'
import { locale } from '../../i18n/lists'
import { t } from '../../i18n/messages.svelte'
import type { Notebook } from '../model/entries'
import { freshId, notebooks } from '../model/notebooks'
import { notebookOfTable } from './table'

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
  const date = new Date().toLocaleDateString(locale(), { dateStyle: 'medium' })
  const label = {
    id: `${table.table}-${seat}`,
    name: t('study-name', { mode, date }),
    begun: Date.now(),
  }
  return keptAs(notebookOfTable(game, label))
}

/** What was written into a notebook of the same game stays; a game that went on is a notebook anew.
 *  Tells the id. */
export function keptAs(notebook: Notebook): string {
  const before = notebooks.kept(notebook.id)
  if (before && holdsAllOf(before, notebook)) return before.id
  const kept = before ? { ...notebook, id: freshId() } : notebook
  notebooks.keep(kept)
  return kept.id
}

function holdsAllOf(before: Notebook, notebook: Notebook): boolean {
  const same = before.entries.slice(0, notebook.entries.length)
  return JSON.stringify(same) === JSON.stringify(notebook.entries)
}
