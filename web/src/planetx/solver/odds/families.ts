/** Systems with the same ordinary objects differ only in where Planet X is: they are siblings, a family. */

import type { Catalogue } from '../systems/catalogue'

/** Of every system the next of its siblings, and of the last one the first. */
export type Families = Uint32Array

const known = new WeakMap<Catalogue, Families>()

export function familiesOf(catalogue: Catalogue): Families {
  const families = known.get(catalogue) ?? newFamilies(catalogue)
  known.set(catalogue, families)
  return families
}

/** In the order of the catalogue Planet X's sector counts more than gas clouds, and less than all else: siblings
 *  stand in a block of systems that have all but these in common. */
function newFamilies({ columns, sets, every }: Catalogue): Families {
  const { C, A, D, G } = columns
  const next = every.slice()
  const first = new Int32Array(sets.G.length).fill(-1)
  const last = new Int32Array(sets.G.length)
  for (let start = 0; start < every.length;) {
    let end = start
    for (; end < every.length; end += 1) {
      if (D[end] !== D[start] || A[end] !== A[start] || C[end] !== C[start]) break
      const clouds = G[end]!
      if (first[clouds]! < 0) first[clouds] = end
      else next[last[clouds]!] = end
      last[clouds] = end
    }
    for (let system = start; system < end; system += 1) {
      const clouds = G[system]!
      if (first[clouds]! >= 0) next[last[clouds]!] = first[clouds]!
      first[clouds] = -1
    }
    start = end
  }
  return next
}

export function siblingsOf(families: Families, system: number): number {
  let count = 1
  for (let other = families[system]!; other !== system; other = families[other]!) count += 1
  return count
}
