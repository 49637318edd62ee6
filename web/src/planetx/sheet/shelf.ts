/** Where a note sheet is kept between two looks: with the table on the server, or on this device. */

import { get, ofTable, put } from '../../wire/api'
import type { NotesShown } from '../../wire/types'

/** One version of a sheet. */
export interface KeptSheet {
  number: number
  body: string
}

export interface Shelf {
  /** The newest version, or null for a sheet that nobody has written on. */
  read: () => Promise<KeptSheet | null>
  /** Keep the next version; refused if its number is taken. */
  write: (sheet: KeptSheet) => Promise<unknown>
}

/** The shelf of one's own seat at a table. */
export function tableShelf(table: string): Shelf {
  const at = ofTable(table, 'notes')
  return {
    read: async () => (await get<NotesShown>(at)).sheet,
    write: (sheet) => put(at, { kind: 'sheet', ...sheet }),
  }
}
