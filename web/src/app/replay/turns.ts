/** Where one turn gives way to the next, among the frames of a game. */
import type { Frame } from '../../wire/types'

/** Ptolemaeus tells when a turn begins, with whatever ended the one before; in Planet X a turn is one
 *  action, told with its answer or without. */
const MARKS = new Set<string>([
  'turn',
  ...['survey', 'target', 'research', 'locate'].flatMap((one) => [one, `${one}-announced`]),
])

export function marksTurn(frame: Frame): boolean {
  return (frame.told as { type: string }[]).some(({ type }) => MARKS.has(type))
}
