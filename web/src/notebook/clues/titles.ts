/** Titles as they are tapped: kind after kind, in the order in which the app names them. */

import { FIGURES } from '../../planetx/rules/figures'
import type { Mode, Thing } from '../../wire/types'

export const KINDS: readonly Thing[] = ['C', 'A', 'D', 'G']

/** A topic is about one kind or two, a conference about Planet X and perhaps a kind. */
const most = (conference: boolean) => (conference ? 1 : 2)

const kindsOf = (title: readonly Thing[]) => title.filter((one) => one !== 'X').length

/** Whether a tap changes anything: there is no room for a third kind. */
export function takes(title: readonly Thing[], thing: Thing, conference: boolean): boolean {
  return thing === 'X' || title.includes(thing) || kindsOf(title) < most(conference)
}

/** The title after a tap: with the kind at its end, or without it. */
export function tapped(title: readonly Thing[], thing: Thing, conference: boolean): Thing[] {
  if (title.includes(thing)) return title.filter((one) => one !== thing)
  return takes(title, thing, conference) ? [...title, thing] : [...title]
}

/** Whether a kind is missing still: a dwarf planet that is the only one has no title of its own. */
export function isHalf(title: readonly Thing[], mode: Mode): boolean {
  return title.length === 1 && title[0] === 'D' && FIGURES[mode].counts.D === 1
}

/** Conferences are about Planet X, whether or not it was tapped. */
export function withPlanetX(title: readonly Thing[]): Thing[] {
  return title.length === 0 || title.includes('X') ? [...title] : ['X', ...title]
}
