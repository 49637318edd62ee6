/** The books of one kind that this device keeps. They are in its own storage and nowhere else, each
 *  at a place of its own, so that one that cannot be read never touches another.
 */

import { forgetText, keepText, keptJson, keptNames, onKeptElsewhere } from './storage'

interface Kind<T> {
  /** Stands before every place and in every book: what a later version writes otherwise is not
   *  misread by this one. */
  form: string
  idOf: (book: T) => string
  written: (book: T) => string
  /** A book as it was written, or null for something else of that form. */
  read: (found: T & { form: string }) => T | null
}

export type Books<T extends { begun: number }> = ReturnType<typeof booksOf<T>>

export function booksOf<T extends { begun: number }>(kind: Kind<T>) {
  const placeOf = (id: string) => `${kind.form}/${id}`
  const read = (place: string): T | null => {
    const found = keptJson<T & { form: string }>(place)
    return found?.form === kind.form ? kind.read(found) : null
  }
  return {
    /** A book as it was kept; null if there is none, or none that can be read. */
    kept: (id: string) => read(placeOf(id)),
    /** Every book, the newest first. */
    all: () =>
      keptNames(placeOf(''))
        .flatMap((place) => read(place) ?? [])
        .sort((one, other) => other.begun - one.begun),
    /** Refused by the browser if its storage is full or forbidden. */
    keep: (book: T) => keepText(placeOf(kind.idOf(book)), kind.written(book)),
    forget: (id: string) => forgetText(placeOf(id)),
    /** Look again whenever another tab changes the book. Returns how to stop. */
    follow: (id: string, look: () => void) => onKeptElsewhere(placeOf(id), look),
  }
}
