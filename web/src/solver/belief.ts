/** What the notes leave possible: the lawful systems that agree with all facts, each as good as another. */

import type { Thing } from '../wire/types'
import { agrees, holds, type Learned, type Truth } from './facts'
import { refused } from './refusals'
import { ALL, SECTORS, THINGS } from './systems'

export class Belief {
  readonly facts: readonly Learned[]
  /** Of each fact, which systems agree with it. */
  readonly truths: readonly Truth[]
  /** The systems left, in the order of the catalogue. */
  readonly systems: Uint16Array
  readonly #shares: ReadonlyMap<Thing, readonly number[]>

  constructor(facts: readonly Learned[]) {
    this.facts = facts
    this.truths = facts.map((one) => agrees(one.fact))
    this.systems = this.truths.reduce((left, truth) => left.filter(truth), ALL)
    this.#shares = new Map(THINGS.map((thing) => [thing, this.#sharesOf(thing)]))
  }

  /** Refuse if nothing is left: then there is nothing to say but which lines cannot all be true. */
  require(wrongLines: () => string): void {
    if (this.systems.length === 0) throw refused('planetx-nothing-left', { lines: wrongLines() })
  }

  /** The share of the systems left in which the sector holds the thing. */
  probability(sector: number, thing: Thing): number {
    return this.#shares.get(thing)?.[sector - 1] ?? 0
  }

  #sharesOf(thing: Thing): number[] {
    const many = this.systems.length
    return Array.from({ length: SECTORS }, (_, index) => {
      return many === 0 ? 0 : this.systems.filter(holds(index + 1, thing)).length / many
    })
  }
}
