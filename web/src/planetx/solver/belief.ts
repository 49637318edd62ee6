/** What the notes leave possible: the lawful systems that agree with all facts. What is certain is logic alone; how
 *  probable the rest is depends on who deals (`odds/`). */

import { entropy } from './advice/information'
import type { Thing } from '../../wire/types'
import type { Notes } from '../notes/reading'
import type { Learned } from './facts'
import { weightsOf } from './odds/likelihood'
import { catalogueOf, type Catalogue, type Systems } from './systems/catalogue'
import { agrees } from './systems/conditions'
import { histogram, inSectors, totalOf, type Weights } from './systems/counting'
import { where, type Lookup } from './systems/lookup'

export class Belief {
  readonly notes: Notes
  readonly catalogue: Catalogue
  readonly facts: readonly Learned[]
  /** Of each fact, which systems agree with it. */
  readonly truths: readonly Lookup[]
  /** The systems left. */
  readonly systems: Systems
  #odds: Odds | null = null

  constructor(notes: Notes) {
    const catalogue = catalogueOf(notes.mode)
    this.notes = notes
    this.catalogue = catalogue
    this.facts = notes.facts
    this.truths = notes.facts.map((one) => agrees(one.fact, catalogue))
    this.systems = this.truths.reduce(where, catalogue.every)
  }

  get odds(): Odds {
    this.#odds ??= new Odds(this)
    return this.#odds
  }
}

/** The systems left, weighed by how probable the dealer made what was seen. */
export class Odds {
  readonly weights: Weights
  readonly total: number
  /** How probable each locate answer is, by its number. */
  readonly locates: Float64Array
  /** How many bits the locate answer is still away. */
  readonly locateEntropy: number
  readonly #sectors: Record<Thing, number[]>

  constructor({ catalogue, systems, notes }: Belief) {
    this.weights = weightsOf(catalogue, systems, notes)
    this.total = totalOf(systems, this.weights)
    const { locates, locateAnswers } = catalogue
    this.locates = histogram(systems, locates, locateAnswers, this.weights).map(
      (weight) => weight / this.total,
    )
    this.locateEntropy = entropy(this.locates)
    this.#sectors = inSectors(systems, catalogue, this.weights)
  }

  /** That the sector holds the thing. */
  of(sector: number, thing: Thing): number {
    return Math.min(1, this.#sectors[thing][sector - 1]! / this.total)
  }
}
