/** The Earth's arrow over a whole game: which phases and conferences it has brought, and which come. */

import type { Ring } from '../../wire/types'

/** Something an icon brings when the arrow leaves its sector; `step` counts the arrow's steps, from 0. */
export type Moment =
  | { type: 'phase'; number: number; sector: number; step: number }
  | { type: 'conference'; number: number; sector: number; step: number }

/** Every moment of the first `steps` steps. Theory icons fire on every lap, a conference only once. */
export function momentsUntil(steps: number, ring: Ring): Moment[] {
  const moments: Moment[] = []
  let phases = 0
  for (let step = 0; step < steps; step += 1) {
    const sector = (step % ring.sectors) + 1
    if (ring.theory_icons.includes(sector)) {
      phases += 1
      moments.push({ type: 'phase', number: phases, sector, step })
    }
    const conference = ring.conference_icons[sector]
    if (conference !== undefined && step < ring.sectors) {
      moments.push({ type: 'conference', number: conference, sector, step })
    }
  }
  return moments
}

/** What comes within the next lap after `steps` steps. */
export function momentsAfter(steps: number, ring: Ring): Moment[] {
  return momentsUntil(steps + ring.sectors, ring).filter((one) => one.step >= steps)
}
