/** How each score came about: every theory of every player with its points. */

import type { Board } from '../../wire/types'
import type { Outcome } from '../../table/outcome'
import { ringOf } from '../board/standing'
import { judged, type Judged } from '../rules/judged'

export interface ScoreLines {
  seat: number
  theories: Judged[]
  first: number
  forTheories: number
  planetX: number
  total: number
  won: boolean
}

/** The score sheet, best total first. Sums are the server's; the lines say where they come from. */
export function scoreLines(board: Board): ScoreLines[] {
  const stage = board.stage
  if (stage.type !== 'over') return []
  const theories = turnedOver(board)
  return stage.scores
    .map(([first, forTheories, planetX], seat) => ({
      seat,
      theories: theories.filter((one) => one.seat === seat),
      first,
      forTheories,
      planetX,
      total: first + forTheories + planetX,
      won: stage.winners.includes(seat),
    }))
    .sort((one, other) => Number(other.won) - Number(one.won) || other.total - one.total)
}

/** Totals by seat, and who won. */
export function outcomeOf(lines: readonly ScoreLines[]): Outcome {
  const seats = lines.toSorted((one, other) => one.seat - other.seat)
  return {
    totals: seats.map((one) => one.total),
    winners: seats.filter((one) => one.won).map((one) => one.seat),
  }
}

/** Who found Planet X, and who located it in a last chance: the finder's right locate ends the turns. */
export function finderOf(board: Board): { seat: number; after: number[] } {
  const [seat = 0, ...after] = board.located.map(([one]) => one)
  return { seat, after }
}

/** What decided between equal totals (rules 7); null if nothing had to. */
export function tieOf(
  lines: readonly ScoreLines[],
): 'planet-x' | 'first-bonuses' | 'shared' | null {
  const [winner, ...others] = lines
  const level = others.filter((one) => one.total === winner?.total)
  if (level.length === 0) return null
  if (level.some((one) => one.won)) return 'shared'
  return level.every((one) => one.planetX < winner!.planetX) ? 'planet-x' : 'first-bonuses'
}

function turnedOver(board: Board): Judged[] {
  const theories = board.theories.flatMap((one) =>
    one.type === 'face-down' ? [] : { ...one, right: one.type === 'face-up' },
  )
  return judged(theories, ringOf(board).points)
}
