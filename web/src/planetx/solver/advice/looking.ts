/** Surveys and targets: what their answers tell (rules 3; src/ecliptic/deduction/looking.py and window.py).
 *
 *  Of a placement only the part in the visible sky matters. So placements fall into a few patterns, and what each
 *  pattern weighs together with each locate answer is counted once for all surveys of a kind.
 */

import { costOf, visibleSky } from '../../rules/actions'
import { FIGURES, TARGET_COST, THEORY_OBJECTS } from '../../rules/figures'
import type { Belief } from '../belief'
import type { Catalogue, Column, Placed, Systems } from '../systems/catalogue'
import type { Weights } from '../systems/counting'
import { countBits } from '../systems/ring'
import { bitsOf, type Question } from './asking'

const SURVEYED = [...THEORY_OBJECTS, 'E'] as readonly Placed[]

export class Looks {
  readonly #belief: Belief
  readonly #sky: readonly number[]
  readonly #seen = new Map<Placed, Seen>()

  constructor(belief: Belief, arrow: number) {
    this.#belief = belief
    this.#sky = visibleSky(arrow, belief.catalogue.mode)
    for (const kind of SURVEYED) this.#seen.set(kind, seen(belief, kind, arrow, this.#sky.length))
  }

  /** In the order of the package. */
  *surveys(): Generator<Question> {
    const { mode } = this.#belief.catalogue
    const { comet_sectors } = FIGURES[mode]
    for (const thing of SURVEYED) {
      for (const [start, first] of this.#sky.entries()) {
        if (thing === 'C' && !comet_sectors.includes(first)) continue
        for (const [end, last] of this.#sky.entries()) {
          if (end < start || (thing === 'C' && !comet_sectors.includes(last))) continue
          const cost = costOf({ type: 'survey', thing, first, last }, mode) ?? 0
          yield { action: `S ${thing} ${first}-${last}`, cost, ...this.#survey(thing, start, end) }
        }
      }
    }
  }

  *targets(): Generator<Question> {
    for (const [place, sector] of this.#sky.entries())
      yield { action: `T ${sector}`, cost: TARGET_COST, ...this.#target(place) }
  }

  #survey(thing: Placed, start: number, end: number) {
    const { visible, locates, patterns, weights } = this.#seen.get(thing)!
    const along = (1 << (end + 1)) - (1 << start)
    const counts = visible.map((held) => countBits(held & along))
    const answers = Math.max(...counts) + 1
    const joint = this.#joint(answers)
    for (let at = 0; at < weights.length; at += 1)
      joint[locates[at]! * answers + counts[patterns[at]!]!]! += weights[at]!
    return bitsOf(this.#belief.odds, joint, answers)
  }

  /** A sector shows one of the things that can be surveyed. */
  #target(place: number) {
    const joint = this.#joint(SURVEYED.length)
    for (const [shown, thing] of SURVEYED.entries()) {
      const { visible, locates, patterns, weights } = this.#seen.get(thing)!
      for (let at = 0; at < weights.length; at += 1) {
        if (((visible[patterns[at]!]! >>> place) & 1) === 0) continue
        joint[locates[at]! * SURVEYED.length + shown]! += weights[at]!
      }
    }
    return bitsOf(this.#belief.odds, joint, SURVEYED.length)
  }

  #joint(answers: number): Float64Array {
    return new Float64Array(this.#belief.catalogue.locateAnswers * answers)
  }
}

/** One kind in a visible sky: the weight of every pattern with every locate answer, where there is any. */
interface Seen {
  /** What each pattern holds; the arrow's sector is the lowest bit. */
  visible: number[]
  locates: Uint16Array
  patterns: Uint16Array
  weights: Float64Array
}

function seen(
  { catalogue, systems, odds }: Belief,
  kind: Placed,
  arrow: number,
  length: number,
): Seen {
  const { visible, of } = patternsOf(catalogue, kind, arrow, length)
  const joint = new Float64Array(catalogue.locateAnswers * visible.length)
  const { locates, columns } = catalogue
  count(joint, systems, odds.weights, locates, columns[kind], of, visible.length)
  const present: number[] = []
  for (let at = 0; at < joint.length; at += 1) if (joint[at] !== 0) present.push(at)
  return {
    visible,
    locates: Uint16Array.from(present, (at) => Math.floor(at / visible.length)),
    patterns: Uint16Array.from(present, (at) => at % visible.length),
    weights: Float64Array.from(present, (at) => joint[at]!),
  }
}

/** The visible part of each placement, turned so that the arrow's sector is bit 0. */
function patternsOf(
  { sets, sectors }: Catalogue,
  kind: Placed,
  arrow: number,
  length: number,
): { visible: number[]; of: Uint16Array } {
  const numbers = new Map<number, number>()
  const of = Uint16Array.from(sets[kind], (held) => {
    const turned = (held >>> (arrow - 1)) | (held << (sectors - arrow + 1))
    const visible = turned & ((1 << length) - 1)
    const number = numbers.get(visible) ?? numbers.size
    numbers.set(visible, number)
    return number
  })
  return { visible: [...numbers.keys()], of }
}

function count(
  joint: Float64Array,
  systems: Systems,
  weights: Weights,
  locates: Column,
  column: Column,
  patternOf: Uint16Array,
  patterns: number,
): void {
  for (let at = 0; at < systems.length; at += 1) {
    const system = systems[at]!
    const cell = locates[system]! * patterns + patternOf[column[system]!]!
    joint[cell]! += weights === null ? 1 : weights[at]!
  }
}
