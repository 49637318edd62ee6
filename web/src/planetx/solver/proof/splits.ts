/** Cases that can be told apart: what a sector holds, where a kind stands, or yes and no. */

import type { PencilMark, Thing } from '../../../wire/types'
import { bitOf, bitsOf, THINGS, type Ring } from '../systems/ring'
import type { Kind } from '../tables_form'
import { may, must, mustAny, placements, sectorsOf, type Grid } from './grid'

const MOST_CASES = 4
const KINDS: readonly Kind[] = ['C', 'A', 'D', 'X', 'G']

export type Case = readonly PencilMark[]

const is = (sector: number, object: Thing): PencilMark => ({ sector, object, mark: 'yes' })

/** Every way to tell a few cases apart, those that name a sector's content first. */
export function splitsOf(grid: Grid, ring: Ring): Case[][] {
  const known = mustAny(grid)
  const unknown = ring.allSectors.filter((sector) => (known & bitOf(sector)) === 0)
  const held = (sector: number): Thing[] =>
    THINGS.filter((thing) => (may(grid, thing) & bitOf(sector)) !== 0)
  return [
    ...unknown
      .filter((sector) => held(sector).length <= MOST_CASES)
      .map((sector) => held(sector).map((thing) => [is(sector, thing)])),
    ...KINDS.flatMap((kind) => {
      const there = [...placements(grid, kind, ring)]
      if (there.length < 2 || there.length > MOST_CASES) return []
      const open = ~must(grid, kind)
      return [there.map((one) => sectorsOf(one & open).map((sector) => is(sector, kind)))]
    }),
    ...unknown.flatMap((sector) =>
      held(sector).map((thing): Case[] => [
        [is(sector, thing)],
        [{ sector, object: thing, mark: 'no' }],
      ]),
    ),
  ]
}

/** Whether one of the cases must be true, as far as the grid tells. */
export function isComplete(cases: readonly Case[], grid: Grid, ring: Ring): boolean {
  const marks = cases.flat()
  const { sector, object } = marks[0]!
  if (marks.some((one) => one.mark === 'no')) return true
  if (marks.every((one) => one.sector === sector)) {
    const named = marks.map((one) => one.object)
    const others = THINGS.filter((thing) => !named.includes(thing))
    return (may(grid, ...others) & bitOf(sector)) === 0
  }
  const certain = must(grid, object)
  const sets = cases.map((one) => bitsOf(one.map((mark) => mark.sector)) | certain)
  return placements(grid, object as Kind, ring).every((one) => sets.includes(one))
}
