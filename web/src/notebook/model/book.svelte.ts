/** The notebook in hand, and the page folded from it. */

import { OpenBook } from '../../device/open_book.svelte'
import { redone, undone, withEntry, withLastEntry, type Entry, type Notebook } from './entries'
import { fold } from './fold'
import { notebooks } from './notebooks'
import type { Page } from './page'

export class Book extends OpenBook<Notebook> {
  readonly page = $derived<Page | null>(this.notebook ? fold(this.notebook) : null)
  /** The words being typed: their entry grows until something else is noted. */
  #typing: { what: string; at: number } | null = null

  constructor(id: string) {
    super(notebooks, id)
  }

  get notebook(): Notebook | null {
    return this.content
  }

  write(entry: Entry): void {
    this.#typing = null
    this.change((notebook) => withEntry(notebook, entry))
  }

  /** Words as they are typed: one entry for all of them, kept at every letter. */
  type(what: string, entry: Entry): void {
    this.change((notebook) => {
      const goesOn = this.#typing?.what === what && this.#typing.at === notebook.done
      const after = goesOn ? withLastEntry(notebook, entry) : withEntry(notebook, entry)
      this.#typing = { what, at: after.done }
      return after
    })
  }

  undo(): void {
    this.#typing = null
    this.change(undone)
  }

  redo(): void {
    this.#typing = null
    this.change(redone)
  }

  /** Everything that waits to be done again. */
  toEnd(): void {
    this.#typing = null
    this.change((notebook) => ({ ...notebook, done: notebook.entries.length }))
  }
}
