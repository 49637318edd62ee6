/** Why something is certain: the fewest facts that force it, proved minimum, the earliest of these.
 *
 *  Every lawful system that breaks a claim must be excluded by a chosen fact. The search keeps a few such
 *  counterexamples, takes the smallest set of facts that excludes those, and looks for a system that still
 *  gets through. When there is none, no smaller set can do either.
 */

import type { Systems } from '../systems/catalogue'
import type { Lookup } from '../systems/lookup'
import { smallestHittingSet } from './hitting_set'
import { signaturesOf, type Progress } from './signatures'

/** The fewest of the `facts`, by their places, of which no system agrees with all; null if some system does. */
export function fewest(
  systems: Systems,
  facts: readonly Lookup[],
  progress: Progress = () => undefined,
): number[] | null {
  const signatures = signaturesOf(systems, facts, progress)
  const kept: bigint[] = []
  let size = 0
  for (;;) {
    const chosen = smallestHittingSet(kept, size)
    if (chosen === null) return null
    const through = signatures.hardest(chosen)
    if (through === null) return chosen
    kept.push(through)
    size = chosen.length
  }
}
