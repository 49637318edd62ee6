/** What actions cost, and what the Earth shows while it points somewhere (rules 2 and 3). */

import { run, runLength } from '../board/geometry'
import type { Mode, Thing } from '../../wire/types'
import { FIGURES, LOCATE_COST, RESEARCH_COST, TARGET_COST } from './figures'

/** What a player does with a turn; null where nobody said, as with a rival's locate. */
export type Action =
  | { type: 'survey'; thing: Thing | null; first: number | null; last: number | null }
  | { type: 'target'; sector: number | null }
  | { type: 'research'; topic: string | null }
  | { type: 'locate'; sector: number | null; before: Thing | null; after: Thing | null }

/** The time an action costs; null for a survey whose ends are not known or that no sky has room for. */
export function costOf(action: Action, mode: Mode): number | null {
  switch (action.type) {
    case 'survey':
      return surveyCost(action.first, action.last, mode)
    case 'target':
      return TARGET_COST
    case 'research':
      return RESEARCH_COST
    case 'locate':
      return LOCATE_COST
  }
}

function surveyCost(first: number | null, last: number | null, mode: Mode): number | null {
  if (first === null || last === null) return null
  const { sectors, survey_costs } = FIGURES[mode]
  return survey_costs[runLength(first, last, sectors) - 1] ?? null
}

/** The half ring that starts at the arrow and runs clockwise. */
export function visibleSky(arrow: number, mode: Mode): number[] {
  const { sectors, visible } = FIGURES[mode]
  return run(arrow, ((arrow + visible - 2) % sectors) + 1, sectors)
}

/** Whether the whole run lies inside the visible sky. */
export function seesRun(arrow: number, first: number, last: number, mode: Mode): boolean {
  const { sectors, visible } = FIGURES[mode]
  const before = (first - arrow + sectors) % sectors
  return before + runLength(first, last, sectors) <= visible
}

/** The two neighbours of a sector, the counter-clockwise one first. */
export function neighbours(sector: number, mode: Mode): [number, number] {
  const { sectors } = FIGURES[mode]
  return [((sector - 2 + sectors) % sectors) + 1, (sector % sectors) + 1]
}
