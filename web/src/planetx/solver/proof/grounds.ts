/** What a step of a proof can stand on: a fact, a placement rule, or both, and what it excludes by looking at
 *  what is on the sheet so far. */

import type { Rule, Clue } from '../../../wire/types'
import { FIGURES } from '../../rules/figures'
import type { Fact } from '../facts'
import { MODE } from '../systems'
import { narrowed, type Test } from './clues'
import { isBroken, placed, RING, type Grid, type Kind } from './grid'
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
export function groundsOf(facts: readonly Fact[]): Ground[] {
  const places = [...facts.keys()]
  const plain = places.filter((place) => isAboutASector(facts[place]!))
  const told = [...plain, ...places.filter((place) => !plain.includes(place))]
  const tests = told.flatMap((place) =>
    kindTests(facts[place]!).map(([kind, test]) => ({ place, kind, test })),
  )
  return [
    ...told.map((place) => ground([place], [], narrowing(facts[place]!))),
    ...rules(),
    ...tests.map(({ place, kind, test }) => placing([place], kind, [test])),
    ...tests.flatMap((one, at) =>
      tests
        .slice(at + 1)
        .filter((other) => other.kind === one.kind && other.place !== one.place)
        .map((other) => placing([one.place, other.place], one.kind, [one.test, other.test])),
    ),
  ]
}

/** Whether the fact itself says what a sector holds, or does not. */
export const isAboutASector = ({ type }: Fact): boolean =>
  type === 'not-here' || type === 'holds' || type === 'seen'

function rules(): Ground[] {
  const kinds = Object.keys(RULE_OF_KIND) as Kind[]
  return [
    ...kinds.map((kind) => placing([], kind, [])),
    ground([], ['truly-empty'], counting(['E'], RING, FIGURES[MODE].counts.E)),
    ...BETWEEN.map(([rule, clue]) => ground([], [rule], (grid) => narrowed(clue, grid))),
  ]
}

/** What all placements of a kind have in common that obey its rule and pass some tests. */
const placing = (facts: readonly number[], kind: Kind, tests: readonly Test[]): Ground =>
  ground(facts, [RULE_OF_KIND[kind]], (grid) =>
    placed(grid, kind, (held) => tests.every((test) => test(grid, held))),
  )

function ground(facts: readonly number[], rules: readonly Rule[], excludes: Narrow): Ground {
  const narrow = (grid: Grid): Grid | null => {
    const left = excludes(grid)
    return left === null || isBroken(left) ? null : left
  }
  return { facts, rules, narrow }
}
