/** What was advised, as an action that can be put into the form now. */

import type { PlanetXAction, PlanetXOffers, TheoryShown } from '../../wire/types'
import { offerOf } from '../action/offered'

/** Whether it is on offer; a notebook has no offers, and takes everything. */
export function mayUse(action: PlanetXAction, offers: PlanetXOffers | null): boolean {
  return offers === null || offerOf(offers, action.type) !== null
}

/** A theory is chosen first and placed later; in a last chance it is placed at once. */
export function theoryAction(
  { object, sector }: TheoryShown,
  offers: PlanetXOffers | null,
): PlanetXAction | null {
  if (offers === null) return null
  const left = offerOf(offers, 'choose')?.supply.some(
    ([thing, count]) => thing === object && count > 0,
  )
  if (left) return { type: 'choose', things: [object] }
  const places = offerOf(offers, 'place')?.sectors.find(([thing]) => thing === object)?.[1]
  return places?.includes(sector) ? { type: 'place', thing: object, sector } : null
}

/** What the best theories that may be placed together score, best first; each sector takes one. */
export function bestTheories(theories: readonly TheoryShown[], most: number): number {
  const best = new Map<number, number>()
  for (const { sector, expected } of theories) if (!best.has(sector)) best.set(sector, expected)
  return [...best.values()].slice(0, most).reduce((sum, expected) => sum + expected, 0)
}
