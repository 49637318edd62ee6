/** Where one turn gives way to the next, among the frames of a game. */
import { GAMES } from '../../games'
import type { Frame } from '../../wire/types'

const MARKS = new Set(Object.values(GAMES).flatMap(({ replay }) => replay.turns))

export function marksTurn(frame: Frame): boolean {
  return (frame.told as { type: string }[]).some(({ type }) => MARKS.has(type))
}
