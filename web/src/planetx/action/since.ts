/** The news a player comes back to: the answer to the own last question, and what the others have
 *  done since. */

import type { Numbered } from '../../table/connection/stream'
import { sayEvent, type LogEvent, type Scene } from '../words/events'

export interface Answer {
  number: number
  /** What was learned; null where only the question can be read. */
  text: string | null
}

const ANSWERS = new Set(['survey', 'target', 'research', 'locate'])
const QUESTIONS = new Set([...ANSWERS].map((one) => `${one}-announced`))

export function lastAnswer(events: readonly Numbered[], scene: Scene): Answer | null {
  const last = events.findLast(
    (one) =>
      ANSWERS.has(one.event.type) || (QUESTIONS.has(one.event.type) && by(scene.viewer, one)),
  )
  if (!last) return null
  return { number: last.number, text: sayEvent(last.event as unknown as LogEvent, scene).learned }
}

const ACTS = new Set(['survey-announced', 'target-announced', 'research-announced', 'laid'])
const OWN_ACTS = new Set(['survey', 'target', 'research', 'locate', 'chosen', 'placed'])
/** Own acts as everybody is told them. */
const ANNOUNCED = new Set([...ACTS, 'locate-announced', 'sealed'])

/** Oldest first. Locates and reviews are moments of their own. */
export function othersSince(events: readonly Numbered[], viewer: number | null = null): Numbered[] {
  const own = events.findLastIndex(
    (one) => OWN_ACTS.has(one.event.type) || (ANNOUNCED.has(one.event.type) && by(viewer, one)),
  )
  return events.slice(own + 1).filter(({ event }) => ACTS.has(event.type))
}

const by = (seat: number | null, { event }: Numbered) => seat !== null && event['seat'] === seat
