/** What decides between equal points: more planets studied, then more pawns on signs (rules 7). */

import type { Board, Over } from '../../wire/ptolemaeus'
import { totalOf } from '../score'

export interface Tie {
  /** `shared` if nothing does. */
  by: 'planets' | 'pawns' | 'shared'
  /** How many the winner has, and the next best. */
  most: number
  next: number
}

/** Null if the points alone say who won. */
export function tieOf(board: Board, { scores, winners }: Over): Tie | null {
  const best = Math.max(...scores.map(totalOf))
  const equal = scores.flatMap((score, seat) => (totalOf(score) === best ? [seat] : []))
  let losers = equal.filter((seat) => !winners.includes(seat))
  const [winner] = winners
  if (winner === undefined || equal.length < 2) return null
  const planets = (seat: number): number => board.studied[seat]?.length ?? 0
  const pawns = (seat: number): number =>
    (board.pawns[seat] ?? []).reduce((sum, one) => sum + one, 0)
  for (const [by, count] of [
    ['planets', planets],
    ['pawns', pawns],
  ] as const) {
    const next = Math.max(...losers.map(count))
    if (losers.length > 0 && count(winner) > next) return { by, most: count(winner), next }
    losers = losers.filter((seat) => count(seat) === count(winner))
  }
  return { by: 'shared', most: 0, next: 0 }
}
