/** Research: which clue would come (rules 8; src/ecliptic/deduction/researching.py).
 *
 *  A topic's clue is drawn by weight from those of its title that are true of the sky. So the answer tells which of
 *  them are true, but also holds some luck of the draw, which tells nothing.
 */

import { RESEARCH_COST, TOPICS } from '../../rules/figures'
import type { Thing } from '../../../wire/types'
import type { Belief } from '../belief'
import { EXACT, binaryDigits, powerOfTwo, rounded } from '../odds/figures'
import { valuesOf } from '../systems/lookup'
import { panelOf, type Panel } from '../systems/titles'
import { bitsOf, type Bits, type Question } from './asking'
import { entropy, onGrid } from './information'

/** The topics whose titles are known; one read before would tell the same again. */
export function* researches(belief: Belief): Generator<Question> {
  const facts = belief.facts.map((one) => one.fact)
  for (const topic of TOPICS) {
    const asked = { action: `R ${topic}`, cost: RESEARCH_COST }
    const isRead = facts.some((fact) => fact.type === 'clue' && fact.label === topic)
    const titled = facts.find((fact) => fact.type === 'titled' && fact.label === topic)
    if (isRead) yield { ...asked, bits: 0, bits_locate: 0 }
    else if (titled?.type === 'titled') yield { ...asked, ...research(belief, titled.title) }
  }
}

function research(belief: Belief, title: readonly Thing[]): Bits {
  const { catalogue, notes, odds } = belief
  const panel = panelOf(title, catalogue)
  // Who does not know the dealer knows no weights.
  const chances = notes.dealer === 'unknown' ? alike(panel) : panel.chances
  const totals = chances.map((weights) => Math.max(1, sum(weights)))
  const clues = panel.clues.length
  const joint = jointCells(belief, panel)
  const scale = powerOfTwo(EXACT - 2 - binaryDigits(odds.total))
  const drawn = new Float64Array(catalogue.locateAnswers * clues)
  for (let at = 0; at < joint.length; at += 1) {
    if (joint[at] === 0) continue
    const cell = at % chances.length
    const first = ((at - cell) / chances.length) * clues
    // Whole numbers, so that sums are exact.
    const part = rounded((joint[at]! * scale) / totals[cell]!)
    for (let clue = 0; clue < clues; clue += 1) {
      drawn[first + clue]! += (part * chances[cell]![clue]!) / scale
    }
  }
  const told = bitsOf(odds, drawn, clues)
  return { ...told, bits: Math.max(0, told.bits - luckOf(belief, joint, chances, totals)) }
}

/** How uncertain the draw itself is, on average. */
function luckOf(
  { odds }: Belief,
  joint: Float64Array,
  chances: Panel['chances'],
  totals: readonly number[],
): number {
  const weights = new Float64Array(chances.length)
  for (let at = 0; at < joint.length; at += 1) weights[at % chances.length]! += joint[at]!
  const lucks = chances.map((of, cell) => {
    const luck = entropy(of.map((weight) => weight / totals[cell]!))
    return onGrid((luck * weights[cell]!) / odds.total)
  })
  return sum(lucks)
}

const alike = ({ chances, truths }: Panel): number[][] =>
  chances.map((of, cell) => of.map((_, clue) => (truths[cell]! >>> clue) & 1))

const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0)

/** The weight of each cell with each locate answer, one locate answer behind the other. */
function jointCells({ catalogue, systems, odds }: Belief, { cells, truths }: Panel): Float64Array {
  const joint = new Float64Array(catalogue.locateAnswers * truths.length)
  const { locates } = catalogue
  const { weights } = odds
  const found = valuesOf(systems, cells)
  for (let at = 0; at < systems.length; at += 1) {
    const cell = locates[systems[at]!]! * truths.length + found[at]!
    joint[cell]! += weights === null ? 1 : weights[at]!
  }
  return joint
}
