/** The log: what happened, line by line, and what only this viewer has heard. */

import { sayWithSince, type LogLine } from '../../table/log/log_lines'
import { isMark, type Numbered } from '../../table/connection/stream'
import { sayEvent, type LogEvent, type Said, type Scene } from '../words/events'
import { t } from '../../i18n/messages.svelte'

/** Things told that make no line: titles stand with the topics, the rest can be seen, and which
 *  version dealt is nobody's question while it is this one. */
const SILENT = new Set([
  ...['generator', 'topic-titled', 'conference-titled'],
  ...['earth', 'advanced', 'phase-closed'],
])

/** Things told with an answer that nobody else got. */
const PRIVATE = new Set([
  'facts',
  'survey',
  'target',
  'research',
  'locate',
  'chosen',
  'placed',
  'withdrawn',
])

export interface Line extends LogLine {
  event: Numbered['event']
  /** Told to this viewer alone. */
  only: boolean
  /** What was taken back, and what went with it. */
  struck: readonly Line[]
}

export function linesOf(events: readonly Numbered[]): Line[] {
  return events
    .filter(({ event }) => !SILENT.has(event.type))
    .map((one) => {
      const { number, event } = one
      const struck = isMark(one) ? linesOf(one.event.struck) : []
      const { seat } = struck[0] ?? event
      return {
        number,
        event,
        seat: typeof seat === 'number' ? seat : null,
        only: PRIVATE.has(event.type),
        struck,
      }
    })
}

export function sayLine({ event, seat, struck }: Line, scene: Scene): Said {
  const [move] = struck
  if (!move) return sayEvent(event as unknown as LogEvent, scene)
  const text = sayWithSince(t('log-taken-back', { text: sayLine(move, scene).text }), seat, struck)
  return { text, learned: null, details: [] }
}
