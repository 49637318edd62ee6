/** What is known about the sky, and which systems agree with it. */

import { run } from '../board/geometry'
import type { Amount, FactShown, Is, IsNot, Thing, WhyShown } from '../../wire/types'
import { clueTruth, cluesTitled } from './clues'
import {
  ALL_SECTORS,
  APPEARS_EMPTY,
  bitOf,
  bitsOf,
  countBits,
  HELD,
  LOCATES,
  locateNumber,
  SECTORS,
  THINGS,
} from './systems'

export type Fact = FactShown['fact']
export type Claim = WhyShown['claim']
/** A pencil mark as a claim. */
export type Mark = Is | IsNot

/** A fact, and the line of the notes it is written on. */
export interface Learned {
  fact: Fact
  line: number
}

/** Whether something is true of a system, known by its place. */
export type Truth = (system: number) => boolean

export function agrees(fact: Fact): Truth {
  switch (fact.type) {
    case 'not-here':
      return not(holds(fact.sector, fact.thing))
    case 'holds':
      return holds(fact.sector, fact.thing)
    case 'counted': {
      const seen = fact.thing === 'E' ? APPEARS_EMPTY : HELD[fact.thing]
      const along = bitsOf(run(fact.first, fact.last, SECTORS))
      return (system) => countBits(seen[system]! & along) === fact.count
    }
    case 'seen':
      return fact.sighting === 'E/X' ? appearsEmpty(fact.sector) : holds(fact.sector, fact.sighting)
    case 'clue': {
      const truth = clueTruth(fact.clue)
      return (system) => truth[system] === 1
    }
    case 'titled': {
      const truths = cluesTitled(fact.title).map(clueTruth)
      // Of a title that is none of ours no clue is known, so that it tells nothing.
      return (system) => truths.length === 0 || truths.some((truth) => truth[system] === 1)
    }
    case 'amount':
      return amount(fact)
    case 'located-wrong':
      return not(located(fact.sector, fact.before, fact.after))
    case 'located-right':
      return located(fact.sector, fact.before, fact.after)
    case 'revealed':
      return every(fact.system.map((thing, index) => holds(index + 1, thing)))
  }
}

function amount({ things, sectors, least, most }: Amount): Truth {
  const along = bitsOf(sectors)
  return (system) => {
    const held = things.reduce((bits, thing) => bits | HELD[thing][system]!, 0)
    const found = countBits(held & along)
    return found >= least && found <= most
  }
}

export function satisfies(claim: Claim): Truth {
  switch (claim.type) {
    case 'is':
      return holds(claim.sector, claim.thing)
    case 'is-not':
      return not(holds(claim.sector, claim.thing))
    case 'appears-empty':
      return appearsEmpty(claim.sector)
    case 'planet-x-in': {
      const places = bitsOf(claim.sectors)
      return (system) => (HELD.X[system]! & places) !== 0
    }
  }
}

export const not =
  (truth: Truth): Truth =>
  (system) =>
    !truth(system)

export const every =
  (truths: readonly Truth[]): Truth =>
  (system) =>
    truths.every((truth) => truth(system))

/** What each sector can hold in some of the systems, sector 1 first, in the order of the package. */
export function possibleIn(systems: Uint16Array): Thing[][] {
  const somewhere = THINGS.map((thing) =>
    systems.reduce((sectors, system) => sectors | HELD[thing][system]!, 0),
  )
  return ALL_SECTORS.map((sector) =>
    THINGS.filter((_, place) => (somewhere[place]! & bitOf(sector)) !== 0),
  )
}

export function holds(sector: number, thing: Thing): Truth {
  const [held, bit] = [HELD[thing], bitOf(sector)]
  return (system) => (held[system]! & bit) !== 0
}

function appearsEmpty(sector: number): Truth {
  const bit = bitOf(sector)
  return (system) => (APPEARS_EMPTY[system]! & bit) !== 0
}

function located(sector: number, before: Thing, after: Thing): Truth {
  const wanted = locateNumber(sector, before, after)
  return (system) => LOCATES[system] === wanted
}
