/** The action a player is putting together, by buttons, on the wheel or from the hand. It knows no
 *  rules: a trail of signs or cards is compared with the actions that are offered. */

import type { Board, PtolemaeusAction, PtolemaeusOffers } from '../../wire/ptolemaeus'
import { actionsOf, begins, cardsOf, offerOf, same, signsOf } from './offered'
import { whyNotCard, whyNotSign, type Reason } from './why_not'

export class Choice {
  action = $state.raw<PtolemaeusAction | null>(null)
  /** Signs tapped on the wheel so far, and cards of the hand. */
  trail = $state.raw<readonly number[]>([])
  cards = $state.raw<readonly number[]>([])
  /** Why what was touched last cannot be done. */
  reason = $state.raw<Reason | null>(null)
  readonly #offers: () => PtolemaeusOffers
  readonly #board: () => Board

  constructor(offers: () => PtolemaeusOffers, board: () => Board) {
    this.#offers = offers
    this.#board = board
  }

  readonly actions = $derived.by(() => actionsOf(this.#offers()))
  /** What is left to do if there is nothing to choose. */
  readonly only = $derived.by(() => (this.actions.length === 1 ? this.actions[0]! : null))
  readonly targets = $derived.by(() => offerOf(this.#offers(), 'observe')?.targets ?? [])
  readonly barred = $derived.by(() => offerOf(this.#offers(), 'observe')?.barred ?? [])

  /** Signs that can be tapped now, after those of the trail. */
  readonly signs = $derived.by(() => {
    const going = this.#onWheel(this.trail)
    const fresh = this.trail.length > 0 && this.#isWhole() ? this.#onWheel([]) : going
    const found = [...going, ...fresh].flatMap(({ signs, inOrder }) =>
      inOrder ? signs.slice(this.trail.length, this.trail.length + 1) : signs,
    )
    return [...new Set(found)]
  })
  /** Signs that are chosen, to be shown on the wheel. */
  readonly pickedSigns = $derived.by(() =>
    this.action ? signsOf(this.action, this.#board()) : [...this.trail],
  )
  /** Cards of the hand that are chosen. */
  readonly pickedCards = $derived.by(() => (this.action ? cardsOf(this.action) : [...this.cards]))
  /** Cards of the hand that can be tapped now. */
  readonly openCards = $derived.by(() => [...new Set(this.actions.flatMap(cardsOf))])

  /** Everything chosen so far, to tell it from another choice. */
  get all(): string {
    return JSON.stringify([this.action, this.trail, this.cards, this.reason])
  }

  /** A new question: the only thing to do is chosen already, and the only pawn that can move. */
  begin(): void {
    this.reset()
    this.action = this.only
    const moves = this.actions.filter((one) => one.type === 'move')
    const sources = new Set(moves.map((one) => one.source))
    if (sources.size === 1) this.trail = [...sources]
  }

  reset(): void {
    this.action = null
    this.trail = []
    this.cards = []
    this.reason = null
  }

  /** Choose; true if it had been chosen already, which says yes to it. */
  pick(action: PtolemaeusAction): boolean {
    const again = same(this.action, action)
    this.reset()
    this.action = action
    this.trail = signsOf(action, this.#board())
    this.cards = cardsOf(action)
    return again
  }

  observe(signs: number[]): void {
    this.pick({ type: 'observe', signs })
  }

  /** Say why not; what was chosen before stays chosen. */
  refuse(code: string, facts: Reason['facts'] = {}): void {
    this.reason = { code, facts }
  }

  /** One more sign, or a new beginning if nothing goes on from here; true if that chose the same
   *  again, which says yes to it. */
  tapSign(sign: number): boolean {
    const before = this.trail.at(-1) === sign ? this.action : null
    if (this.#follow([...this.trail, sign]) || this.#next([sign]) || this.#follow([sign])) {
      return before !== null && same(before, this.action)
    }
    const { code, facts } = whyNotSign(sign, this.#offers(), this.#board())
    this.refuse(code, facts)
    return false
  }

  /** One more card of the hand, or a new beginning; true if that chose the same again. */
  tapCard(card: number): boolean {
    const before = this.cards.at(-1) === card ? this.action : null
    if (this.#follow([...this.cards, card], 'hand') || this.#follow([card], 'hand')) {
      return before !== null && same(before, this.action)
    }
    this.refuse(whyNotCard(card, this.#offers(), this.#board()))
    return false
  }

  /** Of several actions about the same signs the one after the chosen one. */
  #next(trail: number[]): boolean {
    const all = this.#onWheel(trail).filter(({ signs }) => signs.length === trail.length)
    const at = all.findIndex(({ action }) => same(action, this.action))
    if (at < 0 || all.length < 2) return false
    this.pick(all[(at + 1) % all.length]!.action)
    return true
  }

  #follow(trail: number[], where: 'wheel' | 'hand' = 'wheel'): boolean {
    const found = where === 'wheel' ? this.#onWheel(trail) : this.#inHand(trail)
    if (found.length === 0) return false
    const whole =
      found.find(({ signs }) => signs.length === trail.length) ??
      (found.length === 1 || found[0]!.action.type === 'observe' ? shortest(found) : null)
    this.reset()
    this.action = whole?.action ?? null
    if (where === 'wheel') this.trail = trail
    else this.cards = trail
    return true
  }

  #isWhole(): boolean {
    return this.action !== null
  }

  #onWheel(trail: readonly number[]): Way[] {
    return this.actions
      .map((action) => ({
        action,
        signs: signsOf(action, this.#board()),
        inOrder: action.type === 'move',
      }))
      .filter(({ signs, inOrder }) => signs.length > 0 && begins(signs, trail, inOrder))
  }

  #inHand(trail: readonly number[]): Way[] {
    return this.actions
      .map((action) => ({ action, signs: cardsOf(action), inOrder: false }))
      .filter(({ signs }) => signs.length > 0 && begins(signs, trail, false))
  }
}

interface Way {
  action: PtolemaeusAction
  signs: number[]
  inOrder: boolean
}

function shortest(ways: readonly Way[]): Way {
  return [...ways].sort((one, other) => one.signs.length - other.signs.length)[0]!
}
