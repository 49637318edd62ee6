/** The news a player comes back to: the answer to the own last question, and what the others have
 *  done since. */

import type { Numbered } from '../../table/connection/stream'
import { sayEvent, type LogEvent, type Scene } from '../words/events'

export interface Answer {
  number: number
  text: string
}

const ANSWERS = new Set(['survey', 'target', 'research', 'locate'])

export function lastAnswer(events: readonly Numbered[], scene: Scene): Answer | null {
  const last = events.findLast(({ event }) => ANSWERS.has(event.type))
  const text = last ? sayEvent(last.event as unknown as LogEvent, scene).learned : null
  return last && text ? { number: last.number, text } : null
}

const ACTS = new Set(['survey-announced', 'target-announced', 'research-announced', 'laid'])
const OWN_ACTS = new Set(['survey', 'target', 'research', 'locate', 'chosen', 'placed'])

/** Oldest first. Locates and reviews are moments of their own. */
export function othersSince(events: readonly Numbered[]): Numbered[] {
  const own = events.findLastIndex(({ event }) => OWN_ACTS.has(event.type))
  return events.slice(own + 1).filter(({ event }) => ACTS.has(event.type))
}
