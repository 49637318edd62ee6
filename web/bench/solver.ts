/** What the solver takes for what it is asked, on the thread of the page: Chromium slows that thread down as if it
 *  were a phone's, and no worker (`python -m bench phone_solver`). */

import { readNotes } from '../src/planetx/notes/reading'
import { advice } from '../src/planetx/solver/advice/advice'
import { Solver } from '../src/planetx/solver/answers'
import { Belief } from '../src/planetx/solver/belief'
import { weightsOf } from '../src/planetx/solver/odds/likelihood'
import { catalogueOf } from '../src/planetx/solver/systems/catalogue'
import { agrees } from '../src/planetx/solver/systems/conditions'
import { inSectors } from '../src/planetx/solver/systems/counting'
import { joined } from '../src/planetx/solver/systems/joining'
import { where } from '../src/planetx/solver/systems/lookup'
import { RINGS } from '../src/planetx/solver/systems/ring'
import { TABLES } from '../src/planetx/solver/tables'
import { PageSolver } from '../src/planetx/solver/worker/page_solver.svelte'
import Inside from '../src/planetx/solver/worker/worker?worker&inline'
import type { CertainShown, WhyShown } from '../src/wire/types'

const ROUNDS = 9
/** Of what is certain, one in so many is asked about. */
const SOME = 7

/** One fact over the whole catalogue: those that `python -m bench.deduction` looks at. */
const FACTS = [
  'S C 2-7 = 1',
  'S A 3-8 = 2',
  'S D 1-9 = 2',
  'S G 4-12 = 1',
  'S E 4-12 = 3',
  'T 9 = E/X',
  'R A = no A within 2 G',
  'conference 1 = every X within 3 G',
  'conference 1 = no X opposite C',
  'conference 1 = no X opposite E',
  'conference 1 X',
  'topic C A/G',
  'L 6 A E = wrong',
  'review 7 A+',
  'A or D in 3-6 >= 2',
]

/** A game whose titles are known. */
const BEGUN = `expert
topic A C/A
topic B D/G
topic C A/G
topic D C/G
topic E A/D
topic F D
conference 1 X/C
conference 2 X/G
at 1
`
/** It leaves fewer than 400,000 systems. */
const FEWER = `${BEGUN}S A 3-8 = 2\n`
/** Late in a game; it takes many facts to say why. */
const LATE = `${BEGUN}facts 2-C 5-C 7-C 17-C 4-A 6-D 8-G 9-A
S A 3-8 = 2
S D 1-9 = 2
S E 4-12 = 3
S G 4-12 = 1
T 9 = E/X
R A = some C adjacent A
R B = no D adjacent G
conference 1 = no X adjacent C
L 6 A E = wrong
`

export interface Measured {
  name: string
  first: number
  median: number
  /** The quickest, which other work on the machine disturbs least. */
  least: number
}

const measure = (name: string, work: () => unknown, rounds = ROUNDS): Measured => {
  const spent = Array.from({ length: rounds }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  })
  return { name, first: spent[0]!, median: medianOf(spent), least: Math.min(...spent) }
}

const medianOf = (spent: readonly number[]): number =>
  [...spent].sort((one, other) => one - other)[spent.length >> 1]!

/** A page that has done nothing before is asked for one of them. */
const TASKS: Record<string, () => Measured[]> = {
  build: () => [measure('build', () => joined(RINGS.expert, TABLES.modes.expert.systems))],
  'one fact': () => {
    const catalogue = catalogueOf('expert')
    return FACTS.map((line) => {
      const { fact } = readNotes(`expert\n${line}`).facts[0]!
      return measure(line, () => where(catalogue.every, agrees(fact, catalogue)))
    })
  },
  odds: () => {
    const { systems, catalogue } = new Belief(readNotes('expert'))
    return [measure('alike', () => inSectors(systems, catalogue))]
  },
  'odds, weighed': () => {
    const belief = new Belief(readNotes(BEGUN))
    const { systems, catalogue, odds } = belief
    return [measure('weighed', () => inSectors(systems, catalogue, odds.weights))]
  },
  weights: () => weighed(BEGUN),
  'weights of fewer': () => weighed(FEWER),
  'best questions': () => asked(BEGUN),
  'best questions of fewer': () => asked(FEWER),
  why: () => {
    const solver = new Solver()
    const { sectors } = solver.answer('certain', LATE, {}) as CertainShown
    const claims = sectors.flatMap(({ sector, marks }) =>
      (['C', 'A', 'D', 'G', 'E', 'X'] as const)
        .filter((thing) => marks[thing] === 'no')
        .map((thing): WhyShown['claim'] => ({ type: 'is-not', sector, thing })),
    )
    const some = claims.filter((_, place) => place % SOME === 0)
    return some.map((claim) =>
      measure(`${some.length} claims`, () => solver.answer('why', LATE, { claim }), 3),
    )
  },
}

function weighed(text: string): Measured[] {
  return ['published', 'ecliptic'].map((dealer) => {
    const notes = readNotes(`${text}dealer ${dealer}\n`)
    const { catalogue, systems } = new Belief(notes)
    const name = `${dealer}, ${systems.length} systems`
    return measure(name, () => weightsOf(catalogue, systems, notes))
  })
}

function asked(text: string): Measured[] {
  const belief = new Belief(readNotes(text))
  void belief.odds
  return [measure(`${belief.systems.length} systems`, () => advice(belief))]
}

/** One question of each kind, in the worker. */
async function askedInWorker(): Promise<void> {
  const solver = new PageSolver(() => new Inside())
  performance.mark('asked')
  for (const kind of ['contradictions', 'certain', 'odds', 'advice'] as const)
    await solver.ask(kind, LATE, { marks: [] })
  const claim = { type: 'is-not', sector: 9, thing: 'A' }
  await solver.ask('why', LATE, { claim })
  performance.mark('answered')
}

Object.assign(window, { measured: (task: string) => TASKS[task]!(), askedInWorker })
