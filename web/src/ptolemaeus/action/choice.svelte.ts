/** The action a player is putting together, by buttons, on the wheel or from the hand. It knows no
 *  rules: a trail of signs or cards is compared with the actions that are offered. */

import type { Draft } from '../../device/draft'
import {
  JOKER,
  type Board,
  type Planet,
  type PtolemaeusAction,
  type PtolemaeusOffers,
} from '../../wire/ptolemaeus'
import type { Plan } from './foreseen'
import { Observing, type Decided } from './observing.svelte'
import { actionsOf, begins, cardsOf, offerOf, same, signsOf } from './offered'
import { TwoPlusTwo } from './two_plus_two.svelte'
import { whyNotCard, whyNotSign, type Reason } from './why_not'

/** Cards to be taken, the first one first; null is the deck. */
type Drawn = readonly (number | null)[]

/** What is kept of a choice while the page is loaded anew. */
interface Chosen {
  action: PtolemaeusAction | null
  trail: readonly number[]
  cards: readonly number[]
  drawn: Drawn
  observation: Decided
  planet: Planet | null
  pawns: readonly number[]
}

export class Choice {
  action = $state.raw<PtolemaeusAction | null>(null)
  /** Signs tapped on the wheel so far, and cards of the hand. */
  trail = $state.raw<readonly number[]>([])
  cards = $state.raw<readonly number[]>([])
  /** The second card, where both are taken at once. */
  #second = $state.raw<{ card: number | null } | null>(null)
  /** Why what was touched last cannot be done. */
  reason = $state.raw<Reason | null>(null)
  /** The sign tapped last, if nothing was chosen in another way since. */
  #tapped: number | null = null
  #decision: string | null = null
  /** What was chosen when the question came. */
  #proposed = ''
  readonly #offers: () => PtolemaeusOffers
  readonly #board: () => Board
  readonly observing: Observing
  readonly two: TwoPlusTwo
  readonly #draft: Draft | null

  constructor(
    offers: () => PtolemaeusOffers,
    board: () => Board,
    hand: () => readonly number[] = () => [],
    draft: Draft | null = null,
  ) {
    this.#offers = offers
    this.#board = board
    this.#draft = draft
    this.observing = new Observing(
      () => (this.action?.type === 'observe' ? this.action.signs : []),
      () => ({ hand: hand(), prices: offerOf(offers(), 'observe')?.prices ?? [], sky: board() }),
      board,
    )
    this.two = new TwoPlusTwo(() => offerOf(offers(), 'study-with'))
  }

