/** The notebooks this device keeps. */

import { booksOf } from '../../device/books'
import { FORM, withEntry, written, type Notebook } from './entries'

export const notebooks = booksOf<Notebook>({
  form: FORM,
  idOf: (notebook) => notebook.id,
  written,
  read: (found) => (Array.isArray(found.entries) ? found : null),
})

/** A name for a new notebook that no other on this device has. */
export function freshId(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789'
  const drawn = crypto.getRandomValues(new Uint8Array(8))
  return Array.from(drawn, (one) => letters[one % letters.length]).join('')
}

/** A copy with an id of its own: the two go separate ways. */
export function copyOf(notebook: Notebook, name: string, begun: number): Notebook {
  return withEntry({ ...notebook, id: freshId(), begun }, { type: 'named', name })
}
