/** The log: what happened, line by line, and what only this viewer has heard. */

import type { LogLine } from '../../table/log_lines'
import type { Numbered } from '../../table/stream'

/** Things told that make no line: titles stand with the topics, the rest can be seen. */
const SILENT = new Set(['topic-titled', 'conference-titled', 'earth', 'advanced', 'phase-closed'])

/** Things told with an answer that nobody else got. */
const PRIVATE = new Set(['facts', 'survey', 'target', 'research', 'locate', 'chosen', 'placed', 'withdrawn'])

export interface Line extends LogLine {
  event: Numbered['event']
  /** Told to this viewer alone. */
  only: boolean
}

export function linesOf(events: readonly Numbered[]): Line[] {
  return events
    .filter(({ event }) => !SILENT.has(event.type))
    .map(({ number, event }) => ({
      number,
      event,
      seat: typeof event['seat'] === 'number' ? event['seat'] : null,
      only: PRIVATE.has(event.type),
    }))
}
