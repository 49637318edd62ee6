/** Moments everybody should notice, read off the stream: conferences, peer reviews, and what others'
 *  locates came to. The own one is answered where it was asked. */

import type { Numbered } from '../../table/connection/stream'
import type { ConferenceHeld, LocateAnnounced, SectorReviewed } from '../../wire/types'

export type Moment =
  | { kind: 'conference'; number: number; event: ConferenceHeld }
  | { kind: 'review'; number: number; phase: number; events: SectorReviewed[] }
  | { kind: 'locate'; number: number; event: LocateAnnounced }

/** The reviews of one theory phase are one moment; the others stand alone. `number` is that of the
 *  last event of the moment in the viewer's stream. */
export function momentsOf(events: readonly Numbered[]): Moment[] {
  const found: Moment[] = []
  let phase = 0
  for (const { number, event } of events) {
    const last = found.at(-1)
    switch (event.type) {
      case 'phase':
        phase = Number(event['number'])
        break
      case 'review': {
        const review = event as unknown as SectorReviewed
        if (last?.kind === 'review' && last.phase === phase) {
          found[found.length - 1] = { ...last, number, events: [...last.events, review] }
        } else {
          found.push({ kind: 'review', number, phase, events: [review] })
        }
        break
      }
      case 'conference-held':
        found.push({ kind: 'conference', number, event: event as unknown as ConferenceHeld })
        break
      case 'locate-announced':
        found.push({ kind: 'locate', number, event: event as unknown as LocateAnnounced })
        break
    }
  }
  return found
}

const MOST_SHOWN = 4

/** The last moments that have not been read. A found planet is what the last chances are about, so
 *  as long as they go on it needs no moment of its own. */
export function unreadMoments(
  events: readonly Numbered[],
  upTo: number,
  lastChances: boolean,
): Moment[] {
  return momentsOf(events)
    .filter((one) => one.number >= upTo)
    .filter((one) => !(lastChances && one.kind === 'locate' && one.event.found))
    .slice(-MOST_SHOWN)
}
