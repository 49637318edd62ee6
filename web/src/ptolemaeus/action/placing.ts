/** Pawns of an observation are placed in the order the player names; where that cannot matter the
 *  question answers itself. */

import type { Board, Planet } from '../../wire/ptolemaeus'
import { planetsIn } from '../sky'
import { reserveOf } from '../standing'

/** The sign of the next pawn if no sign gets a third one and the reserve has one for each; null if the
 *  player has to say. */
export function placedByItself(board: Board): number | null {
  const stage = board.stage
  if (stage.type !== 'placing' || reserveOf(board, board.active) < stage.left.length) return null
  const own = board.pawns[board.active] ?? []
  const third = stage.left.some(
    (sign) => (own[sign] ?? 0) + stage.left.filter((one) => one === sign).length > 2,
  )
  return third ? null : (stage.left[0] ?? null)
}

interface Situation {
  /** Where the next pawn places itself, if it does. */
  sign: number | null
  /** Whether somebody is taking a move back. */
  leadingBack: boolean
  /** Whether one more move may be taken back without asking anybody. */
  free: boolean
  /** Whether the last thing told is that something was taken back. */
  takenBack: boolean
}

/** What is done where the order of pawns cannot matter: nobody is led back to a question that was never
 *  asked, as far as that is free. Whoever comes back to it later decides. */
export function answersItself(situation: Situation): 'place' | 'undo' | null {
  const { sign, leadingBack, free, takenBack } = situation
  if (sign === null) return null
  if (leadingBack) return free ? 'undo' : null
  return takenBack ? null : 'place'
}

/** What pawns on these signs would study: per sign with a third pawn, the planets to choose from. */
export function studiedBy(signs: readonly number[], board: Board, seat: number): Planet[][] {
  const own = board.pawns[seat] ?? []
  const studied = board.studied[seat] ?? []
  return [...new Set(signs)]
    .filter((sign) => (own[sign] ?? 0) + signs.filter((one) => one === sign).length > 2)
    .map((sign) => planetsIn(board, sign).filter((planet) => !studied.includes(planet)))
}
