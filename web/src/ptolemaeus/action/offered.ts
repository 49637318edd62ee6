/** The offers, opened out into single actions. No rules: what can be done is what stands in them. */

import type {
  Board,
  DiscardOffer,
  ObserveOffer,
  PayOffer,
  PlayOffer,
  PtolemaeusAction,
  PtolemaeusOffers,
  Refusal,
  StudyWithOffer,
} from '../../wire/ptolemaeus'

export type Offer = Exclude<PtolemaeusOffers[number], Refusal>
export type Kind = PtolemaeusAction['type']

export function kindOf(offer: Offer | Refusal): string {
  return offer.type === 'choice' || offer.type === 'refusal' ? offer.kind : offer.type
}

/** Why a kind of action is not there; null if it is. */
export function refusalOf(offers: PtolemaeusOffers, kind: Kind): Refusal | null {
  const found = offers.find((one) => kindOf(one) === kind)
  return found?.type === 'refusal' ? found : null
}

interface ByType {
  observe: ObserveOffer
  pay: PayOffer
  'study-with': StudyWithOffer
  discard: DiscardOffer
  play: PlayOffer
}

export function offerOf<T extends keyof ByType>(
  offers: PtolemaeusOffers,
  type: T,
): ByType[T] | null {
  return (offers.find((one) => one.type === type) as ByType[T] | undefined) ?? null
}

/** Every single action that the offers stand for, in their order. */
export function actionsOf(offers: PtolemaeusOffers): PtolemaeusAction[] {
  return offers.flatMap((offer) => (offer.type === 'refusal' ? [] : expanded(offer)))
}

function expanded(offer: Offer): PtolemaeusAction[] {
  switch (offer.type) {
    case 'draw':
      return offer.cards.map((card) => ({ type: 'draw', card }))
    case 'observe':
      return offer.targets.map((signs) => ({ type: 'observe', signs }))
    case 'pay':
      return offer.payments.map((cards) => ({ type: 'pay', cards }))
    case 'study-with':
      return offer.planets.flatMap(([planet, sign]) =>
        pairsElsewhere(offer.pawns, sign).map(([one, other]): PtolemaeusAction => ({
          type: 'study-with',
          planet,
          one,
          other,
        })),
      )
    case 'discard':
      return discards(offer.hand, offer.count).map((cards) => ({ type: 'discard', cards }))
    case 'play':
      return [
        ...offer.cards.map((card): PtolemaeusAction => ({ type: 'play', card, once: false })),
        ...offer.once.map((card): PtolemaeusAction => ({ type: 'play', card, once: true })),
      ]
    case 'choice':
      return offer.actions
  }
}

/** Signs of two pawns that are not on `sign`, the lower first. */
export function pairsElsewhere(pawns: readonly number[], sign: number): [number, number][] {
  const elsewhere = pawns.map((count, here) => (here === sign ? 0 : count))
  return twoOf(elsewhere)
}

/** So many of the cards held, each choice in rising order; all of them if there are no more. */
export function discards(hand: readonly number[], count: number): number[][] {
  const held = hand.flatMap((many, card) => Array.from({ length: many }, () => card))
  if (held.length <= count) return [held]
  return count === 1 ? [...new Set(held)].map((card) => [card]) : twoOf(hand)
}

function twoOf(counts: readonly number[]): [number, number][] {
  const kinds = counts.flatMap((count, kind) => (count > 0 ? [kind] : []))
  return kinds.flatMap((one) =>
    kinds
      .filter((other) => one < other || (one === other && counts[one]! > 1))
      .map((other): [number, number] => [one, other]),
  )
}

/** The signs on the wheel that an action is about, in the order they are chosen. */
export function signsOf(action: PtolemaeusAction, board: Board): number[] {
  switch (action.type) {
    case 'observe':
      return action.signs
    case 'place':
    case 'from':
    case 'recall':
    case 'replace':
      return [action.sign]
    case 'move':
      return [action.source, action.sign]
    case 'study':
      return [board.planets[action.planet]!]
    case 'study-with':
      return [board.planets[action.planet]!, action.one, action.other]
    default:
      return []
  }
}

/** The cards of the hand that an action gives away. */
export function cardsOf(action: PtolemaeusAction): number[] {
  return action.type === 'pay' || action.type === 'discard' ? action.cards : []
}

/** Whether `trail` is the beginning of `whole`: in order, or in any order. */
export function begins(
  whole: readonly number[],
  trail: readonly number[],
  inOrder: boolean,
): boolean {
  if (inOrder) return trail.every((one, index) => whole[index] === one)
  const left = [...whole]
  return trail.every((one) => {
    const found = left.indexOf(one)
    if (found >= 0) left.splice(found, 1)
    return found >= 0
  })
}

export function same(one: PtolemaeusAction | null, other: PtolemaeusAction | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Payments with as many cards together, fewest first; the server lists them so. */
export function bySize(payments: readonly (readonly number[])[]): (readonly number[])[][] {
  const sizes = [...new Set(payments.map((cards) => cards.length))].sort()
  return sizes.map((size) => payments.filter((cards) => cards.length === size))
}
