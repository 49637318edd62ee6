/** How probable our generator made a season's starting facts, for many systems at once (rules 8;
 *  src/ecliptic/deduction/fact_draws.py). */

import type { NotHere, Thing } from '../../../wire/types'
import type { Notes } from '../../notes/reading'
import { FIGURES } from '../../rules/figures'
import type { Catalogue, Systems } from '../systems/catalogue'
import { bitsOf, countBits } from '../systems/ring'
import { TABLES } from '../tables'
import type { FactGroup, Kind } from '../tables_form'

/** What the first groups deny, the kind that counts most first; a table of ways has so many numbers of each. */
const SPREAD: readonly Kind[] = ['A', 'D', 'G']
const NUMBERS = 5
const GROUP = 4

type Fact = Pick<NotHere, 'sector' | 'thing'>

/** In the order in which they were told. */
export const startingFacts = ({ facts, starting }: Notes): Fact[] =>
  facts.flatMap(({ fact, line }) =>
    fact.type === 'not-here' && starting.includes(line) ? [fact] : [],
  )

/** Facts in groups as they are dealt; any others weigh nothing. The first two groups are told from each other by
 *  their sectors, so for them no order matters. */
export function weighStartingFacts(
  weights: Float64Array,
  systems: Systems,
  catalogue: Catalogue,
  told: readonly Fact[],
): void {
  const { fact_groups } = TABLES.modes[catalogue.mode]
  const facts = told.length <= fact_groups.length * GROUP ? inGroups(told, fact_groups[0]!) : told
  const groups = Array.from({ length: Math.ceil(facts.length / GROUP) }, (_, number) =>
    facts.slice(number * GROUP, (number + 1) * GROUP),
  )
  if (!groups.every((group, number) => isDealt(group, number, catalogue))) return
  for (const [number, group] of fact_groups.entries())
    if (number < groups.length) weighGroup(weights, systems, catalogue, group)
  const last = groups[fact_groups.length]
  if (last) weighLast(weights, systems, catalogue, facts.slice(0, -GROUP), last)
}

const inGroups = (facts: readonly Fact[], { sectors }: FactGroup): Fact[] => {
  const isLater = (fact: Fact) => Number(!sectors.includes(fact.sector))
  return [...facts].sort((one, other) => isLater(one) - isLater(other) || one.sector - other.sector)
}

/** Whether the group with this number, from 0, can be these facts in this order. */
function isDealt(group: readonly Fact[], number: number, { mode }: Catalogue): boolean {
  const { fact_groups, last_facts } = TABLES.modes[mode]
  const spread = fact_groups[number]
  if (!spread && number > fact_groups.length) return false
  const kinds = spread?.kinds ?? last_facts
  const bound = spread ? group : group.filter((fact) => fact.thing === 'C')
  const { sectors } = spread ?? fact_groups[0]!
  return (
    isSame(
      group.map((fact) => fact.thing),
      [...kinds],
    ) &&
    group.every((fact, place) => place === 0 || fact.sector > group[place - 1]!.sector) &&
    bound.every((fact) => sectors.includes(fact.sector))
  )
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  [...one].sort().join() === [...other].sort().join()

/** By how many of the group's sectors hold each kind. */
function weighGroup(
  weights: Float64Array,
  systems: Systems,
  { columns, sets }: Catalogue,
  { sectors, ways }: FactGroup,
): void {
  const asked = bitsOf(sectors)
  const [one, other, another] = SPREAD.map((kind, place) => {
    const counts = NUMBERS ** (SPREAD.length - 1 - place)
    return sets[kind].map((held) => countBits(held & asked) * counts)
  })
  const { A, D, G } = columns
  for (let at = 0; at < weights.length; at += 1) {
    const system = systems[at]!
    const number = one![A[system]!]! + other![D[system]!]! + another![G[system]!]!
    weights[at]! /= Math.max(ways[number]!, 1)
  }
}

/** Kind by kind, as the third group is drawn: mostly of a sector that was not spoken of. */
function weighLast(
  weights: Float64Array,
  systems: Systems,
  catalogue: Catalogue,
  said: readonly Fact[],
  group: readonly Fact[],
): void {
  const { last_facts, repeated } = TABLES.modes[catalogue.mode]
  const spoken = bitsOf(said.map((fact) => fact.sector))
  let taken = 0
  for (const thing of [...last_facts] as Kind[]) {
    const denied = said.filter((fact) => fact.thing === thing).map((fact) => fact.sector)
    const allowed = sectorsFor(thing, catalogue) & ~(taken | bitsOf(denied))
    const drawn = bitsOf(group.filter((fact) => fact.thing === thing).map((fact) => fact.sector))
    const isAgain = (drawn & spoken) !== 0
    const shares = Float64Array.from(catalogue.sets[thing], (held) => {
      const fresh = countBits(allowed & ~held & ~spoken)
      const again = countBits(allowed & ~held & spoken)
      if (isAgain) return (fresh > 0 ? repeated / 100 : 1) / Math.max(again, 1)
      return (again > 0 ? 1 - repeated / 100 : 1) / Math.max(fresh, 1)
    })
    const column = catalogue.columns[thing]
    for (let at = 0; at < weights.length; at += 1) weights[at]! *= shares[column[systems[at]!]!]!
    taken |= drawn
  }
}

const sectorsFor = (thing: Thing, { mode, everywhere }: Catalogue): number =>
  thing === 'C' ? bitsOf(FIGURES[mode].comet_sectors) : everywhere
