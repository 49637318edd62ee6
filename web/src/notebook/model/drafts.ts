/** What is being noted and is no entry yet: each form of a notebook keeps what it holds. */

import { draftIn } from '../../device/draft'
import { drafted } from '../../device/drafted.svelte'
import { partsOf, type Around, type Check } from '../sharing/checks'
import type { Book } from './book.svelte'
import type { Notebook } from './entries'

export const draftOf = ({ id }: Notebook, what: string) => draftIn('notebook', id, what)

/** Where something would be noted now. */
export const nextIn = (notebook: Notebook): Around => ({
  mode: notebook.mode,
  players: notebook.players.length,
  entries: notebook.entries,
  index: notebook.done,
})

/** The fields of a form, and what each may hold when they are taken up again. To be called while a
 *  component is set up. */
export function formIn<T extends object>(
  { notebook }: Book,
  what: string,
  blank: T,
  fields: Record<keyof T & string, Check>,
): T {
  const fits = (found: T) => partsOf(fields)(found, nextIn(notebook!))
  return drafted(draftOf(notebook!, what), what, blank, fits)
}
