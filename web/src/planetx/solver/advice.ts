/** What is worth asking and saying next, every system counted alike. */

import { costOf, visibleSky } from '../rules/actions'
import {
  FIGURES,
  FINDER_POINTS,
  FIRST_BONUS,
  LOCATE_COST,
  RESEARCH_COST,
  TARGET_COST,
  TARGET_TOKENS,
  THEORY_OBJECTS,
  TOPICS,
  WRONG_THEORY_COST,
} from '../rules/figures'
import { run } from '../board/geometry'
import type { AdviceShown, QuestionShown, TheoryShown, Thing } from '../../wire/types'
import type { Belief } from './belief'
import {
  KEPT_SCORES,
  MOST_LOCATES,
  MOST_QUESTIONS,
  MOST_THEORIES,
  POINTS_PER_TIME,
  RIVALS_ARE_RIGHT,
} from './catalogue_data'
import { clueTruth, cluesTitled } from './clues'
import { entropy, Told } from './information'
import type { Notes } from '../notes/reading'
import {
  APPEARS_EMPTY,
  bitOf,
  bitsOf,
  countBits,
  HELD,
  LOCATE_ANSWERS,
  LOCATES,
  locateText,
  MODE,
  nameableLocates,
  SECTORS,
} from './systems'

const NO_BITS = 1e-9
const { comet_sectors, counts, points } = FIGURES[MODE]
const SURVEYED: readonly Thing[] = [...THEORY_OBJECTS, 'E']

export function advice(belief: Belief, notes: Notes): AdviceShown {
  const questions = notes.arrow === null ? [] : [...allQuestions(belief, notes, notes.arrow)]
  const shares = locateShares(belief)
  const likely = [...shares.keys()].filter((answer) => shares[answer]! > 0)
  return {
    heard: belief.facts.length,
    systems: belief.systems.length,
    questions: bestOfEach(questions, (one) => one.bits),
    questions_locate: bestOfEach(questions, (one) => one.bits_locate),
    theories: theories(belief, notes).slice(0, MOST_THEORIES),
    locates: likely
      .sort((one, other) => shares[other]! - shares[one]!)
      .slice(0, MOST_LOCATES)
      .map((answer) => ({
        action: locateText(answer),
        probability: shares[answer]!,
        points: FINDER_POINTS,
        expected: shares[answer]! * FINDER_POINTS,
      })),
  }
}

/** Ranked by nine digits, as in the package; sorting keeps the order of those that are equally good. */
const rank = (figure: number) => Math.round(figure * 1e9)

/** The best questions that are not alike and tell something. */
function bestOfEach(
  questions: readonly QuestionShown[],
  bits: (one: QuestionShown) => number,
): QuestionShown[] {
  const rate = (one: QuestionShown) => rank(bits(one) / one.cost)
  const found = new Map<string, QuestionShown>()
  for (const one of [...questions].sort((one, other) => rate(other) - rate(one))) {
    const kind = likeness(one.action)
    if (bits(one) > NO_BITS && !found.has(kind)) found.set(kind, one)
  }
  return [...found.values()].slice(0, MOST_QUESTIONS)
}

/** Surveys for one object are alike, and so are all targets and all locates. */
function likeness(action: string): string {
  return /^[SR] ./.exec(action)?.[0] ?? action.charAt(0)
}

/** Counted first and divided once: a share such as one in eight is exactly that. */
function locateShares({ systems }: Belief): number[] {
  const found = new Array<number>(LOCATE_ANSWERS).fill(0)
  for (const system of systems) found[LOCATES[system]!]! += 1
  return found.map((count) => count / systems.length)
}

/** In the order of the package: surveys, targets, research, locates. */
function* allQuestions(belief: Belief, notes: Notes, arrow: number): Generator<QuestionShown> {
  const sky = visibleSky(arrow, MODE)
  for (const thing of SURVEYED) yield* surveys(belief, thing, sky)
  if (notes.targets < TARGET_TOKENS) yield* sky.map((sector) => target(belief, sector))
  if (!notes.lastWasResearch) yield* researches(belief)
  yield* locates(belief)
}

function* surveys(belief: Belief, thing: Thing, sky: readonly number[]): Generator<QuestionShown> {
  const ends = thing === 'C' ? sky.filter((sector) => comet_sectors.includes(sector)) : sky
  const seen = thing === 'E' ? APPEARS_EMPTY : HELD[thing]
  for (const [start, first] of ends.entries()) {
    for (const last of ends.slice(start)) {
      const along = run(first, last, SECTORS)
      const bits = bitsOf(along)
      const told = decided(belief, along.length + 1, (system) => countBits(seen[system]! & bits))
      const cost = costOf({ type: 'survey', thing, first, last }, MODE) ?? 0
      yield {
        action: `S ${thing} ${first}-${last}`,
        cost,
        bits: told.bits(),
        bits_locate: told.locateBits(),
      }
    }
  }
}

