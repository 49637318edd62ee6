/** What a sector can hold, in the order used everywhere. */

import type { Sighting, Thing } from '../wire/types'

export type { Sighting, Thing }

export const THINGS: readonly Thing[] = ['C', 'A', 'D', 'G', 'E', 'X']

/** What a theory can name. */
export const ORDINARY: readonly Thing[] = ['C', 'A', 'D', 'G']

/** A picture: an object, or a sector that appears empty and may hold Planet X. */
export type Picture = Thing | Sighting
