/** What people have entered in a tracked game, so that any of it can be taken back. */

import type { Numbered } from '../../table/connection/stream'
import type { SeatShown } from '../../wire/types'
import { sayEvent, type LogEvent, type Scene } from '../../planetx/words/events'

export interface Entered {
  /** Where the entry begins in this seat's stream. */
  number: number
  /** What everybody may hear of it. */
  text: string
}

/** With these an entry begins: what its own seat is told, and what the others are told instead. */
const BEGINNINGS = new Set([
  ...['survey', 'survey-announced', 'target', 'target-announced'],
  ...['research', 'research-announced', 'locate', 'locate-announced'],
  ...['chosen', 'sealed', 'placed', 'laid', 'withdrawn', 'returned'],
])

/** People's entries that still count, the last one first. Opponents answer again by themselves. */
export function enteredAt(
  events: readonly Numbered[],
  seats: readonly SeatShown[],
  scene: Scene,
): Entered[] {
  return events
    .filter(({ event }) => BEGINNINGS.has(event.type) && isPerson(seats[Number(event['seat'])]))
    .map(({ number, event }) => ({
      number,
      text: sayEvent(event as unknown as LogEvent, scene).text,
    }))
    .reverse()
}

const isPerson = (seat: SeatShown | undefined) => seat?.kind === 'person' && seat.level === ''
