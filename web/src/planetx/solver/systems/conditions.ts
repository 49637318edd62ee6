/** Which systems agree with a fact or a claim. */

import { run } from '../../board/geometry'
import type { Amount, Thing } from '../../../wire/types'
import type { Claim, Fact } from '../facts'
import type { Catalogue, Placed } from './catalogue'
import { clueTruth } from './clues'
import { locateNumber } from './locates'
import { ALWAYS, mapped, not, type Lookup } from './lookup'
import { bitOf, bitsOf, countBits, KINDS } from './ring'
import { panelOf } from './titles'

export function agrees(fact: Fact, catalogue: Catalogue): Lookup {
  switch (fact.type) {
    case 'not-here':
      return not(holds(fact.sector, fact.thing, catalogue))
    case 'holds':
      return holds(fact.sector, fact.thing, catalogue)
    case 'counted': {
      const along = bitsOf(run(fact.first, fact.last, catalogue.sectors))
      return placed(fact.thing, catalogue, (held) => countBits(held & along) === fact.count)
    }
    case 'seen':
      return fact.sighting === 'E/X'
        ? appearsEmpty(fact.sector, catalogue)
        : holds(fact.sector, fact.sighting, catalogue)
    case 'clue':
      return clueTruth(fact.clue, catalogue)
    case 'titled': {
      const panel = panelOf(fact.title, catalogue)
      // Of a title that is none of ours no clue is known, so that it tells nothing.
      return panel.clues.length > 0 ? mapped(panel.cells, panel.possible) : ALWAYS
    }
    case 'amount':
      return amount(fact, catalogue)
    case 'located-wrong':
      return not(located(fact, catalogue))
    case 'located-right':
      return located(fact, catalogue)
    case 'revealed':
      return revealed(fact.system, catalogue)
  }
}

export function satisfies(claim: Claim, catalogue: Catalogue): Lookup {
  switch (claim.type) {
    case 'is':
      return holds(claim.sector, claim.thing, catalogue)
    case 'is-not':
      return not(holds(claim.sector, claim.thing, catalogue))
    case 'appears-empty':
      return appearsEmpty(claim.sector, catalogue)
    case 'planet-x-in': {
      const sectors = bitsOf(claim.sectors)
      return placed('X', catalogue, (held) => (held & sectors) !== 0)
    }
  }
}

/** Of every placement in a column, whether it fits; E is what appears empty. */
function placed(
  column: Placed,
  { columns, sets }: Catalogue,
  fits: (held: number) => boolean,
): Lookup {
  const values = Uint8Array.from(sets[column], (held) => Number(fits(held)))
  return { by: 'one', column: columns[column], values }
}

/** Truly empty is what appears so and is not Planet X's. */
function holds(sector: number, thing: Thing, catalogue: Catalogue): Lookup {
  const bit = bitOf(sector)
  return thing === 'E'
    ? trulyEmpty(catalogue, (held) => (held & bit) !== 0)
    : placed(thing, catalogue, (held) => (held & bit) !== 0)
}

const appearsEmpty = (sector: number, catalogue: Catalogue): Lookup =>
  placed('E', catalogue, (held) => (held & bitOf(sector)) !== 0)

/** Of the truly empty sectors, whether they fit: those that appear so without Planet X's, which is one of them. */
function trulyEmpty({ columns, sets }: Catalogue, fits: (held: number) => boolean): Lookup {
  const { X, E } = sets
  const values = new Uint8Array(X.length * E.length)
  for (const [x, planetX] of X.entries()) {
    for (let empty = 0; empty < E.length; empty += 1) {
      if ((E[empty]! & planetX) === 0) continue
      values[x * E.length + empty] = Number(fits(E[empty]! ^ planetX))
    }
  }
  return { by: 'two', first: columns.X, second: columns.E, many: E.length, values }
}

function amount({ things, sectors, least, most }: Amount, catalogue: Catalogue): Lookup {
  const along = bitsOf(sectors)
  const isAmount = (found: number): boolean => found >= least && found <= most
  const fits = (held: number): boolean => isAmount(countBits(held & along))
  const [one, other] = things
  if (things.length === 1)
    return one === 'E' ? trulyEmpty(catalogue, fits) : placed(one!, catalogue, fits)
  if (things.length === 2 && one === 'E' && other === 'X') return placed('E', catalogue, fits)
  return amountOfSeveral(things, along, isAmount, catalogue)
}

/** Several kinds are counted in every system: what appears empty, without Planet X, is truly empty. */
function amountOfSeveral(
  things: readonly Thing[],
  along: number,
  isAmount: (found: number) => boolean,
  { columns, sets }: Catalogue,
): Lookup {
  const signs = new Map<Placed, number>(things.map((thing) => [thing, 1]))
  if (things.includes('E')) signs.set('X', (signs.get('X') ?? 0) - 1)
  const counted = [...signs].filter(([, sign]) => sign !== 0)
  const counts = counted.map(([kind, sign]) =>
    Int8Array.from(sets[kind], (held) => sign * countBits(held & along)),
  )
  const placements = counted.map(([kind]) => columns[kind])
  const value = (system: number): number => {
    let found = 0
    for (let at = 0; at < counts.length; at += 1) found += counts[at]![placements[at]![system]!]!
    return Number(isAmount(found))
  }
  return { by: 'each', value }
}

interface Named {
  sector: number
  before: Thing
  after: Thing
}

function located({ sector, before, after }: Named, catalogue: Catalogue): Lookup {
  const values = new Uint8Array(catalogue.locateAnswers)
  values[locateNumber(sector, before, after)] = 1
  return { by: 'one', column: catalogue.locates, values }
}

function revealed(system: readonly Thing[], catalogue: Catalogue): Lookup {
  const placements = KINDS.map((kind) => {
    const sectors = catalogue.allSectors.filter((sector) => system[sector - 1] === kind)
    const bits = bitsOf(sectors)
    return [catalogue.columns[kind], catalogue.sets[kind].indexOf(bits)] as const
  })
  const value = (one: number) =>
    Number(placements.every(([column, number]) => column[one] === number))
  return { by: 'each', value }
}
