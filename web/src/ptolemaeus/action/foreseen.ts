/** What a player has decided already when an action is sent. The table asks for it one by one; as long
 *  as it asks for exactly that, the answers go out by themselves. */

import type { Board, PtolemaeusAction } from '../../wire/ptolemaeus'
import type { Decided } from './observing.svelte'
import { begins, same } from './offered'
import { placedByItself } from './placing'

/** A second card, to be taken if nothing but the first one's place has changed. */
export interface SecondCard {
  card: number | null
  /** What lay face up beside the first. */
  beside: readonly number[]
}

export type Plan = { observation: Decided } | { second: SecondCard }

/** The answer to what is asked now, if it is decided and offered. */
export function answerOf(
  plan: Plan | null,
  board: Board,
  offered: readonly PtolemaeusAction[],
): PtolemaeusAction | null {
  const answer = (plan && decidedIn(plan, board)) ?? byItself(board)
  return answer && offered.some((one) => same(one, answer)) ? answer : null
}

function decidedIn(plan: Plan, board: Board): PtolemaeusAction | null {
  const stage = board.stage
  if ('second' in plan) {
    const { card, beside } = plan.second
    const kept = stage.type === 'second-pick' && begins(board.display, beside, false)
    return kept ? { type: 'draw', card } : null
  }
  const { signs, payments, order, planets } = plan.observation
  if (stage.type === 'paying' && isSame(stage.signs, signs)) {
    const cards = payments[stage.paid]
    return cards ? { type: 'pay', cards: [...cards] } : null
  }
  if (stage.type === 'placing' && isSame(stage.signs, signs)) {
    const sign = order[order.length - stage.left.length]
    return sign === undefined ? null : { type: 'place', sign }
  }
  if (stage.type === 'studying') {
    const planet = planets.find((one) => board.planets[one] === stage.sign)
    return planet === undefined ? null : { type: 'study', planet }
  }
  return null
}

/** Where the order of pawns cannot matter nobody is asked, whoever has paid for them. */
function byItself(board: Board): PtolemaeusAction | null {
  const sign = placedByItself(board)
  return sign === null ? null : { type: 'place', sign }
}

/** Whether a plan has more to say in this moment of the game, or later in the same action. */
export function isUnderWay(plan: Plan, board: Board): boolean {
  return 'second' in plan ? board.stage.type === 'second-pick' : isObserving(board)
}

/** Between the naming of an observation and its last pawn. */
export function isObserving({ stage }: Board): boolean {
  if (stage.type === 'studying') return stage.then.type === 'placing'
  return stage.type === 'paying' || stage.type === 'placing' || stage.type === 'sourcing'
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.join() === other.join()
}
