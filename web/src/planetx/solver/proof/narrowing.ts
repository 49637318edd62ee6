/** What a fact excludes on the sheet of a proof, looking at little at a time.
 *
 *  `narrowing` looks at single sectors, as a person with a pencil does first. `kindTests` asks of each placement
 *  of a kind whether it fits: that counts the kind's own placement rule in.
 */

import type { Clue, LocatedRight, LocatedWrong, Thing } from '../../../wire/types'
import { run } from '../../board/geometry'
import { neighbours } from '../../rules/actions'
import { FIGURES } from '../../rules/figures'
import type { Fact } from '../facts'
import { bitOf, bitsOf, countBits, type Ring } from '../systems/ring'
import { cluesTitled } from '../systems/titles'
import type { Kind } from '../tables_form'
import { fits, kinds, narrowed, type Test } from './clues'
import { holding, joined, may, must, without, type Grid } from './grid'

/** The grid without what is impossible; null if nothing is possible. */
export type Narrow = (grid: Grid) => Grid | null

const EITHER: Thing[] = ['E', 'X']

export function narrowing(fact: Fact, ring: Ring): Narrow {
  switch (fact.type) {
    case 'not-here':
      return (grid) => without(grid, bitOf(fact.sector), fact.thing)
    case 'holds':
      return (grid) => holding(grid, bitOf(fact.sector), fact.thing)
    case 'seen': {
      const seen = fact.sighting === 'E/X' ? EITHER : [fact.sighting]
      return (grid) => holding(grid, bitOf(fact.sector), ...seen)
    }
    case 'counted': {
      const things = fact.thing === 'E' ? EITHER : [fact.thing]
      return counting(things, bitsOf(run(fact.first, fact.last, ring.sectors)), fact.count, ring)
    }
    case 'amount':
      return (grid) => amount(grid, fact.things, bitsOf(fact.sectors), fact.least, fact.most)
    case 'clue':
      return (grid) => narrowed(fact.clue, grid, ring)
    case 'titled': {
      // Of a title that is none of ours no clue is known, so that it tells nothing.
      const said = cluesTitled(fact.title, ring.mode)
      return (grid) => (said.length ? joined(said.map((clue) => narrowed(clue, grid, ring))) : grid)
    }
    case 'located-right':
      return (grid) => each(grid, located(fact, ring))
    case 'located-wrong':
      return (grid) =>
        joined(located(fact, ring).map(([bits, thing]) => without(grid, bits, thing)))
    case 'revealed': {
      const held = fact.system.map((thing, place): Held => [bitOf(place + 1), thing])
      return (grid) => each(grid, held)
    }
  }
}

/** So many in some sectors, and so all the others elsewhere. */
export function counting(
  things: readonly Thing[],
  along: number,
  count: number,
  { mode, everywhere }: Ring,
): Narrow {
  const { counts } = FIGURES[mode]
  const others = things.reduce((sum, thing) => sum + counts[thing], 0) - count
  return (grid) => {
    const found = amount(grid, things, along, count, count)
    return found && amount(found, things, everywhere & ~along, others, others)
  }
}

function amount(
  grid: Grid,
  things: readonly Thing[],
  along: number,
  least: number,
  most: number,
): Grid | null {
  const [surely, possibly] = [must(grid, ...things) & along, may(grid, ...things) & along]
  if (countBits(surely) > most || countBits(possibly) < least) return null
  if (countBits(surely) === most) return without(grid, possibly & ~surely, ...things)
  if (countBits(possibly) === least) return holding(grid, possibly, ...things)
  return grid
}

/** The kinds whose placements the fact can be asked of. */
export function kindTests(fact: Fact, ring: Ring): [Kind, Test][] {
  switch (fact.type) {
    case 'counted': {
      const along = bitsOf(run(fact.first, fact.last, ring.sectors))
      return ofKind(fact.thing, (_, held) => countBits(held & along) === fact.count)
    }
    case 'amount': {
      const { things, sectors, least, most } = fact
      const along = bitsOf(sectors)
      const isAmount: Test = (_, held) =>
        countBits(held & along) >= least && countBits(held & along) <= most
      return things.length === 1 ? ofKind(things[0]!, isAmount) : []
    }
    case 'clue':
      return clueTests([fact.clue], ring)
    case 'titled':
      return clueTests(cluesTitled(fact.title, ring.mode), ring)
    default:
      return []
  }
}

const ofKind = (thing: Thing, test: Test): [Kind, Test][] =>
  thing === 'E' ? [] : [[thing as Kind, test]]

/** That one of some clues about the same kinds is true. */
function clueTests(said: readonly Clue[], ring: Ring): [Kind, Test][] {
  return kinds(said).map((kind) => {
    const tests = said.map((clue) => fits(clue, kind, ring))
    return [kind, (grid, held) => tests.some((test) => test(grid, held))]
  })
}

type Held = [bits: number, thing: Thing]

function located({ sector, before, after }: LocatedRight | LocatedWrong, ring: Ring): Held[] {
  const [left, right] = neighbours(sector, ring.mode)
  return [
    [bitOf(sector), 'X'],
    [bitOf(left), before],
    [bitOf(right), after],
  ]
}

const each = (grid: Grid, held: readonly Held[]): Grid =>
  held.reduce((found, [bits, thing]) => holding(found, bits, thing), grid)
