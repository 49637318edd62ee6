/** The books of one kind that this device keeps. They are in its own storage and nowhere else, each
 *  at a place of its own, so that one that cannot be read never touches another.
 */

import { draftsOf, type Drafted } from './draft'
import { forgetText, keepText, keptJson, keptNames, keptText, onKeptElsewhere } from './storage'

interface Kind<T> {
  /** Stands before every place and in every book: what a later version writes otherwise is not
   *  misread by this one. */
  form: string
  /** What its drafts are kept as. */
  drafts: Drafted
  idOf: (book: T) => string
  written: (book: T) => string
  /** A book as it was written, or null for something that is none. */
  read: (found: T & { form: string }) => T | null
}

export type Books<T extends { begun: number }> = ReturnType<typeof booksOf<T>>

export function booksOf<T extends { begun: number }>(kind: Kind<T>) {
  const placeOf = (id: string) => `${kind.form}/${id}`
  const read = (place: string): T | null => {
    const found = keptJson<T & { form: string }>(place)
    return found?.form === kind.form ? kind.read(found) : null
  }
  /** What could not be kept lives on as long as the page. */
  const unkept = new Map<string, T>()
  const found = (place: string): T | null => unkept.get(place) ?? read(place)
  const isDamaged = (place: string) => keptText(place) !== null && read(place) === null
  return {
    /** A book as it was kept; null if there is none, or none that can be read. */
    kept: (id: string) => found(placeOf(id)),
    /** Whether there is something in its place that cannot be read. */
    isDamaged: (id: string) => isDamaged(placeOf(id)),
    /** The ids of all that cannot be read. */
    damaged: () =>
      keptNames(placeOf(''))
        .filter(isDamaged)
        .map((place) => place.slice(placeOf('').length)),
    /** What stands there, readable or not. */
    text: (id: string) => keptText(placeOf(id)) ?? '',
    /** Every book, the newest first. */
    all: () =>
      [...new Set([...keptNames(placeOf('')), ...unkept.keys()])]
        .flatMap((place) => found(place) ?? [])
        .sort((one, other) => other.begun - one.begun),
    /** Refused by the browser if its storage is full or forbidden, and here over what is damaged. */
    keep: (book: T) => {
      const place = placeOf(kind.idOf(book))
      if (isDamaged(place)) throw new Error(`${place} is damaged, and not written over`)
      keepText(place, kind.written(book))
      unkept.delete(place)
    },
    /** Go on with a book that was refused, until it can be kept or the page is closed. */
    hold: (book: T) => void unkept.set(placeOf(kind.idOf(book)), book),
    isHeld: (id: string) => unkept.has(placeOf(id)),
    /** With what was being put together in it. */
    forget: (id: string) => {
      unkept.delete(placeOf(id))
      for (const name of [placeOf(id), ...draftsOf(kind.drafts, id)]) forgetText(name)
    },
    /** Look again whenever another tab changes the book. Returns how to stop. */
    follow: (id: string, look: () => void) => onKeptElsewhere(placeOf(id), look),
  }
}
