/** What the others have done since this seat last acted: the news a player comes back to. */

import type { Numbered } from '../../table/stream'

const ACTS = new Set(['survey-announced', 'target-announced', 'research-announced', 'laid'])
const OWN_ACTS = new Set(['survey', 'target', 'research', 'locate', 'chosen', 'placed'])

/** The last few of them, oldest first. Locates and reviews are moments of their own. */
export function othersSince(events: readonly Numbered[], most = 3): Numbered[] {
  const own = events.findLastIndex(({ event }) => OWN_ACTS.has(event.type))
  return events.slice(own + 1).filter(({ event }) => ACTS.has(event.type)).slice(-most)
}
