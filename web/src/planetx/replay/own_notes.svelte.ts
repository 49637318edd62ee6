/** The viewer's own notes at a table that is looked at again, as they were at each frame. The server
 *  gives a seat's notes to that seat alone. */

import { speakerAt } from '../../wire/api'
import * as server from '../../wire/calls'
import { BLANK, readNotes, type Notes } from '../sheet/sheet_notes'

export class OwnNotes {
  /** The seat of whoever looks; null for spectators, and until it is known. */
  seat = $state<number | null>(null)
  readonly #table: string
  readonly #sectors: number
  readonly #found = new Map<number, Notes>()

  constructor(table: string, sectors: number) {
    this.#table = table
    this.#sectors = sectors
    server
      .look(speakerAt(table))
      .then(({ seat }) => (this.seat = seat))
      .catch(() => {})
  }

  /** The notes after a frame, before the next one. */
  async at(frame: number): Promise<Notes> {
    const known = this.#found.get(frame)
    if (known) return known
    const { sheet } = await server.notes(speakerAt(this.#table), { entries: frame + 1 })
    const notes = sheet ? readNotes(sheet.body, this.#sectors) : BLANK
    this.#found.set(frame, notes)
    return notes
  }
}
