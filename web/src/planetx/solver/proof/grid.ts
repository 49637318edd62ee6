/** The note sheet of a proof: of every thing, in the order of `THINGS`, the sectors that can still hold it. A
 *  sector in which only one thing is left holds it. */

import type { PencilMark, Thing } from '../../../wire/types'
import { FIGURES } from '../../rules/figures'
import { bitOf, bitsOf, THINGS, type Ring } from '../systems/ring'
import type { Kind } from '../tables_form'

export type Grid = readonly number[]

/** Nothing is known but where comets can stand, which is printed on every note sheet. */
export const emptyGrid = ({ mode, everywhere }: Ring): Grid =>
  THINGS.map((thing) => (thing === 'C' ? bitsOf(FIGURES[mode].comet_sectors) : everywhere))

export function sectorsOf(bits: number): number[] {
  const sectors: number[] = []
  for (let sector = 1; bits >>> (sector - 1) !== 0; sector += 1)
    if ((bits & bitOf(sector)) !== 0) sectors.push(sector)
  return sectors
}

/** The sectors that can hold one of the things. */
export const may = (grid: Grid, ...things: Thing[]): number =>
  grid.reduce((found, held, place) => (things.includes(THINGS[place]!) ? found | held : found), 0)

/** The sectors that hold one of the things: nothing else is left there. */
export const must = (grid: Grid, ...things: Thing[]): number =>
  may(grid, ...things) & ~may(grid, ...othersThan(things))

const othersThan = (things: readonly Thing[]): Thing[] =>
  THINGS.filter((thing) => !things.includes(thing))

/** None of the things is in these sectors. */
export const without = (grid: Grid, bits: number, ...things: Thing[]): Grid =>
  grid.map((held, place) => (things.includes(THINGS[place]!) ? held & ~bits : held))

/** Each of these sectors holds one of the things. */
export const holding = (grid: Grid, bits: number, ...things: Thing[]): Grid =>
  without(grid, bits, ...othersThan(things))

export function marked(grid: Grid, marks: readonly PencilMark[]): Grid {
  return marks.reduce((written, { sector, object, mark }) => {
    const write = mark === 'yes' ? holding : without
    return write(written, bitOf(sector), object)
  }, grid)
}

/** What was written down between two grids: circles where a sector's content is new, else crosses. */
export function newMarks(before: Grid, after: Grid): PencilMark[] {
  const known = mustAny(after)
  const marks = (bits: number, object: Thing, mark: 'yes' | 'no'): PencilMark[] =>
    sectorsOf(bits).map((sector) => ({ sector, object, mark }))
  return [
    ...THINGS.flatMap((thing) => marks(must(after, thing) & ~must(before, thing), thing, 'yes')),
    ...THINGS.flatMap((thing, place) =>
      marks(before[place]! & ~after[place]! & ~known, thing, 'no'),
    ),
  ]
}

/** The sectors whose content is known. */
export const mustAny = (grid: Grid): number =>
  THINGS.reduce((known, thing) => known | must(grid, thing), 0)

/** The lawful placements of a kind that the grid leaves. */
export function placements(grid: Grid, kind: Kind, { placements }: Ring): Uint32Array {
  const [most, least] = [may(grid, kind), must(grid, kind)]
  return placements[kind].filter((held) => (held & ~most) === 0 && (least & ~held) === 0)
}

/** What all placements of a kind that fit have in common; null if none does. */
export function placed(
  grid: Grid,
  kind: Kind,
  fits: (held: number) => boolean,
  ring: Ring,
): Grid | null {
  const found = placements(grid, kind, ring).filter(fits)
  if (found.length === 0) return null
  const some = found.reduce((together, held) => together | held, 0)
  const every = found.reduce((common, held) => common & held, ring.everywhere)
  return holding(without(grid, ring.everywhere & ~some, kind), every, kind)
}

/** What several cases leave in common; null if every case is impossible. */
export function joined(grids: readonly (Grid | null)[]): Grid | null {
  const found = grids.filter((grid) => grid !== null)
  if (found.length === 0) return null
  return THINGS.map((_, place) => found.reduce((together, grid) => together | grid[place]!, 0))
}

/** Whether some sector can hold nothing at all. */
export const isBroken = (grid: Grid, { everywhere }: Ring): boolean =>
  may(grid, ...THINGS) !== everywhere

export const isSame = (one: Grid, other: Grid): boolean =>
  one.every((held, place) => held === other[place])
