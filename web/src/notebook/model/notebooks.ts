/** The notebooks this device keeps. They are in its own storage and nowhere else, each at a place of
 *  its own, so that one that cannot be read never touches another. */

import { FORM, withEntry, written, type Notebook } from './entries'

export const placeOf = (id: string) => `${FORM}/${id}`

/** A notebook as it was kept; null if there is none, or none that can be read. */
export function keptNotebook(id: string): Notebook | null {
  return read(localStorage.getItem(placeOf(id)))
}

/** Keep a notebook; refused by the browser if its storage is full or forbidden. */
export function keepNotebook(notebook: Notebook): void {
  localStorage.setItem(placeOf(notebook.id), written(notebook))
}

export function forgetNotebook(id: string): void {
  localStorage.removeItem(placeOf(id))
}

/** Every notebook, the newest first. */
export function allNotebooks(): Notebook[] {
  const places = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index))
  return places
    .filter((place) => place?.startsWith(`${FORM}/`))
    .flatMap((place) => read(localStorage.getItem(place ?? '')) ?? [])
    .sort((one, other) => other.begun - one.begun)
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

function read(text: string | null): Notebook | null {
  try {
    const found = JSON.parse(text ?? '') as Notebook
    return found.form === FORM && Array.isArray(found.entries) ? found : null
  } catch {
    return null
  }
}
