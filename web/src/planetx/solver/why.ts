/** Why something is certain: the fewest facts that force it, proved minimum, the earliest of these.
 *
 *  Every lawful system that breaks a claim must be excluded by a chosen fact. The search keeps a few such
 *  counterexamples, takes the smallest set of facts that excludes those, and looks for a system that still
 *  gets through. When there is none, no smaller set can do either.
 */

import { not, type Truth } from './facts'
import { smallestHittingSet } from './hitting_set'
import { ALL, countBits } from './systems'

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
  const signatures = signaturesOf(systems, excluding)
  let size = 0
  for (;;) {
    const chosen = smallestHittingSet(kept, size)
    if (chosen === null) return null
    const through = hardest(signatures, systems.length, chosen)
    if (through === null) return chosen
    kept.push(setOf(signatures, through))
    size = chosen.length
  }
}

/** Of every system, which conditions exclude it: a bit each, so many to a number. */
type Signatures = readonly Uint32Array[]
const WORD = 32

function signaturesOf(systems: Uint16Array, excluding: readonly Truth[]): Signatures {
  const words = Math.max(1, Math.ceil(excluding.length / WORD))
  const signatures = Array.from({ length: words }, () => new Uint32Array(systems.length))
  for (const [place, excludes] of excluding.entries()) {
    const word = signatures[Math.floor(place / WORD)]!
    const bit = 1 << (place % WORD)
    for (let at = 0; at < systems.length; at += 1) if (excludes(systems[at]!)) word[at]! |= bit
  }
  return signatures
}

function setOf(signatures: Signatures, at: number): bigint {
  return signatures.reduce(
    (set, word, place) => set | (BigInt(word[at]!) << BigInt(place * WORD)),
    0n,
  )
}

/** Of the systems that nothing chosen excludes, one that fewest conditions exclude. */
function hardest(
  signatures: Signatures,
  systems: number,
  chosen: readonly number[],
): number | null {
  const wanted = signatures.map((_, word) =>
    chosen
      .filter((place) => Math.floor(place / WORD) === word)
      .reduce((bits, place) => bits | (1 << (place % WORD)), 0),
  )
  let [found, fewestSoFar]: [number | null, number] = [null, Infinity]
  for (let at = 0; at < systems; at += 1) {
    if (wanted.some((bits, word) => (signatures[word]![at]! & bits) !== 0)) continue
    const count = signatures.reduce((sum, word) => sum + countBits(word[at]!), 0)
    if (count < fewestSoFar) [found, fewestSoFar] = [at, count]
  }
  return found
}
