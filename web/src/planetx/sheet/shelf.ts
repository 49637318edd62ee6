/** Where a note sheet is kept between two looks: with the table on the server, or on this device. */

import { speakerAt } from '../../wire/api'
import * as server from '../../wire/calls'

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
  const speaker = speakerAt(table)
  return {
    read: async () => (await server.notes(speaker, {})).sheet,
    write: (sheet) => server.saveNote(speaker, { kind: 'sheet', ...sheet }),
  }
}
