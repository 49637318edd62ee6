/** The smallest set of facts that rules out every counterexample, exactly.
 *
 *  A counterexample is known by the facts that exclude it: a bit each, fact 0 the lowest. Of the smallest
 *  sets, the one with the earliest facts wins.
 */

/** The facts, in order; null if some counterexample is excluded by no fact at all. */
export function smallestHittingSet(sets: readonly bigint[], atLeast = 0): number[] | null {
  const wanted = minimal(sets)
  if (wanted.includes(0n)) return null
  let size = atLeast
  while (!canHit(wanted, size)) size += 1
  return earliest(wanted, size)
}

const byCount = (one: bigint, other: bigint): number => bitCount(one) - bitCount(other)

/** Sets that contain another are hit with it. */
function minimal(sets: readonly bigint[]): bigint[] {
  const kept: bigint[] = []
  for (const one of [...new Set(sets)].sort(byCount)) {
    if (!kept.some((other) => (other & one) === other)) kept.push(one)
  }
  return kept
}

/** Whether so many facts can hit all sets. */
function canHit(sets: readonly bigint[], size: number): boolean {
  if (sets.length === 0) return true
  if (apart(sets) > size) return false
  const narrowest = sets.reduce((one, other) => (byCount(other, one) < 0 ? other : one))
  let tried = 0n
  for (const bit of bitsIn(narrowest)) {
    const done = tried
    const left = sets.filter((one) => (one & bit) === 0n).map((one) => one & ~done)
    if (!left.includes(0n) && canHit(left, size - 1)) return true
    tried |= bit
  }
  return false
}

/** A number of sets no two of which share a fact: as many facts are needed at least. */
function apart(sets: readonly bigint[]): number {
  let [seen, count] = [0n, 0]
  for (const one of [...sets].sort(byCount)) {
    if ((one & seen) !== 0n) continue
    seen |= one
    count += 1
  }
  return count
}

/** Fact by fact, the first that still allows a set of this size of later facts only. */
function earliest(sets: readonly bigint[], size: number): number[] {
  const chosen: number[] = []
  let wanted = sets
  for (let number = 0; wanted.length > 0; number += 1) {
    const bit = 1n << BigInt(number)
    const earlier = (bit << 1n) - 1n
    const left = wanted.filter((one) => (one & bit) === 0n).map((one) => one & ~earlier)
    const hits = left.length < wanted.length
    if (hits && !left.includes(0n) && canHit(left, size - chosen.length - 1)) {
      chosen.push(number)
      wanted = left
    }
  }
  return chosen
}

function bitsIn(set: bigint): bigint[] {
  const bits: bigint[] = []
  for (let left = set; left !== 0n; left &= left - 1n) bits.push(left & -left)
  return bits
}

const bitCount = (set: bigint): number => bitsIn(set).length
