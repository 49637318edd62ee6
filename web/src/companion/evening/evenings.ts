/** The evenings this device keeps. They are in its own storage and nowhere else.
 *
 *  Each has a place of its own under its code, written in a form with a number: what a later version
 *  writes otherwise is not misread by this one.
 */

import type { Evening } from './evening'

const FORM = 'ecliptic-companion-1'

export const placeOf = (code: string) => `${FORM}/${code}`

/** An evening by its code, as it was kept; null if there is none, or none that can be read. */
export function keptEvening(code: string): Evening | null {
  return read(localStorage.getItem(placeOf(code)))
}

export function keepEvening(evening: Evening): void {
  localStorage.setItem(placeOf(evening.game.code), JSON.stringify({ form: FORM, ...evening }))
}

export function forgetEvening(code: string): void {
  localStorage.removeItem(placeOf(code))
}

/** Every evening, the newest first. */
export function allEvenings(): Evening[] {
  const places = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index))
  return places
    .filter((place) => place?.startsWith(`${FORM}/`))
    .flatMap((place) => read(localStorage.getItem(place ?? '')) ?? [])
    .sort((one, other) => other.begun - one.begun)
}

function read(text: string | null): Evening | null {
  try {
    const { form, ...evening } = JSON.parse(text ?? '') as Evening & { form: string }
    return form === FORM && Array.isArray(evening.players) ? evening : null
  } catch {
    return null
  }
}
