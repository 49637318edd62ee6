/** What is known of games of the published app beyond their forms of clues (src/ecliptic/deduction/published.py).
 *
 *  Its boards are not all equally likely: dwarf planets, comets, asteroids, gas clouds and Planet X are placed in this
 *  order, each evenly wherever it may then stand. In standard mode Planet X's sectors were also counted. A title of
 *  two kinds names the clue's subject first.
 */

import type { Thing } from '../../../wire/types'
import { inTitleOrder } from '../../rules/clue_text'
import type { Catalogue } from '../systems/catalogue'
import type { Relation } from '../systems/clues'
import { Clouds } from '../systems/joining'
import type { Lookup } from '../systems/lookup'
import { panelOf } from '../systems/titles'
import { TABLES } from '../tables'
import { familiesOf, siblingsOf } from './families'

/** By cell of the title's clues: how probable it is that one of them that was not read yet is written in this order. */
export function orderShares(
  written: readonly Thing[],
  catalogue: Catalogue,
): { cells: Lookup; shares: Float64Array } {
  const { clues, cells, chances, totals } = panelOf(inTitleOrder(written), catalogue)
  const first = clues.map((clue) => firstShare(clue as Relation, written[0]!, catalogue))
  const shares = Float64Array.from(chances, (weights, cell) => {
    const named = weights.reduce((sum, weight, clue) => sum + weight * first[clue]!, 0)
    return named / totals[cell]!
  })
  return { cells, shares }
}

/** How probable it is that the title of a clue about two kinds begins with `first`. */
function firstShare(clue: Relation, first: Thing, { mode }: Catalogue): number {
  const subjects = subjectsOf(clue, TABLES.modes[mode].opposites)
  const share = Number(subjects.includes(first)) / subjects.length
  const sure = TABLES.modes[mode].subject_first
  return share * sure + (1 - share) * (1 - sure)
}

/** Which kinds can be the subject of a clue that says this. */
function subjectsOf({ type, quantity, subject, other }: Relation, opposites: string): Thing[] {
  if (quantity === 'every') return [subject]
  const kinds = [subject, other]
  const can = type === 'opposite' ? kinds.filter((kind) => opposites.includes(kind)) : kinds
  return can.length > 0 ? can : kinds
}

const priors = new WeakMap<Catalogue, Float64Array>()

/** How probable each board is, up to a factor: one over the number of ways at each step. */
export function boardPrior(catalogue: Catalogue): Float64Array {
  const prior = priors.get(catalogue) ?? newPrior(catalogue)
  priors.set(catalogue, prior)
  return prior
}

function newPrior(catalogue: Catalogue): Float64Array {
  const { columns, sets, everywhere } = catalogue
  const clouds = new Clouds(catalogue)
  const ways = {
    C: new Ways((taken) => disjoint(sets.C, taken)),
    A: new Ways((taken) => disjoint(sets.A, taken)),
    G: new Ways((taken) => clouds.within(everywhere & ~taken).length),
  }
  const families = familiesOf(catalogue)
  const prior = new Float64Array(catalogue.every.length)
  for (let system = 0; system < prior.length; system += 1) {
    const dwarfs = sets.D[columns.D[system]!]!
    const comets = dwarfs | sets.C[columns.C[system]!]!
    const asteroids = comets | sets.A[columns.A[system]!]!
    const share = 1 / ways.C.beside(dwarfs) / ways.A.beside(comets) / ways.G.beside(asteroids)
    prior[system] = share / siblingsOf(families, system)
  }
  fitPlanetX(prior, catalogue)
  return prior
}

/** How many placements of a kind the sectors that are not taken allow, worked out once for each set of these. */
class Ways {
  readonly #known = new Map<number, number>()
  readonly #count: (taken: number) => number
  #last = { taken: -1, ways: 0 }

  constructor(count: (taken: number) => number) {
    this.#count = count
  }

  beside(taken: number): number {
    // Systems that stand behind each other have nearly everything in common.
    if (taken === this.#last.taken) return this.#last.ways
    const ways = this.#known.get(taken) ?? this.#count(taken)
    this.#known.set(taken, ways)
    this.#last = { taken, ways }
    return ways
  }
}

const disjoint = (placements: Uint32Array, taken: number): number =>
  placements.reduce((count, held) => count + Number((held & taken) === 0), 0)

/** Make Planet X's sectors as likely as they were counted. */
function fitPlanetX(prior: Float64Array, { mode, columns, sectors }: Catalogue): void {
  const counted = TABLES.modes[mode].planet_x_shares
  if (counted.length === 0) return
  const found = new Float64Array(sectors)
  for (let system = 0; system < prior.length; system += 1)
    found[columns.X[system]!]! += prior[system]!
  for (let system = 0; system < prior.length; system += 1) {
    const sector = columns.X[system]!
    prior[system]! *= counted[sector]! / found[sector]!
  }
}
