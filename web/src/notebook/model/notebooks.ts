/** The notebooks this device keeps. */

import { booksOf } from '../../device/books'
import { RINGS } from '../../wire/types'
import { FORM, withEntry, written, type Notebook } from './entries'

export const notebooks = booksOf<Notebook>({
  form: FORM,
  drafts: 'notebook',
  idOf: (notebook) => notebook.id,
  written,
  read: (found) => (isWhole(found) ? found : null),
})

/** Whether all is there that the pages build on. A storage may be cut off or written over. */
function isWhole({ mode, begun, players, entries, done }: Notebook): boolean {
  const isList = (found: unknown, part: string): boolean =>
    Array.isArray(found) &&
    found.every((one: Record<string, unknown> | null) => typeof one?.[part] === 'string')
  return (
    mode in RINGS &&
    isList(players, 'name') &&
    isList(entries, 'type') &&
    [begun, done].every(Number.isFinite)
  )
}

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
