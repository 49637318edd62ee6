/** Whom a board waits for, and what lies before each player. */

import { namesAt, type Scene } from '../table/seats/names'
import type { Numbered } from '../table/connection/stream'
import { PAWNS, type Board, type Desk } from '../wire/ptolemaeus'
import type { TableShown } from '../wire/types'
import { areaOf, scoreOf, totalOf } from './score'

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
  return { points: totalOf(scoreOf(areaOf(board, seat, desk))), more: desk === null }
}

/** What counts towards the 12 points that end the game at once, where that is not all that can be
 *  seen; null where it is, or where nobody races. */
export function racingPoints(board: Board, seat: number, desk: Desk | null): number | null {
  if (board.race !== 'planets' || board.pawns.length === 1 || board.stage.type === 'over')
    return null
  const { planets, novas } = scoreOf(areaOf(board, seat, desk))
  return planets + novas
}

/** What sentences about this table need to know. */
export function sceneOf(table: TableShown, viewer: number | null): Scene {
  return { names: namesAt(table), viewer }
}
