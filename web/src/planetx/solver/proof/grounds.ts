/** What a step of a proof can stand on: a fact, a placement rule, or both, and what it excludes by looking at
 *  what is on the sheet so far. */

import type { Rule, Clue } from '../../../wire/types'
import { FIGURES } from '../../rules/figures'
import type { Fact } from '../facts'
import type { Ring } from '../systems/ring'
import type { Kind } from '../tables_form'
import { narrowed, type Test } from './clues'
import { isBroken, placed, type Grid } from './grid'
import { counting, kindTests, narrowing, type Narrow } from './narrowing'

export interface Ground {
  /** By their places among the facts of the proof. */
  facts: readonly number[]
  rules: readonly Rule[]
  /** What it leaves of a grid; null if that is nothing, in some sector or at all. */
  narrow: Narrow
}

const RULE_OF_KIND: Record<Kind, Rule> = {
  C: 'comets',
  A: 'asteroids',
  D: 'dwarf-planets',
  X: 'planet-x',
  G: 'gas-clouds',
}
const BETWEEN: readonly [Rule, Clue][] = [
  ['cloud-beside-empty', { type: 'adjacent', quantity: 'every', subject: 'G', other: 'E' }],
  ['no-dwarf-beside-x', { type: 'adjacent', quantity: 'no', subject: 'X', other: 'D' }],
]

/** Everything a step can stand on, the simplest first. */
export function groundsOf(facts: readonly Fact[], ring: Ring): Ground[] {
  const places = [...facts.keys()]
  const plain = places.filter((place) => isAboutASector(facts[place]!))
  const told = [...plain, ...places.filter((place) => !plain.includes(place))]
  const tests = told.flatMap((place) =>
    kindTests(facts[place]!, ring).map(([kind, test]) => ({ place, kind, test })),
  )
  return [
    ...told.map((place) => ground([place], [], narrowing(facts[place]!, ring), ring)),
    ...rules(ring),
    ...tests.map(({ place, kind, test }) => placing([place], kind, [test], ring)),
    ...tests.flatMap((one, at) =>
      tests
        .slice(at + 1)
        .filter((other) => other.kind === one.kind && other.place !== one.place)
        .map((other) => placing([one.place, other.place], one.kind, [one.test, other.test], ring)),
    ),
  ]
}

/** Whether the fact itself says what a sector holds, or does not. */
export const isAboutASector = ({ type }: Fact): boolean =>
  type === 'not-here' || type === 'holds' || type === 'seen'

function rules(ring: Ring): Ground[] {
  const kinds = Object.keys(RULE_OF_KIND) as Kind[]
  const trulyEmpty = counting(['E'], ring.everywhere, FIGURES[ring.mode].counts.E, ring)
  return [
    ...kinds.map((kind) => placing([], kind, [], ring)),
    ground([], ['truly-empty'], trulyEmpty, ring),
    ...BETWEEN.map(([rule, clue]) =>
      ground([], [rule], (grid) => narrowed(clue, grid, ring), ring),
    ),
  ]
}

/** What all placements of a kind have in common that obey its rule and pass some tests. */
function placing(facts: readonly number[], kind: Kind, tests: readonly Test[], ring: Ring): Ground {
  const fits = (grid: Grid, held: number) => tests.every((test) => test(grid, held))
  const narrow = (grid: Grid) => placed(grid, kind, (held) => fits(grid, held), ring)
  return ground(facts, [RULE_OF_KIND[kind]], narrow, ring)
}

function ground(
  facts: readonly number[],
  rules: readonly Rule[],
  excludes: Narrow,
  ring: Ring,
): Ground {
  const narrow = (grid: Grid): Grid | null => {
    const left = excludes(grid)
    return left === null || isBroken(left, ring) ? null : left
  }
  return { facts, rules, narrow }
}
