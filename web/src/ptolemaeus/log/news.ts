/** What nobody may miss, as far as it has not been read: the end of a round, planets studied, and what
 *  others' cards have brought. */

import type { Line } from './story'

const NEWS = new Set([
  'planets-moved',
  'comet-moved',
  'eclipsed',
  'discards',
  'studied',
  'stolen',
  'swept',
])
/** What is news to the others only: whoever did it knows. */
const OF_OTHERS = new Set(['played', 'replaced', 'turn'])
/** What is news to whoever it was told only. */
const OWN = new Set(['bonus'])
const MOST_SHOWN = 8

export function unreadNews(lines: readonly Line[], upTo: number, viewer: number | null): Line[] {
  return lines
    .filter((line) => line.number >= upTo && isNews(line, line.seat === viewer))
    .slice(-MOST_SHOWN)
}

function isNews({ type }: Line, mine: boolean): boolean {
  return NEWS.has(type) || (mine ? OWN : OF_OTHERS).has(type)
}
