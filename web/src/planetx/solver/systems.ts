/** The lawful systems of the standard mode, unpacked: what each holds where, as sets of sectors.
 *
 *  A set of sectors is a number: sector n is bit n - 1. A system is known by its place in the package's
 *  catalogue, from which the tables are made (web/make_notebook.py).
 */

import { neighbours } from '../rules/actions'
import { FIGURES } from '../rules/figures'
import type { Mode, Thing } from '../../wire/types'
import { COLUMNS, PLACEMENTS, SIGNS } from './catalogue_data'

export const MODE: Mode = 'standard'
export const SECTORS = FIGURES[MODE].sectors
export const ALL_SECTORS: readonly number[] = Array.from(
  { length: SECTORS },
  (_, index) => index + 1,
)
export const LAWFUL = COLUMNS.X.length

/** In the order of the package: comet, asteroid, dwarf planet, gas cloud, truly empty, Planet X. */
export const THINGS: readonly Thing[] = ['C', 'A', 'D', 'G', 'E', 'X']
/** What may lie beside Planet X. */
const BESIDE: readonly Thing[] = ['C', 'A', 'G', 'E']

const EVERYWHERE = (1 << SECTORS) - 1

export const bitOf = (sector: number): number => 1 << (sector - 1)

export const bitsOf = (sectors: readonly number[]): number =>
  sectors.reduce((bits, sector) => bits | bitOf(sector), 0)

/** How many sectors a set has. */
export function countBits(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count += 1
  return count
}

/** Of every system, the sectors that hold each thing. */
export const HELD: Readonly<Record<Thing, Uint16Array>> = unpacked()

/** Of every system, the sectors that appear empty: the truly empty ones and Planet X's. */
export const APPEARS_EMPTY: Uint16Array = HELD.E.map((bits, place) => bits | HELD.X[place]!)

/** Of every system, its locate answer as a number (see `locateNumber`). */
export const LOCATES: Uint16Array = HELD.X.map((bits, place) => {
  const sector = 32 - Math.clz32(bits)
  const [before, after] = neighbours(sector, MODE)
  return locateNumber(sector, thingIn(place, before), thingIn(place, after))
})

/** Every lawful system, by its place. */
export const ALL: Uint16Array = Uint16Array.from({ length: LAWFUL }, (_, place) => place)

function unpacked(): Record<Thing, Uint16Array> {
  const [C, A, D, G, X] = [column('C'), column('A'), column('D'), column('G'), column('X')]
  const E = C.map((bits, at) => EVERYWHERE & ~(bits | A[at]! | D[at]! | G[at]! | X[at]!))
  return { C, A, D, G, E, X }
}

function column(kind: keyof typeof COLUMNS): Uint16Array {
  const sets = PLACEMENTS[kind].map(bitsOf)
  return Uint16Array.from(COLUMNS[kind], (sign) => sets[SIGNS.indexOf(sign)]!)
}

function thingIn(system: number, sector: number): Thing {
  return THINGS.find((thing) => (HELD[thing][system]! & bitOf(sector)) !== 0)!
}

/** A locate answer as a number: the sector first, then what lies on its two sides. */
export function locateNumber(sector: number, before: Thing, after: Thing): number {
  return (
    ((sector - 1) * BESIDE.length + BESIDE.indexOf(before)) * BESIDE.length + BESIDE.indexOf(after)
  )
}

export const LOCATE_ANSWERS = SECTORS * BESIDE.length ** 2

/** The short text of a locate: `L 6 C E`. */
export function locateText(answer: number): string {
  const sides = BESIDE.length
  const [sector, beside] = [Math.floor(answer / sides ** 2) + 1, answer % sides ** 2]
  return `L ${sector} ${BESIDE[Math.floor(beside / sides)]} ${BESIDE[beside % sides]}`
}

/** Every locate that may be named: a comet only where one can be, in the order of the package. */
export function nameableLocates(cometSectors: readonly number[]): number[] {
  const may = (sector: number): Thing[] =>
    BESIDE.filter((thing) => thing !== 'C' || cometSectors.includes(sector))
  return ALL_SECTORS.flatMap((sector) => {
    const [before, after] = neighbours(sector, MODE)
    return may(before).flatMap((one) => may(after).map((other) => locateNumber(sector, one, other)))
  })
}

/** Each set moved so many sectors both ways round the ring, joined. */
export function spread(bits: number, steps: number): number {
  const moved =
    (bits << steps) | (bits >> (SECTORS - steps)) | (bits >> steps) | (bits << (SECTORS - steps))
  return moved & EVERYWHERE
}

/** The longest unbroken run of a set round the ring; the set is not the whole ring. */
export function longestRun(bits: number): number {
  let longest = 0
  for (let left = bits; left !== 0; left &= (left << 1) | (left >> (SECTORS - 1))) longest += 1
  return longest
}

/** The length of the shortest run that holds a set: the ring without its longest gap. */
export const narrowestBand = (bits: number): number => SECTORS - longestRun(EVERYWHERE & ~bits)
