/** Two plus two: a planet where two of one's pawns stand, and two more pawns picked one by one. */

import type { Planet, PtolemaeusAction, StudyWithOffer } from '../../wire/ptolemaeus'
import { pairsElsewhere } from './offered'

export class TwoPlusTwo {
  planet = $state<Planet | null>(null)
  /** The signs of the pawns picked, at most two. */
  pawns = $state.raw<readonly number[]>([])
  readonly #offer: () => StudyWithOffer | null

  constructor(offer: () => StudyWithOffer | null) {
    this.#offer = offer
  }

  readonly planets = $derived.by(() => this.#offer()?.planets ?? [])
  readonly sign = $derived.by(() => this.planets.find(([one]) => one === this.planet)?.[1] ?? null)
  /** The sign of every pawn that can go along, as often as pawns stand there. */
  readonly elsewhere = $derived.by(() =>
    (this.#offer()?.pawns ?? []).flatMap((count, sign) =>
      sign === this.sign ? [] : Array.from({ length: count }, () => sign),
    ),
  )
  readonly action = $derived.by((): PtolemaeusAction | null => {
    const [one, other] = [...this.pawns].sort((a, b) => a - b)
    if (this.planet === null || one === undefined || other === undefined) return null
    return { type: 'study-with', planet: this.planet, one, other }
  })

  reset(): void {
    this.planet = null
    this.pawns = []
  }

  /** For this planet; where only two pawns can go along, they do. */
  open(planet: Planet): void {
    this.planet = planet
    const sign = this.sign
    const pairs = sign === null ? [] : pairsElsewhere(this.#offer()?.pawns ?? [], sign)
    this.pawns = pairs.length === 1 ? pairs[0]! : []
  }

  /** One more pawn from a sign; the first one picked stays behind if that makes three. */
  pick(sign: number): void {
    this.pawns = [...this.pawns, sign].slice(-2)
  }

  /** A pawn stays where it is after all. */
  leave(sign: number): void {
    const at = this.pawns.lastIndexOf(sign)
    this.pawns = this.pawns.filter((_, index) => index !== at)
  }

  /** Whether a sign has a pawn that can still be picked. */
  has(sign: number): boolean {
    const count = (signs: readonly number[]) => signs.filter((one) => one === sign).length
    return count(this.elsewhere) > count(this.pawns)
  }
}
