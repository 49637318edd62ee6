/** An observation being put together: what is paid for each of its signs, in which order its pawns
 *  come, what they study. The cheapest payment and the order that moves fewest pawns are proposed. */

import type { Board, Planet } from '../../wire/ptolemaeus'
import {
  cheapest,
  howMany,
  paidOtherwise,
  payingWith,
  waysToPay,
  type Cards,
  type Purse,
} from './payment'
import { ordersOf, studiedBy } from './placing'

/** All that is decided of an observation before its first pawn is paid for. */
export interface Decided {
  signs: readonly number[]
  payments: readonly Cards[]
  order: readonly number[]
  /** The planets to be studied, as far as there is a choice and it is made. */
  planets: readonly Planet[]
}

export class Observing {
  #wanted = $state.raw<Cards[] | null>(null)
  #moved = $state(0)
  planets = $state.raw<readonly Planet[]>([])
  /** Whether other ways to pay are looked at. */
  open = $state(false)
  readonly #signs: () => readonly number[]
  readonly #purse: () => Purse
  readonly #board: () => Board

  constructor(signs: () => readonly number[], purse: () => Purse, board: () => Board) {
    this.#signs = signs
    this.#purse = purse
    this.#board = board
  }

  readonly purse = $derived.by(() => this.#purse())
  readonly signs = $derived.by(() => this.#signs())
  /** One for each sign; none while nothing is observed. */
  readonly payments = $derived.by(() => this.#wanted ?? cheapest(this.signs, this.purse) ?? [])
  /** Whether they could be other ones. */
  readonly isFree = $derived.by(() =>
    this.signs.some((_, index) => waysToPay(this.signs, index, this.purse).length > 1),
  )
  readonly cards = $derived.by(() => this.payments.flat())
  /** Orders of the pawns that make a difference. */
  readonly orders = $derived.by(() => {
    const board = this.#board()
    return this.signs.length > 1 ? ordersOf(board, board.active, this.signs) : []
  })
  readonly order = $derived.by(() => this.orders[this.#moved]?.signs ?? this.signs)
  /** Studies with more than one planet to choose from. */
  readonly studies = $derived.by(() => {
    const board = this.#board()
    return studiedBy(this.signs, board, board.active).filter(({ planets }) => planets.length > 1)
  })
  readonly decided = $derived.by((): Decided => ({
    signs: this.signs,
    payments: this.payments,
    order: this.order,
    planets: this.planets,
  }))

  reset(): void {
    this.#wanted = null
    this.#moved = 0
    this.planets = []
    this.open = false
  }

  /** Pay for one of the signs with other cards. */
  pay(index: number, cards: Cards): void {
    this.#wanted = paidOtherwise(this.signs, this.purse, this.payments, index, cards)
  }

  /** Take up what was put together before, as far as it is still possible. */
  resume({ payments, order, planets }: Decided): void {
    this.#wanted = cheapest(this.signs, this.purse, payments)
    this.follow(order)
    this.planets = planets
  }

  /** More of a card of the hand, or less where there is no more; false if no payment does so. */
  tapCard(card: number): boolean {
    const now = howMany(this.cards, card)
    const found =
      payingWith(this.signs, this.purse, card, (count) => count > now) ??
      payingWith(this.signs, this.purse, card, (count) => count < now)
    if (found) this.#wanted = found
    return found !== null
  }

  /** Let the pawns come in one of the orders. */
  follow(order: readonly number[]): void {
    this.#moved = Math.max(
      0,
      this.orders.findIndex(({ signs }) => signs.join() === order.join()),
    )
  }

  /** Study this one of the planets in its sign, or leave it open again. */
  study(planet: Planet): void {
    const together = this.studies.find(({ planets }) => planets.includes(planet))?.planets ?? []
    const others = this.planets.filter((one) => !together.includes(one))
    this.planets = this.planets.includes(planet) ? others : [...others, planet]
  }
}
