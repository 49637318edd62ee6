/** Every lawful system of a mode, as small numbers in columns (src/ecliptic/planetx/catalogue.py).
 *
 *  A system is known by its place in the package's catalogue. Of every system a column tells the number of its
 *  placement of a kind; under E that of the set of sectors that appear empty, which are the truly empty ones and
 *  Planet X's. All columns hold numbers of one type: a loop that meets several is slow with all of them.
 */

import type { Mode } from '../../../wire/types'
import { TABLES } from '../tables'
import type { Kind } from '../tables_form'
import { joined } from './joining'
import { locateAnswers } from './locates'
import { RINGS, type Ring } from './ring'

/** A small number of every system. */
export type Column = Uint16Array
/** Systems by their places, in the order of the catalogue. */
export type Systems = Uint32Array
/** What has placements in a column. */
export type Placed = Kind | 'E'

export interface Catalogue extends Ring {
  /** All systems there are. */
  every: Systems
  columns: Readonly<Record<Placed, Column>>
  /** The sectors that each placement of a column holds. */
  sets: Readonly<Record<Placed, Uint32Array>>
  /** The locate answer of every system (see `locateNumber`), and how many answers there can be. */
  locates: Column
  locateAnswers: number
}

const built = new Map<Mode, Catalogue>()

/** Built when it is first asked for. */
export function catalogueOf(mode: Mode): Catalogue {
  const known = built.get(mode)
  if (known) return known
  const ring = RINGS[mode]
  const { columns, empty, locates } = joined(ring, TABLES.modes[mode].systems)
  const every = new Uint32Array(locates.length)
  for (let place = 0; place < every.length; place += 1) every[place] = place
  const made: Catalogue = {
    ...ring,
    every,
    columns,
    sets: { ...ring.placements, E: empty },
    locates,
    locateAnswers: locateAnswers(ring.sectors),
  }
  built.set(mode, made)
  return made
}
