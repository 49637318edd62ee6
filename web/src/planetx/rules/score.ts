/** The final score, its ties and the shared victory (rules 7). */

import type { Mode, Thing } from '../../wire/types'
import { FIGURES, FINDER_POINTS, FIRST_BONUS, LATE_POINTS_PER_SECTOR } from './figures'
import { isFirst, type Submitted } from './judged'

/** A theory that proved right, and the phase it was submitted in. All theories of last chances are one
 *  phase, after every other. */
export interface RightTheory extends Submitted {
  player: number
  thing: Thing
}

/** A right locate and its points (see `locatePoints`). */
export interface RightLocate {
  player: number
  points: number
}

export interface PlayerScore {
  firstBonuses: number
  theories: number
  planetX: number
  total: number
}

export interface Score {
  players: PlayerScore[]
  /** Whoever won; several share the victory. */
  winners: number[]
  /** What decided between equal totals: null if nothing had to. */
  tie: 'planet-x' | 'first-bonuses' | 'shared' | null
}

export function score(
  mode: Mode,
  players: number,
  right: readonly RightTheory[],
  located: readonly RightLocate[],
): Score {
  const scores = Array.from({ length: players }, (_, player) =>
    scoreOf(mode, player, right, located),
  )
  const winners = winnersOf(scores)
  return { players: scores, winners, tie: tieOf(scores, winners) }
}

/** What a right locate scores: the finder's (0 behind), or a last chance's, which earns more further behind. */
export function locatePoints(behind: number): number {
  return behind === 0 ? FINDER_POINTS : LATE_POINTS_PER_SECTOR * behind
}

export function theoryPoints(thing: Thing, mode: Mode): number {
  return FIGURES[mode].points[thing] ?? 0
}

function scoreOf(
  mode: Mode,
  player: number,
  right: readonly RightTheory[],
  located: readonly RightLocate[],
): PlayerScore {
  const own = right.filter((one) => one.player === player)
  const firstBonuses = own.filter((one) => isFirst(one, right)).length * FIRST_BONUS
  const theories = own.reduce((sum, one) => sum + theoryPoints(one.thing, mode), 0)
  const planetX = located
    .filter((one) => one.player === player)
    .reduce((sum, one) => sum + one.points, 0)
  return { firstBonuses, theories, planetX, total: firstBonuses + theories + planetX }
}

type Rank = (score: PlayerScore) => number

/** In this order: the total, then Planet X points, then first bonuses. */
const RANKS: Rank[] = [(one) => one.total, (one) => one.planetX, (one) => one.firstBonuses]

function winnersOf(scores: readonly PlayerScore[]): number[] {
  return RANKS.reduce((left, rank) => bestBy(rank, left, scores), [...scores.keys()])
}

function bestBy(rank: Rank, left: readonly number[], scores: readonly PlayerScore[]): number[] {
  const ranked = left.map((player) => rank(scores[player]!))
  const best = Math.max(...ranked)
  return left.filter((_, place) => ranked[place] === best)
}

function tieOf(scores: readonly PlayerScore[], winners: readonly number[]): Score['tie'] {
  const all = [...scores.keys()]
  const byTotal = bestBy(RANKS[0]!, all, scores)
  if (byTotal.length < 2) return null
  if (winners.length > 1) return 'shared'
  return bestBy(RANKS[1]!, byTotal, scores).length === 1 ? 'planet-x' : 'first-bonuses'
}
