/** The action a player is putting together: what is chosen so far, and what it would cost. It knows
 *  no rules; everything that can be chosen stands in the offers. */

import type { Draft } from '../../device/draft'
import type { PlanetXAction, PlanetXOffers } from '../../wire/types'
import { run } from '../board/geometry'
import { ORDINARY } from '../objects'
import type { Thing } from '../objects'
import {
  kindsOffered,
  nearestEnd,
  neighbourChoices,
  offerOf,
  placesFor,
  surveyCost,
  surveyEnds,
  surveyRun,
  thingsOf,
} from './offered'
import type { Kind } from './offered'

/** Everything chosen so far. */
type Chosen = Pick<
  Choice,
  'kind' | 'thing' | 'first' | 'last' | 'sector' | 'topic' | 'before' | 'after' | 'hand'
> & { halfway: boolean }

export class Choice {
  kind = $state<Kind | null>(null)
  thing = $state<Thing | null>(null)
  first = $state<number | null>(null)
  last = $state<number | null>(null)
  sector = $state<number | null>(null)
  topic = $state<string | null>(null)
  before = $state<Thing | null>(null)
  after = $state<Thing | null>(null)
  /** Theories chosen in secret, with room for as many as the offer allows. */
  hand = $state<(Thing | null)[]>([])
  /** Whether the player has begun to put an action together since the last question. */
  touched = $state(false)
  /** A sector that was tapped last and cannot be chosen. */
  missed = $state<number | null>(null)
  /** One end of a survey has been tapped, the other not yet. */
  #halfway = $state(false)
  #decision: string | null = null
  readonly #offers: () => PlanetXOffers
  readonly #sectors: () => number
  readonly #draft: Draft | null

  constructor(offers: () => PlanetXOffers, sectors: () => number, draft: Draft | null = null) {
    this.#offers = offers
    this.#sectors = sectors
    this.#draft = draft
  }

