/** The notebook in hand: read from this device, changed, and kept again at every change.
 *
 *  A change begins with what is kept now, so that two tabs of one device do not undo each other, and
 *  it is kept before anything else happens: a reload loses nothing.
 */

import { redone, undone, withEntry, withLastEntry, type Entry, type Notebook } from './entries'
import { fold } from './fold'
import { keepNotebook, keptNotebook, placeOf } from './notebooks'
import type { Page } from './page'

export class Book {
  notebook = $state.raw<Notebook | null>(null)
  readonly page = $derived<Page | null>(this.notebook ? fold(this.notebook) : null)
  /** Whether the last change could not be kept: the storage is full, or forbidden. */
  lost = $state(false)
  readonly id: string
  /** The words being typed: their entry grows until something else is noted. */
  #typing: { what: string; at: number } | null = null

  constructor(id: string) {
    this.id = id
    this.notebook = keptNotebook(id)
  }

  /** Follow what another tab of this device does. Returns how to stop. */
  follow(): () => void {
    const look = (event: StorageEvent): void => {
      if (event.key === placeOf(this.id)) this.notebook = keptNotebook(this.id)
    }
    addEventListener('storage', look)
    return () => removeEventListener('storage', look)
  }

  write(entry: Entry): void {
    this.#typing = null
    this.#change((notebook) => withEntry(notebook, entry))
  }

  /** Words as they are typed: one entry for all of them, kept at every letter. */
  type(what: string, entry: Entry): void {
    this.#change((notebook) => {
      const goesOn = this.#typing?.what === what && this.#typing.at === notebook.done
      const after = goesOn ? withLastEntry(notebook, entry) : withEntry(notebook, entry)
      this.#typing = { what, at: after.done }
      return after
    })
  }

  undo(): void {
    this.#typing = null
    this.#change(undone)
  }

  redo(): void {
    this.#typing = null
    this.#change(redone)
  }

  #change(change: (notebook: Notebook) => Notebook): void {
    // What could not be kept lives on in memory alone.
    const before = this.lost ? this.notebook : (keptNotebook(this.id) ?? this.notebook)
    if (!before) return
    const after = change(before)
    this.notebook = after
    try {
      keepNotebook(after)
      this.lost = false
    } catch {
      this.lost = true
    }
  }
}
