/** Why something is certain: the fewest facts that force it, proved minimum, the earliest of these.
 *
 *  Every lawful system that breaks a claim must be excluded by a chosen fact. The search keeps a few such
 *  counterexamples, takes the smallest set of facts that excludes those, and looks for a system that still
 *  gets through. When there is none, no smaller set can do either.
 */

import { not, type Truth } from './facts'
import { smallestHittingSet } from './hitting_set'
import { ALL } from './systems'

/** The fewest of the `facts`, by their places, that exclude all lawful systems `against` a claim; null
 *  if they do not force it. */
export function fewest(against: Truth, facts: readonly Truth[]): number[] | null {
  return smallest(ALL.filter(against), facts.map(not))
}

/** The fewest of the `marks`, by their places, of which no system left has all; null if all can be. */
export function clashing(systems: Uint16Array, marks: readonly Truth[]): number[] | null {
  return smallest(systems, marks.map(not))
}

/** The smallest set of excluding conditions that leaves no system. */
function smallest(systems: Uint16Array, excluding: readonly Truth[]): number[] | null {
  const kept: bigint[] = []
  const signatures = [...systems].map((system) => excluding.map((excludes) => excludes(system)))
  let size = 0
  for (;;) {
    const chosen = smallestHittingSet(kept, size)
    if (chosen === null) return null
    const through = hardest(signatures, chosen)
    if (through === null) return chosen
    kept.push(asSet(through))
    size = chosen.length
  }
}

type Signature = readonly boolean[]

/** Of the systems that nothing chosen excludes, one that fewest conditions exclude. */
function hardest(signatures: readonly Signature[], chosen: readonly number[]): Signature | null {
  let [found, fewestSoFar]: [Signature | null, number] = [null, Infinity]
  for (const signature of signatures) {
    if (chosen.some((place) => signature[place])) continue
    const count = signature.reduce((sum, excluded) => sum + (excluded ? 1 : 0), 0)
    if (count < fewestSoFar) [found, fewestSoFar] = [signature, count]
  }
  return found
}

function asSet(signature: Signature): bigint {
  return signature.reduce((set, excluded, place) => (excluded ? set | (1n << BigInt(place)) : set), 0n)
}