  readonly actions = $derived.by(() => actionsOf(this.#offers()))
  /** What is left to do if there is nothing to choose. */
  readonly only = $derived.by(() => (this.actions.length === 1 ? this.actions[0]! : null))
  readonly targets = $derived.by(() => offerOf(this.#offers(), 'observe')?.targets ?? [])
  readonly barred = $derived.by(() => offerOf(this.#offers(), 'observe')?.barred ?? [])

  /** Signs that can be tapped now, after those of the trail. */
  readonly signs = $derived.by(() => {
    if (this.two.planets.length > 0) return [...this.#forTwo]
    const going = this.#onWheel(this.trail)
    const fresh = this.trail.length > 0 && this.action !== null ? this.#onWheel([]) : going
    const found = [...going, ...fresh].flatMap(({ signs, inOrder }) =>
      inOrder ? signs.slice(this.trail.length, this.trail.length + 1) : signs,
    )
    return [...new Set(found)]
  })
  readonly #forTwo = $derived.by(
    () =>
      new Set(
        this.two.planet === null ? this.two.planets.map(([, sign]) => sign) : this.two.elsewhere,
      ),
  )
  /** Signs that are chosen, to be shown on the wheel. */
  readonly pickedSigns = $derived.by(() => {
    if (this.action) return signsOf(this.action, this.#board())
    return this.two.sign === null ? [...this.trail] : [this.two.sign, ...this.two.pawns]
  })
  /** Cards of the hand that are chosen. */
  readonly pickedCards = $derived.by(() => {
    if (this.action?.type === 'observe') return this.observing.cards
    return this.action ? cardsOf(this.action) : [...this.cards]
  })
  /** Cards of the hand that can be tapped now. */
  readonly openCards = $derived.by(() => {
    const prices = this.observing.purse.prices
    const { signs } = this.observing
    const paying = prices.filter(({ sign }) => signs.includes(sign)).flatMap((one) => one.payments)
    return [...new Set([...paying.flat(), ...this.actions.flatMap(cardsOf)])]
  })
  readonly drawn = $derived.by((): Drawn => {
    if (this.action?.type !== 'draw') return []
    return this.#second ? [this.action.card, this.#second.card] : [this.action.card]
  })
  /** What is decided beyond the action itself. */
  readonly plan = $derived.by((): Plan | null => {
    if (this.action?.type === 'observe') return { observation: this.observing.decided }
    const [first, card] = this.drawn
    if (card === undefined) return null
    const beside = [...this.#board().display]
    if (first !== null) beside.splice(beside.indexOf(first!), 1)
    return { second: { card, beside } }
  })

  /** Everything chosen so far, to tell it from another choice. */
  get all(): string {
    return JSON.stringify([this.#chosen, this.reason])
  }

  get #chosen(): Chosen {
    const { action, trail, cards, drawn } = this
    const { planet, pawns } = this.two
    return { action, trail, cards, drawn, observation: this.observing.decided, planet, pawns }
  }

  /** A new question: what goes without saying is chosen already. The only thing to do, the cheapest
   *  payment, the end of a turn whose action is done, the only pawn that can move. */
  begin(decision: string | null = null): void {
    this.reset()
    const goesOn = this.actions.find(({ type }) => type === 'pay' || type === 'end')
    this.action = this.only ?? goesOn ?? null
    const moves = this.actions.filter((one) => one.type === 'move')
    const sources = new Set(moves.map((one) => one.source))
    if (sources.size === 1) this.trail = [...sources]
    this.#decision = decision
    this.#proposed = this.all
    this.#takeUp((this.#draft?.kept(decision) ?? null) as Chosen | null)
  }

  /** Keep what is chosen, for the page may be gone in a moment. */
  keep(): void {
    if (this.all === this.#proposed || this.#decision === null) return
    this.#draft?.keep(this.#decision, this.#chosen)
  }

  /** What was chosen before the page was loaded anew. */
  #takeUp(chosen: Chosen | null): void {
    if (chosen === null) return
    const { action, trail, cards, drawn, observation, planet, pawns } = chosen
    if (planet !== null && this.two.planets.some(([one]) => one === planet)) {
      this.studyWith(planet)
      pawns.forEach((sign) => this.pickPawn(sign, true))
    } else if (action !== null && this.actions.some((one) => same(one, action))) {
      this.pick(action)
      this.observing.resume(observation)
      if (drawn[1] !== undefined && this.mayAlsoTake(drawn[1])) this.alsoTake(drawn[1])
    } else if (trail.length > 0) this.#follow([...trail])
    else if (cards.length > 0) this.#follow([...cards], 'hand')
  }

  reset(): void {
    this.action = null
    this.trail = []
    this.cards = []
    this.#second = null
    this.reason = null
    this.#tapped = null
    this.observing.reset()
    this.two.reset()
  }

  /** Choose; true if it had been chosen already, which says yes to it. */
  pick(action: PtolemaeusAction): boolean {
    const again = same(this.action, action)
    if (again) return true
    this.reset()
    this.action = action
    this.trail = signsOf(action, this.#board())
    this.cards = cardsOf(action)
    return false
  }

  /** Whether a card may be taken along with the one that is chosen: of two, and no joker face up. */
  mayAlsoTake(card: number | null): boolean {
    const first = this.drawn[0]
    if (first === undefined || this.#board().stage.type !== 'turn') return false
    const left = this.#board().display.filter((one) => one === card).length
    return first !== JOKER && card !== JOKER && (card === null || left > (first === card ? 1 : 0))
  }

  /** Take this one, too, in place of another second one. */
  alsoTake(card: number | null): void {
    this.reason = null
    this.#second = { card }
  }

  observe(signs: number[]): void {
    this.pick({ type: 'observe', signs })
  }

  /** Say why not; what was chosen before stays chosen. */
  refuse(code: string, facts: Reason['facts'] = {}): void {
    this.reason = { code, facts }
  }

  /** One more sign, or a new beginning if nothing goes on from here. The same sign again says yes to
   *  what it has chosen: then true. */
  tapSign(sign: number): boolean {
    if (this.#tapped === sign && this.action !== null) return true
    this.reason = null
    if (this.two.planets.length > 0) this.#tapForTwo(sign)
    else if (!this.#goOn(sign) && !this.#follow([sign])) this.#refuseSign(sign)
    this.#tapped = this.reason === null ? sign : null
    return false
  }

  /** One more card of the hand, or a new beginning; true if that chose the same again. */
  tapCard(card: number): boolean {
    if (this.action?.type === 'observe') {
      this.reason = null
      if (!this.observing.tapCard(card)) this.#refuseCard(card)
      return false
    }
    const before = this.cards.at(-1) === card ? this.action : null
    if (this.#follow([...this.cards, card], 'hand') || this.#follow([card], 'hand')) {
      return before !== null && same(before, this.action)
    }
    this.#refuseCard(card)
    return false
  }

  /** Two plus two for a planet. */
  studyWith(planet: Planet): void {
    this.reset()
    this.two.open(planet)
    this.action = this.two.action
  }

  /** One more pawn for it, or one less. */
  pickPawn(sign: number, on: boolean): void {
    const { planet, pawns } = this.two
    this.reset()
    this.two.planet = planet
    this.two.pawns = pawns
    if (on) this.two.pick(sign)
    else this.two.leave(sign)
    this.action = this.two.action
  }

  /** A sign that is chosen already never makes another choice of it. */
  #goOn(sign: number): boolean {
    const again = this.action !== null && this.trail.includes(sign)
    return !again && this.#follow([...this.trail, sign])
  }

  #tapForTwo(sign: number): void {
    const here = this.two.planets.filter(([, one]) => one === sign)
    if (this.two.planet !== null && this.two.elsewhere.includes(sign)) {
      this.pickPawn(sign, this.two.has(sign))
    } else if (here.length === 1) this.studyWith(here[0]![0])
    else if (here.length > 1) this.#askWhich()
    else this.#refuseSign(sign)
  }

  #refuseSign(sign: number): void {
    const { code, facts } = whyNotSign(sign, this.#offers(), this.#board())
    this.refuse(code, facts)
  }

  #refuseCard(card: number): void {
    this.refuse(whyNotCard(card, this.#offers(), this.#board(), this.observing.signs))
  }

  #askWhich(): void {
    this.refuse('ptolemaeus-which')
  }

  #follow(trail: number[], where: 'wheel' | 'hand' = 'wheel'): boolean {
    const found = where === 'wheel' ? this.#onWheel(trail) : this.#inHand(trail)
    if (found.length === 0) return false
    const whole = found.filter(({ signs }) => signs.length === trail.length)
    const sole = found.length === 1 || found[0]!.action.type === 'observe' ? shortest(found) : null
    this.reset()
    if (whole.length < 2) this.action = (whole[0] ?? sole)?.action ?? null
    else this.#askWhich()
    if (where === 'wheel') this.trail = trail
    else this.cards = trail
    return true
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
