/** What a whole observation costs. For each sign the offer says what the hand can pay for it alone; a
 *  payment for all of them takes one of these for each, and no card twice. */

import { JOKER, type ObserveOffer } from '../../wire/ptolemaeus'
import type { Sky } from '../sky'

export type Cards = readonly number[]

export interface Purse {
  /** How many of each card are held. */
  hand: readonly number[]
  prices: ObserveOffer['prices']
  sky: Sky
}

interface Priced {
  cards: Cards
  weight: number
}

/** The cheapest payments for these signs, in their order; `fixed` ones are settled already. Null if
 *  there are none. */
export function cheapest(
  signs: readonly number[],
  purse: Purse,
  fixed: readonly (Cards | null)[] = [],
): Cards[] | null {
  const lists = signs.map((sign, index) => {
    const settled = fixed[index]
    return settled ? [priced(settled, purse)] : pricesOf(sign, purse)
  })
  return lightest(lists, purse.hand)?.map(({ cards }) => cards) ?? null
}

/** What one of the signs can be paid with, so that the others can be paid for too. */
export function waysToPay(signs: readonly number[], index: number, purse: Purse): Cards[] {
  return pricesOf(signs[index]!, purse)
    .map(({ cards }) => cards)
    .filter((cards) => cheapest(signs, purse, fixedAt(index, cards)) !== null)
}

/** The same payments but for one; those that share a card with it are made anew. */
export function paidOtherwise(
  signs: readonly number[],
  purse: Purse,
  payments: readonly Cards[],
  index: number,
  cards: Cards,
): Cards[] | null {
  const kept = payments.map((one, at) => (at === index ? cards : one))
  return cheapest(signs, purse, kept) ?? cheapest(signs, purse, fixedAt(index, cards))
}

/** The cheapest payments with as many of one card as it should be. */
export function payingWith(
  signs: readonly number[],
  purse: Purse,
  card: number,
  enough: (count: number) => boolean,
): Cards[] | null {
  let best: Cards[] | null = null
  let least = Infinity
  const lists = signs.map((sign) => pricesOf(sign, purse))
  for (const ways of allOf(lists, purse.hand)) {
    const weight = sum(ways.map((one) => one.weight))
    const payments = ways.map(({ cards }) => cards)
    if (weight < least && enough(howMany(payments.flat(), card))) {
      best = payments
      least = weight
    }
  }
  return best
}

export const howMany = (cards: Cards, card: number): number =>
  cards.filter((one) => one === card).length

function fixedAt(index: number, cards: Cards): (Cards | null)[] {
  return Array.from({ length: index + 1 }, (_, at) => (at === index ? cards : null))
}

function pricesOf(sign: number, purse: Purse): Priced[] {
  const offered = purse.prices.find((one) => one.sign === sign)?.payments ?? []
  return offered
    .map((cards) => priced(cards, purse))
    .sort((one, other) => one.weight - other.weight)
}

/** Few cards first, then few jokers, then cards of signs where nothing stands, which pay for nothing
 *  alone, then those held in plenty. */
function priced(cards: Cards, { hand, sky }: Purse): Priced {
  const jokers = howMany(cards, JOKER)
  const named = cards.filter((card) => sky.planets.includes(card) || sky.comet === card).length
  const held = sum(cards.map((card) => hand[card] ?? 0))
  return { cards, weight: cards.length * 1e6 + jokers * 1e4 + named * 1e3 - held }
}

/** One of each list, no card twice, with the least weight; the lists go from light to heavy. */
function lightest(
  lists: readonly Priced[][],
  hand: readonly number[],
  below = Infinity,
): Priced[] | null {
  const [first, ...others] = lists
  if (first === undefined) return []
  const rest = sum(others.map((list) => list[0]?.weight ?? Infinity))
  let best: Priced[] | null = null
  for (const one of first) {
    if (one.weight + rest >= below) break
    const left = without(hand, one.cards)
    const found = left && lightest(others, left, below - one.weight)
    if (!found) continue
    best = [one, ...found]
    below = sum(best.map(({ weight }) => weight))
  }
  return best
}

function* allOf(lists: readonly Priced[][], hand: readonly number[]): Generator<Priced[]> {
  const [first, ...others] = lists
  if (first === undefined) {
    yield []
    return
  }
  for (const one of first) {
    const left = without(hand, one.cards)
    if (left) for (const rest of allOf(others, left)) yield [one, ...rest]
  }
}

/** What is left of a hand; null if it does not hold these cards. */
function without(hand: readonly number[], cards: Cards): number[] | null {
  const left = [...hand]
  for (const card of cards) {
    left[card] = (left[card] ?? 0) - 1
    if (left[card]! < 0) return null
  }
  return left
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
