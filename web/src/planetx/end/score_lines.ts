/** How each score came about: every theory of every player with its points. */

import type { Board, FaceUp } from '../../wire/types'
import { ringOf } from '../board/standing'
import type { Thing } from '../objects'

export interface JudgedTheory {
  number: number
  sector: number
  thing: Thing
  right: boolean
  points: number
  first: boolean
}

export interface ScoreLines {
  seat: number
  theories: JudgedTheory[]
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
  return stage.scores
    .map(([first, forTheories, planetX], seat) => ({
      seat,
      theories: judged(board, seat),
      first,
      forTheories,
      planetX,
      total: first + forTheories + planetX,
      won: stage.winners.includes(seat),
    }))
    .sort((one, other) => Number(other.won) - Number(one.won) || other.total - one.total)
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

function judged(board: Board, seat: number): JudgedTheory[] {
  const points = ringOf(board).points
  return board.theories.flatMap((theory) => {
    if (theory.seat !== seat || theory.type === 'face-down') return []
    const right = theory.type === 'face-up'
    return {
      number: theory.number,
      sector: theory.sector,
      thing: theory.thing,
      right,
      points: right ? (points[theory.thing] ?? 0) : 0,
      first: right && isFirst(board, theory),
    }
  })
}

/** Whether nobody submitted the sector's right theory in an earlier phase. */
function isFirst(board: Board, theory: FaceUp): boolean {
  return board.theories.every(
    (other) =>
      other.type !== 'face-up' || other.sector !== theory.sector || other.phase >= theory.phase,
  )
}
