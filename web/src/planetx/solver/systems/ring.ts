/** The ring of a mode, its placements, and sets of its sectors: sector n is bit n - 1 of a number. */

import { FIGURES } from '../../rules/figures'
import type { Mode, Thing } from '../../../wire/types'
import { TABLES } from '../tables'
import type { Kind } from '../tables_form'

/** In the order of the package: comet, asteroid, dwarf planet, gas cloud, truly empty, Planet X. */
export const THINGS: readonly Thing[] = ['C', 'A', 'D', 'G', 'E', 'X']
/** The order in which systems are numbered: by the placement of the first kind, then of the next. */
export const KINDS: readonly Kind[] = ['C', 'A', 'D', 'X', 'G']

export interface Ring {
  mode: Mode
  sectors: number
  /** All sectors, by number and as a set. */
  allSectors: readonly number[]
  everywhere: number
  /** Every lawful placement of each kind, as the sectors it holds. */
  placements: Readonly<Record<Kind, Uint32Array>>
}

export const RINGS: Readonly<Record<Mode, Ring>> = {
  standard: ringOf('standard'),
  expert: ringOf('expert'),
}

function ringOf(mode: Mode): Ring {
  const { sectors } = FIGURES[mode]
  const { placements } = TABLES.modes[mode]
  return {
    mode,
    sectors,
    allSectors: Array.from({ length: sectors }, (_, index) => index + 1),
    everywhere: (1 << sectors) - 1,
    placements: Object.fromEntries(
      KINDS.map((kind) => [kind, Uint32Array.from(placements[kind])]),
    ) as Record<Kind, Uint32Array>,
  }
}

export const bitOf = (sector: number): number => 1 << (sector - 1)

export const bitsOf = (sectors: readonly number[]): number =>
  sectors.reduce((bits, sector) => bits | bitOf(sector), 0)

/** How many sectors a set has. */
export function countBits(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count += 1
  return count
}

/** A set moved so many sectors both ways round the ring, joined. */
export function spread(bits: number, steps: number, { sectors, everywhere }: Ring): number {
  const back = sectors - steps
  return ((bits << steps) | (bits >>> back) | (bits >>> steps) | (bits << back)) & everywhere
}

/** The longest unbroken run of a set round the ring; the set is not the whole ring. */
export function longestRun(bits: number, { sectors }: Ring): number {
  let longest = 0
  for (let left = bits; left !== 0; left &= (left << 1) | (left >>> (sectors - 1))) longest += 1
  return longest
}

/** The length of the shortest run that holds a set: the ring without its longest gap. */
export const narrowestBand = (bits: number, ring: Ring): number =>
  ring.sectors - longestRun(ring.everywhere & ~bits, ring)
