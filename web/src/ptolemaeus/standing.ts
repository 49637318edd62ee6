/** Whom a board waits for, and what lies before each player. */

import { namesAt, type Scene } from '../table/seats/names'
import type { Numbered } from '../table/connection/stream'
import {
  OBJECTIVE_POINTS,
  PAWNS,
  PLANET_POINTS,
  TOKENS_PER_POINT,
  type Board,
  type Desk,
  type Score,
} from '../wire/ptolemaeus'
import type { TableShown } from '../wire/types'

export function waitingFor(board: Board): number[] {
  const stage = board.stage
  switch (stage.type) {
    case 'discarding':
      return stage.waiting
    case 'recalling':
      return stage.queue.slice(0, 1).map(([seat]) => seat)
    case 'over':
    case 'setting-up':
      return []
    default:
      return [board.active]
  }
}

/** Whether the turn that runs is an extra one; every round's end ends it. */
export function isExtraTurn(events: readonly Numbered[]): boolean {
  const last = events.findLast(
    ({ event }) => event.type === 'turn' || event.type === 'planets-moved',
  )
  return last?.event['extra'] === true
}

export function reserveOf(board: Board, seat: number): number {
  const placed = (board.pawns[seat] ?? []).reduce((sum, count) => sum + count, 0)
  return PAWNS - placed - (board.studied[seat]?.length ?? 0)
}

/** The points that can be seen; all of them of whoever's desk lies open. */
export function pointsOf(
  board: Board,
  seat: number,
  desk: Desk | null,
): { points: number; more: boolean } {
  if (board.stage.type === 'over')
    return { points: totalOf(board.stage.scores[seat]!), more: false }
  const studied = board.studied[seat] ?? []
  const seen =
    (PLANET_POINTS[studied.length] ?? 0) + Math.floor((board.tokens[seat] ?? 0) / TOKENS_PER_POINT)
  if (desk === null) return { points: seen, more: true }
  const novas = desk.bonuses.filter((card) => card === 'nova-constellatio').length
  const met = desk.objective.filter((planet) => studied.includes(planet)).length
  return { points: seen + novas + (OBJECTIVE_POINTS[met] ?? 0), more: false }
}

/** What counts towards the 12 points that end the game at once, where that is not all that can be
 *  seen; null where it is, or where nobody races. */
export function racingPoints(board: Board, seat: number, desk: Desk | null): number | null {
  if (board.race !== 'planets' || board.pawns.length === 1 || board.stage.type === 'over')
    return null
  const novas = desk?.bonuses.filter((card) => card === 'nova-constellatio').length ?? 0
  return (PLANET_POINTS[board.studied[seat]?.length ?? 0] ?? 0) + novas
}

export function totalOf(score: Score): number {
  return score.planets + score.novas + score.asteroids + score.objective
}

/** What sentences about this table need to know. */
export function sceneOf(table: TableShown, viewer: number | null): Scene {
  return { names: namesAt(table), viewer }
}
