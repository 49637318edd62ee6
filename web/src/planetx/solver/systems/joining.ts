/** All combinations of placements that obey the rules (rules 1), in the order of the package.
 *
 *  Comets, asteroids and dwarf planets must be disjoint; Planet X takes a sector that is left and not beside a
 *  dwarf planet; which gas clouds then fit depends only on the sectors that remain, so that is worked out once
 *  for each set of them.
 */

import { neighbours } from '../../rules/actions'
import type { Column, Placed } from './catalogue'
import { BESIDE } from './locates'
import { bitOf, spread, type Ring } from './ring'

export interface Joined {
  columns: Record<Placed, Column>
  /** The sets that appear empty, the smallest number first. */
  empty: Uint32Array
  locates: Column
}

export function joined(ring: Ring, systems: number): Joined {
  const { C, A, D, X } = ring.placements
  const clouds = new Clouds(ring)
  const table = new Table(ring, systems)
  const nearDwarfs = D.map((held) => spread(held, 1, ring))
  for (let c = 0; c < C.length; c += 1) {
    for (let a = 0; a < A.length; a += 1) {
      if ((C[c]! & A[a]!) !== 0) continue
      const both = C[c]! | A[a]!
      for (let d = 0; d < D.length; d += 1) {
        if ((both & D[d]!) !== 0) continue
        const free = ring.everywhere & ~(both | D[d]!)
        const forX = free & ~nearDwarfs[d]!
        for (let x = 0; x < X.length; x += 1) {
          if ((forX & X[x]!) === 0) continue
          const remaining = free ^ X[x]!
          table.add(c, a, d, x, free, clouds.within(remaining))
        }
      }
    }
  }
  return table.finished(systems)
}

/** The lawful gas clouds of every set of remaining sectors: each needs a truly empty neighbour. */
export class Clouds {
  readonly #found: (Uint16Array | undefined)[]
  readonly #ring: Ring

  constructor(ring: Ring) {
    this.#found = new Array<Uint16Array | undefined>(ring.everywhere + 1)
    this.#ring = ring
  }

  within(remaining: number): Uint16Array {
    const known = this.#found[remaining]
    if (known) return known
    const { G } = this.#ring.placements
    const fitting: number[] = []
    for (let g = 0; g < G.length; g += 1) {
      const held = G[g]!
      if ((held & ~remaining) !== 0) continue
      if ((held & ~spread(remaining ^ held, 1, this.#ring)) === 0) fitting.push(g)
    }
    const found = Uint16Array.from(fitting)
    this.#found[remaining] = found
    return found
  }
}

const SIDES = BESIDE.length
const [COMET, ASTEROID, CLOUD, EMPTY] = [0, 1, 2, 3] as const

/** The columns as they grow, row by row. */
class Table {
  readonly #ring: Ring
  readonly #columns: Record<Placed, Column>
  readonly #locates: Column
  /** What appears empty in each system, as a set and not yet as a number. */
  readonly #empty: Uint32Array
  readonly #before: Uint32Array
  readonly #after: Uint32Array
  #length = 0

  constructor(ring: Ring, systems: number) {
    const column = (): Column => new Uint16Array(systems)
    this.#ring = ring
    this.#columns = { C: column(), A: column(), D: column(), X: column(), G: column(), E: column() }
    this.#locates = column()
    this.#empty = new Uint32Array(systems)
    const beside = ring.allSectors.map((sector) => neighbours(sector, ring.mode))
    this.#before = Uint32Array.from(beside, ([before]) => bitOf(before))
    this.#after = Uint32Array.from(beside, ([, after]) => bitOf(after))
  }

  /** All systems with these placements, and each of some gas clouds in the sectors that are free. */
  add(c: number, a: number, d: number, x: number, free: number, clouds: Uint16Array): void {
    const { C, A, D, X, G } = this.#columns
    const [empty, locates] = [this.#empty, this.#locates]
    const placements = this.#ring.placements.G
    const [before, after] = [this.#before[x]!, this.#after[x]!]
    const [left, right] = [this.#beside(before, c, a), this.#beside(after, c, a)]
    let at = this.#length
    for (let one = 0; one < clouds.length; one += 1, at += 1) {
      const g = clouds[one]!
      const held = placements[g]!
      C[at] = c
      A[at] = a
      D[at] = d
      X[at] = x
      G[at] = g
      empty[at] = free ^ held
      const before_it = (held & before) !== 0 ? CLOUD : left
      const after_it = (held & after) !== 0 ? CLOUD : right
      locates[at] = (x * SIDES + before_it) * SIDES + after_it
    }
    this.#length = at
  }

  /** What lies in a sector beside Planet X, gas clouds apart. */
  #beside(sector: number, c: number, a: number): number {
    const { placements } = this.#ring
    if ((placements.C[c]! & sector) !== 0) return COMET
    return (placements.A[a]! & sector) !== 0 ? ASTEROID : EMPTY
  }

  finished(systems: number): Joined {
    if (this.#length !== systems) throw new Error(`${this.#length} systems instead of ${systems}`)
    const numbers = new Uint16Array(this.#ring.everywhere + 1)
    for (const set of this.#empty) numbers[set] = 1
    const empty: number[] = []
    for (const [set, present] of numbers.entries()) {
      if (present) numbers[set] = empty.push(set) - 1
    }
    const { E } = this.#columns
    for (let at = 0; at < systems; at += 1) E[at] = numbers[this.#empty[at]!]!
    return { columns: this.#columns, empty: Uint32Array.from(empty), locates: this.#locates }
  }
}
