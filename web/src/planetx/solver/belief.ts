/** What the notes leave possible: the lawful systems that agree with all facts, each as good as another. */

import type { Thing } from '../../wire/types'
import { agrees, type Learned, type Truth } from './facts'
import { refused } from './refusals'
import { ALL, ALL_SECTORS, bitOf, HELD, THINGS } from './systems'

export class Belief {
  readonly facts: readonly Learned[]
  /** Of each fact, which systems agree with it. */
  readonly truths: readonly Truth[]
  /** The systems left, in the order of the catalogue. */
  readonly systems: Uint16Array
  #shares: Record<Thing, readonly number[]> | null = null

  constructor(facts: readonly Learned[]) {
    this.facts = facts
    this.truths = facts.map((one) => agrees(one.fact))
    this.systems = this.truths.reduce((left, truth) => left.filter(truth), ALL)
  }

  /** Refuse if nothing is left: then there is nothing to say but which lines cannot all be true. */
  require(wrongLines: () => string): void {
    if (this.systems.length === 0) throw refused('planetx-nothing-left', { lines: wrongLines() })
  }

  /** The share of the systems left in which the sector holds the thing. */
  probability(sector: number, thing: Thing): number {
    this.#shares ??= sharesOf(this.systems)
    return this.#shares[thing][sector - 1] ?? 0
  }
}

/** By thing and sector. */
function sharesOf(systems: Uint16Array): Record<Thing, readonly number[]> {
  const share = (thing: Thing) =>
    ALL_SECTORS.map((sector) => countOf(systems, HELD[thing], bitOf(sector)) / systems.length)
  return Object.fromEntries(THINGS.map((thing) => [thing, share(thing)])) as Record<Thing, number[]>
}

function countOf(systems: Uint16Array, held: Uint16Array, bit: number): number {
  let count = 0
  for (const system of systems) if ((held[system]! & bit) !== 0) count += 1
  return count
}
