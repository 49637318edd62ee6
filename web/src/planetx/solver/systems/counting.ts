/** How many systems, or how much weight, hold what where. */

import type { Thing } from '../../../wire/types'
import type { Catalogue, Column, Placed, Systems } from './catalogue'
import { bitOf, THINGS } from './ring'

/** Of every system of some, a whole number above 0, so that sums are exact in any order; null if all weigh alike. */
export type Weights = Float64Array | null

/** The weight of each number that a column can hold. */
export function histogram(
  systems: Systems,
  column: Column,
  many: number,
  weights: Weights = null,
): Float64Array {
  if (weights === null) return Float64Array.from(counts(systems, column, many))
  const found = new Float64Array(many)
  for (let at = 0; at < systems.length; at += 1) found[column[systems[at]!]!]! += weights[at]!
  return found
}

function counts(systems: Systems, column: Column, many: number): Uint32Array {
  const found = new Uint32Array(many)
  for (let at = 0; at < systems.length; at += 1) found[column[systems[at]!]!]! += 1
  return found
}

export function placementsOf(
  systems: Systems,
  placed: Placed,
  { columns, sets }: Catalogue,
  weights: Weights = null,
): Float64Array {
  return histogram(systems, columns[placed], sets[placed].length, weights)
}

export function totalOf(systems: Systems, weights: Weights): number {
  if (weights === null) return systems.length
  let total = 0
  for (let at = 0; at < weights.length; at += 1) total += weights[at]!
  return total
}

/** The weight of each thing in each sector, sector 1 first. */
export function inSectors(
  systems: Systems,
  catalogue: Catalogue,
  weights: Weights = null,
): Record<Thing, number[]> {
  const held = (placed: Placed): number[] => {
    const found = placementsOf(systems, placed, catalogue, weights)
    return catalogue.allSectors.map((sector) =>
      sumWith(found, catalogue.sets[placed], bitOf(sector)),
    )
  }
  const [C, A, D, G, X, appearsEmpty] = [
    held('C'),
    held('A'),
    held('D'),
    held('G'),
    held('X'),
    held('E'),
  ]
  return { C, A, D, G, X, E: appearsEmpty.map((weight, place) => weight - X[place]!) }
}

function sumWith(found: Float64Array, sets: Uint32Array, bit: number): number {
  let sum = 0
  for (let at = 0; at < found.length; at += 1) if ((sets[at]! & bit) !== 0) sum += found[at]!
  return sum
}

/** What each sector can hold in some of the systems, sector 1 first, in the order of the package. */
export function possibleIn(systems: Systems, catalogue: Catalogue): Thing[][] {
  const found = inSectors(systems, catalogue)
  return catalogue.allSectors.map((sector) =>
    THINGS.filter((thing) => found[thing][sector - 1]! > 0),
  )
}

/** The sectors Planet X can be in. */
export function planetX(possible: readonly (readonly Thing[])[]): number[] {
  return [...possible.keys()]
    .filter((place) => possible[place]!.includes('X'))
    .map((place) => place + 1)
}
