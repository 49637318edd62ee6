/** What every theory is worth that may be submitted next (rules 5 and 7; src/ecliptic/deduction/theories.py). */

import { FIGURES, FIRST_BONUS, THEORY_OBJECTS, WRONG_THEORY_COST } from '../../rules/figures'
import type { TheoryShown, Thing } from '../../../wire/types'
import type { Belief } from '../belief'
import { TABLES } from '../tables'
import { rank } from './rank'

/** Every theory that can be right and that one has not submitted, worth most first; of equals the one with most
 *  points on average. */
export function theories(belief: Belief): TheoryShown[] {
  const { catalogue, notes } = belief
  const { counts } = FIGURES[catalogue.mode]
  const confirmed = new Set(
    belief.facts.map(({ fact }) => (fact.type === 'holds' ? fact.sector : 0)),
  )
  const own = notes.theories.filter((one) => one.own)
  const isSaid = (object: Thing, sector: number) =>
    own.some((one) => one.sector === sector && one.thing === object)
  const found = THEORY_OBJECTS.filter(
    (object) => own.filter((one) => one.thing === object).length < counts[object],
  ).flatMap((object) =>
    catalogue.allSectors
      .filter((sector) => !confirmed.has(sector) && !isSaid(object, sector))
      .map((sector) => prospect(belief, object, sector)),
  )
  const right = found.filter((one) => one.probability > 0)
  const best = right.sort((one, other) => rank(other.expected) - rank(one.expected))
  return best.sort((one, other) => rank(other.worth) - rank(one.worth))
}

function prospect({ catalogue, notes, odds }: Belief, object: Thing, sector: number): TheoryShown {
  const { kept_scores, points_per_time } = TABLES
  const probability = odds.of(sector, object)
  const scored = FIGURES[catalogue.mode].points[object] ?? 0
  const first = notes.theories
    .filter((one) => !one.own && one.sector === sector)
    .reduce((chance, one) => chance * (1 - mayBeSame(one.thing, object)), 1)
  const expected = probability * (scored + FIRST_BONUS * first)
  const wrong = (1 - probability) * WRONG_THEORY_COST * points_per_time
  return {
    object,
    sector,
    probability,
    points: scored,
    first,
    expected,
    penalty: WRONG_THEORY_COST,
    worth: expected - wrong - kept_scores * scored,
  }
}

/** How probable it is, if `object` is right, that a rival's theory says it too. */
function mayBeSame(said: Thing | null, object: Thing): number {
  if (said === null) return TABLES.rivals_are_right
  return said === object ? 1 : 0
}
