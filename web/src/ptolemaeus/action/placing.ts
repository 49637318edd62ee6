/** Pawns of an observation come in the order the player names. It makes a difference only where the
 *  reserve is short: a third pawn that studies sets two free, and those that come before it may have
 *  to be moved from elsewhere. */

import type { Board, Planet } from '../../wire/ptolemaeus'
import { planetsIn } from '../sky'
import { reserveOf } from '../standing'

export interface Order {
  signs: number[]
  /** How many pawns have to be moved from other signs. */
  moved: number
}

/** One order for each outcome, the fewest moved pawns first. `left` of the signs still need a pawn. */
export function ordersOf(
  board: Board,
  seat: number,
  signs: readonly number[],
  left: readonly number[] = signs,
): Order[] {
  const found = new Map<number, Order>()
  for (const order of permuted(left)) {
    const moved = movedBy(order, board, seat, signs)
    if (moved !== null && !found.has(moved)) found.set(moved, { signs: order, moved })
  }
  return [...found.values()].sort((one, other) => one.moved - other.moved)
}

/** How many pawns this order has to move; null if they do not suffice. */
function movedBy(
  order: readonly number[],
  board: Board,
  seat: number,
  signs: readonly number[],
): number | null {
  const own = [...(board.pawns[seat] ?? [])]
  let reserve = reserveOf(board, seat)
  let moved = 0
  for (const sign of order) {
    if (reserve > 0) reserve -= 1
    else moved += 1
    own[sign] = (own[sign] ?? 0) + 1
    if (own[sign] > 2) {
      own[sign] -= 3
      reserve += 2
    }
  }
  const movable = (board.pawns[seat] ?? []).reduce(
    (sum, count, sign) => sum + (signs.includes(sign) ? 0 : count),
    0,
  )
  return moved <= movable ? moved : null
}

function permuted(signs: readonly number[]): number[][] {
  if (signs.length === 0) return [[]]
  return [...new Set(signs)].flatMap((first) => {
    const at = signs.indexOf(first)
    return permuted(signs.filter((_, index) => index !== at)).map((others) => [first, ...others])
  })
}

/** The sign of the next pawn where the order cannot matter; null if the player has to say. */
export function placedByItself(board: Board): number | null {
  const stage = board.stage
  if (stage.type !== 'placing') return null
  const orders = ordersOf(board, board.active, stage.signs, stage.left)
  return orders.length === 1 ? orders[0]!.signs[0]! : null
}

export interface Studied {
  sign: number
  /** The planets to choose from. */
  planets: Planet[]
}

/** What pawns on these signs would study, per sign that gets a third one. */
export function studiedBy(signs: readonly number[], board: Board, seat: number): Studied[] {
  const studied = board.studied[seat] ?? []
  return [...new Set(signs)]
    .filter((sign) => arriving(signs, sign, board, seat) > 2)
    .map((sign) => ({
      sign,
      planets: planetsIn(board, sign).filter((planet) => !studied.includes(planet)),
    }))
}

/** Signs where a pawn would stay until the comet stops there and sends it home. */
export function sentHome(
  signs: readonly number[],
  board: Board,
  seat: number,
  comet: number | undefined,
): boolean {
  return comet !== undefined && signs.includes(comet) && arriving(signs, comet, board, seat) % 3 > 0
}

function arriving(signs: readonly number[], sign: number, board: Board, seat: number): number {
  return (board.pawns[seat]?.[sign] ?? 0) + signs.filter((one) => one === sign).length
}