  /** A new question, or the same with other offers: begin anew, with the kind of action that was open,
   *  or the first there is. To the same question what was chosen stays, as long as it is offered. */
  begin(decision: string | null): void {
    const kinds = kindsOffered(this.#offers())
    const kept = this.kind !== null && kinds.includes(this.kind) ? this.kind : null
    const kind = kept ?? kinds[0] ?? null
    if (decision === this.#decision && kind === this.kind) return
    this.#decision = decision
    this.#startWith(kind)
    this.touched = false
    this.#takeUp((this.#draft?.kept(decision) ?? null) as Partial<Chosen> | null)
  }

  /** Keep what is chosen, for the page may be gone in a moment. */
  keep(): void {
    if (this.touched && this.#decision !== null) this.#draft?.keep(this.#decision, this.#chosen)
  }

  /** What was chosen before the page was loaded anew, as far as it is still offered. */
  #takeUp(draft: Partial<Chosen> | null): void {
    const offer = draft?.kind ? offerOf(this.#offers(), draft.kind) : null
    if (!draft || !offer) return
    const { thing, first, last, sector, topic, before, after, hand, halfway } = draft
    this.pick(offer.type)
    if (thing && thingsOf(offer).includes(thing)) this.choose(thing)
    if (first && last) this.span(first, last)
    if (sector && this.pickable.includes(sector)) this.#choose(sector)
    if (offer.type === 'research' && topic && offer.topics.includes(topic)) this.topic = topic
    if (offer.type === 'locate' && this.sector !== null) {
      const [earlier, later] = neighbourChoices(offer, this.sector)
      if (before && earlier.includes(before)) this.before = before
      if (after && later.includes(after)) this.after = after
    }
    if (offer.type === 'choose') hand?.forEach((one) => one && this.#join(one))
    this.#halfway = halfway === true && this.first !== null
  }

  pick(kind: Kind | null): void {
    this.touched = true
    this.#startWith(kind)
  }

  #startWith(kind: Kind | null): void {
    this.kind = kind
    this.thing = this.first = this.last = this.sector = this.topic = null
    this.before = this.after = null
    this.hand = Array.from({ length: offerOf(this.#offers(), 'choose')?.most ?? 0 }, () => null)
    this.#halfway = false
    this.missed = null
    const places = kind === 'place' ? (offerOf(this.#offers(), 'place')?.sectors ?? []) : []
    if (places.length === 1) this.thing = places[0]![0]
    if (kind === 'withdraw') this.thing = offerOf(this.#offers(), 'withdraw')?.things[0] ?? null
  }

  /** Take over an action that was advised; it still has to be confirmed. */
  fill(action: PlanetXAction): void {
    if (offerOf(this.#offers(), action.type) === null) return
    if (action.type === 'choose') return action.things.forEach((thing) => this.#join(thing))
    this.pick(action.type)
    if (action.type === 'survey') {
      this.thing = action.thing
      this.first = action.first
      this.last = action.last
    }
    if ('sector' in action) this.sector = action.sector
    if (action.type === 'research') this.topic = action.topic
    if (action.type === 'place') this.thing = action.thing
    if (action.type === 'locate') {
      this.before = action.before
      this.after = action.after
    }
  }

  /** Sectors that can be chosen now. */
  get pickable(): number[] {
    const offers = this.#offers()
    switch (this.kind) {
      case 'survey': {
        const offer = offerOf(offers, 'survey')
        return offer ? surveyEnds(offer, this.thing) : []
      }
      case 'target':
        return offerOf(offers, 'target')?.sectors ?? []
      case 'locate':
        return (offerOf(offers, 'locate')?.beside ?? []).map((_, index) => index + 1)
      case 'place': {
        const offer = offerOf(offers, 'place')
        return offer ? placesFor(offer, this.thing) : []
      }
      default:
        return []
    }
  }

  /** The visible sky, as far as it matters for this kind of action. */
  get sky(): number[] {
    return (this.kind === 'survey' && offerOf(this.#offers(), 'survey')?.sky) || this.pickable
  }

  /** Whether a tap was meant for this action: theories are chosen before their sector matters. */
  get #meansSector(): boolean {
    if (this.kind === 'place') return this.thing !== null
    return this.kind === 'survey' || this.kind === 'target'
  }

  /** Sectors chosen so far. */
  get picked(): number[] {
    if (this.kind === 'survey') {
      if (this.first === null || this.last === null) return []
      return run(this.first, this.last, this.#sectors())
    }
    return this.sector === null ? [] : [this.sector]
  }

  /** A sector of the board was chosen: the second tap of a survey is its other end. */
  tap(sector: number): void {
    this.touched = true
    const possible = this.pickable.includes(sector)
    this.missed = !possible && this.#meansSector ? sector : null
    if (!possible) return
    if (this.kind !== 'survey') return this.#choose(sector)
    if (this.#halfway && this.first !== null) this.span(this.first, sector)
    else this.span(sector, sector)
    this.#halfway = !this.#halfway
  }

  /** A run between two sectors, as far as the offer allows its ends. */
  span(one: number, other: number): void {
    this.touched = true
    this.missed = null
    const offer = offerOf(this.#offers(), 'survey')
    if (!offer) return
    const from = nearestEnd(offer, this.thing, one)
    const to = nearestEnd(offer, this.thing, other)
    if (from === null || to === null) return
    ;[this.first, this.last] = surveyRun(offer, from, to)
  }

  /** A run was drawn in one go. */
  drawn(): void {
    this.#halfway = false
  }

  choose(thing: Thing): void {
    this.touched = true
    this.missed = null
    this.thing = thing
    if (this.kind === 'survey' && this.first !== null && this.last !== null) {
      this.span(this.first, this.last)
    }
    if (this.kind === 'place' && this.sector !== null && !this.pickable.includes(this.sector)) {
      this.sector = null
    }
  }

  /** Put a theory, or none, into one of the hands' places; they are written in one order. */
  take(place: number, thing: Thing | null): void {
    this.touched = true
    this.hand = this.hand.map((one, index) => (index === place ? thing : one))
  }

  /** One more theory in the first free place, or in the last one if none is free. */
  #join(thing: Thing): void {
    const supply = offerOf(this.#offers(), 'choose')?.supply ?? []
    const left = supply.find(([one]) => one === thing)?.[1] ?? 0
    if (this.hand.filter((one) => one === thing).length >= left) return
    const free = this.hand.indexOf(null)
    this.take(free < 0 ? this.hand.length - 1 : free, thing)
  }

  get things(): Thing[] {
    return ORDINARY.flatMap((one) => this.hand.filter((other) => other === one) as Thing[])
  }

  #choose(sector: number): void {
    this.sector = sector
    const offer = this.kind === 'locate' ? offerOf(this.#offers(), 'locate') : null
    if (!offer) return
    const [before, after] = neighbourChoices(offer, sector)
    if (this.before !== null && !before.includes(this.before)) this.before = null
    if (this.after !== null && !after.includes(this.after)) this.after = null
  }

  get cost(): number | null {
    const offers = this.#offers()
    switch (this.kind) {
      case 'survey': {
        const offer = offerOf(offers, 'survey')
        if (!offer || this.first === null || this.last === null) return null
        return surveyCost(offer, this.first, this.last, this.#sectors())
      }
      case 'target':
      case 'research':
      case 'locate':
        return offerOf(offers, this.kind)?.cost ?? null
      default:
        return null
    }
  }

  get #chosen(): Chosen {
    const { kind, thing, first, last, sector, topic, before, after, hand } = this
    const halfway = this.#halfway
    return { kind, thing, first, last, sector, topic, before, after, hand, halfway }
  }

  /** Everything chosen so far, to tell it from another choice. */
  get all(): string {
    return JSON.stringify(this.#chosen)
  }

  /** The action, once everything it needs is chosen. */
  get action(): PlanetXAction | null {
    if (this.kind === null || offerOf(this.#offers(), this.kind) === null) return null
    switch (this.kind) {
      case 'survey':
        if (this.thing === null || this.first === null || this.last === null) return null
        return { type: 'survey', thing: this.thing, first: this.first, last: this.last }
      case 'target':
        return this.sector === null ? null : { type: 'target', sector: this.sector }
      case 'research':
        return this.topic === null ? null : { type: 'research', topic: this.topic }
      case 'locate':
        if (this.sector === null || this.before === null || this.after === null) return null
        return { type: 'locate', sector: this.sector, before: this.before, after: this.after }
      case 'choose':
        return { type: 'choose', things: this.things }
      case 'place':
        if (this.thing === null || this.sector === null) return null
        return { type: 'place', thing: this.thing, sector: this.sector }
      case 'withdraw':
        return this.thing === null ? null : { type: 'withdraw', thing: this.thing }
      case 'pass':
        return { type: 'pass' }
    }
  }
}