function target(belief: Belief, sector: number): QuestionShown {
  const bit = bitOf(sector)
  const told = decided(belief, SURVEYED.length, (system) => {
    const shown = THEORY_OBJECTS.findIndex((thing) => (HELD[thing][system]! & bit) !== 0)
    return shown < 0 ? THEORY_OBJECTS.length : shown
  })
  return {
    action: `T ${sector}`,
    cost: TARGET_COST,
    bits: told.bits(),
    bits_locate: told.locateBits(),
  }
}

/** A question whose answer the system decides. */
function decided(belief: Belief, answers: number, of: (system: number) => number): Told {
  const told = new Told(answers)
  for (const system of belief.systems)
    told.add(LOCATES[system]!, of(system), 1 / belief.systems.length)
  return told
}

/** Topics whose titles are known. A topic's clue is drawn evenly from those of its title that are true,
 *  and the luck of that draw tells nothing. */
function* researches(belief: Belief): Generator<QuestionShown> {
  const facts = belief.facts.map((one) => one.fact)
  for (const topic of TOPICS) {
    const action = `R ${topic}`
    if (facts.some((fact) => fact.type === 'clue' && fact.label === topic)) {
      yield { action, cost: RESEARCH_COST, bits: 0, bits_locate: 0 }
      continue
    }
    const titled = facts.find((fact) => fact.type === 'titled' && fact.label === topic)
    if (titled?.type === 'titled')
      yield { action, cost: RESEARCH_COST, ...research(belief, titled.title) }
  }
}

function research(
  { systems }: Belief,
  title: readonly Thing[],
): { bits: number; bits_locate: number } {
  const truths = cluesTitled(title).map(clueTruth)
  const told = new Told(truths.length)
  let luck = 0
  for (const system of systems) {
    const can = [...truths.keys()].filter((clue) => truths[clue]![system] === 1)
    for (const clue of can) told.add(LOCATES[system]!, clue, 1 / systems.length / can.length)
    luck += Math.log2(Math.max(can.length, 1)) / systems.length
  }
  return { bits: Math.max(0, told.bits() - luck), bits_locate: told.locateBits() }
}

/** The locate answer decides whether a locate is right, so that tells as much about both. */
function* locates(belief: Belief): Generator<QuestionShown> {
  const shares = locateShares(belief)
  for (const answer of nameableLocates(comet_sectors)) {
    const right = Math.min(1, shares[answer]!)
    const bits = entropy([right, 1 - right])
    yield { action: locateText(answer), cost: LOCATE_COST, bits, bits_locate: bits }
  }
}

/** Every theory that can be right and that one has not submitted, worth most first: of equals the one with most
 *  points on average. */
function theories(belief: Belief, notes: Notes): TheoryShown[] {
  const facts = belief.facts.map((one) => one.fact)
  const confirmed = new Set(facts.map((fact) => (fact.type === 'holds' ? fact.sector : 0)))
  const own = notes.theories.filter((one) => one.own)
  const found: TheoryShown[] = []
  for (const object of THEORY_OBJECTS) {
    if (own.filter((one) => one.thing === object).length >= counts[object]) continue
    for (let sector = 1; sector <= SECTORS; sector += 1) {
      if (confirmed.has(sector)) continue
      if (own.some((one) => one.sector === sector && one.thing === object)) continue
      found.push(prospect(belief, notes, object, sector))
    }
  }
  const right = found.filter((one) => one.probability > 0)
  const best = right.sort((one, other) => rank(other.expected) - rank(one.expected))
  return best.sort((one, other) => rank(other.worth) - rank(one.worth))
}

function prospect(belief: Belief, notes: Notes, object: Thing, sector: number): TheoryShown {
  const probability = belief.probability(sector, object)
  const scored = points[object] ?? 0
  const first = notes.theories
    .filter((one) => !one.own && one.sector === sector)
    .reduce((chance, one) => chance * (1 - mayBeSame(one.thing, object)), 1)
  const expected = probability * (scored + FIRST_BONUS * first)
  const wrong = (1 - probability) * WRONG_THEORY_COST * POINTS_PER_TIME
  return {
    object,
    sector,
    probability,
    points: scored,
    first,
    expected,
    penalty: WRONG_THEORY_COST,
    worth: expected - wrong - KEPT_SCORES * scored,
  }
}

/** How probable it is, if `object` is right, that a rival's theory says it too. */
function mayBeSame(said: Thing | null, object: Thing): number {
  if (said === null) return RIVALS_ARE_RIGHT
  return said === object ? 1 : 0
}
