/** A survey as it is put together: its two ends, and what is wrong with them. */

import { runLength } from '../../planetx/board/geometry'
import type { CompanionRules, Thing } from '../../wire/types'

export type RunTrouble = 'comet-ends' | 'too-long'

/** Two tapped sectors as a run: the way round that the sky has room for. */
export function runBetween(one: number, other: number, rules: CompanionRules): [number, number] {
  const fits = runLength(one, other, rules.sectors) <= rules.visible
  return fits || runLength(other, one, rules.sectors) > rules.visible ? [one, other] : [other, one]
}

/** Why no table allows this survey; null if it may be asked (rules 3). */
export function runTrouble(
  thing: Thing,
  first: number,
  last: number,
  rules: CompanionRules,
): RunTrouble | null {
  if (runLength(first, last, rules.sectors) > rules.visible) return 'too-long'
  const ends = [first, last].every((end) => rules.comet_sectors.includes(end))
  return thing === 'C' && !ends ? 'comet-ends' : null
}

export function runCost(first: number, last: number, rules: CompanionRules): number | null {
  return rules.survey_costs[runLength(first, last, rules.sectors) - 1] ?? null
}
