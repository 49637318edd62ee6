/** Finding an argument: follow what is supposed to its end, or else tell cases apart once. */

import type { Learned } from '../facts'
import { lengthOf, shorten, type Argument, type Inference } from './argument'
import type { Ring } from '../systems/ring'
import { emptyGrid, isSame, marked, newMarks, type Grid } from './grid'
import { groundsOf, type Ground } from './grounds'
import { splitsOf, type Case } from './splits'

/** Of the ways to tell cases apart that lead to an end, so many are written out to find a short one. */
const MOST_TRIED = 6

/** From nothing but what is supposed, by some facts. */
export class Search {
  readonly facts: readonly Learned[]
  readonly #grounds: readonly Ground[]
  readonly #supposed: Case
  readonly ring: Ring

  constructor(supposed: Case, facts: readonly Learned[], ring: Ring) {
    this.facts = facts
    this.#grounds = groundsOf(
      facts.map((one) => one.fact),
      ring,
    )
    this.#supposed = supposed
    this.ring = ring
  }

  /** The argument that needs no cases. */
  straight(): Argument | null {
    const [steps, left] = this.#followed(marked(emptyGrid(this.ring), this.#supposed))
    return left === null ? this.#short(steps, []) : null
  }

  /** The shortest of some arguments in which each case comes straight to its end. */
  byCases(): Argument | null {
    const [steps, left] = this.#followed(marked(emptyGrid(this.ring), this.#supposed))
    if (left === null) return this.#short(steps, [])
    return this.#ways(left)
      .map((cases) => this.#short(steps, cases))
      .reduce<Argument | null>(
        (best, one) => (best === null || lengthOf(one) < lengthOf(best) ? one : best),
        null,
      )
  }

  #short(steps: readonly Inference[], cases: Argument[]): Argument {
    const inferences = steps.map((one) => ({ ...one }))
    const argument = { supposed: this.#supposed, inferences, cases }
    shorten(argument, this.ring)
    return argument
  }

  /** Cases that all come to an end, those that need fewest steps first. */
  #ways(left: Grid): Argument[][] {
    const length = (cases: Argument[]) => cases.reduce((sum, one) => sum + lengthOf(one), 0)
    const ending = splitsOf(left, this.ring)
      .map((split) => this.#cases(left, split))
      .filter((cases) => cases !== null)
    return ending.sort((one, other) => length(one) - length(other)).slice(0, MOST_TRIED)
  }

  #cases(left: Grid, split: readonly Case[]): Argument[] | null {
    const cases: Argument[] = []
    for (const supposed of split) {
      const [inferences, end] = this.#followed(marked(left, supposed))
      if (end !== null) return null
      cases.push({ supposed, inferences, cases: [] })
    }
    return cases
  }

  /** Everything that follows, each time on the simplest ground; null is left if it cannot be. */
  #followed(start: Grid): [Inference[], Grid | null] {
    const steps: Inference[] = []
    let grid = start
    let place = 0
    while (place < this.#grounds.length) {
      const ground = this.#grounds[place]!
      const left = ground.narrow(grid)
      place += 1
      if (left === null) return [[...steps, { ground, marks: [] }], null]
      if (isSame(left, grid)) continue
      steps.push({ ground, marks: newMarks(grid, left) })
      grid = left
      place = 0
    }
    return [steps, grid]
  }
}
