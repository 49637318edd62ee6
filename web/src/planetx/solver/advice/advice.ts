/** What is worth asking and saying next. */

import { FINDER_POINTS, LOCATE_COST, TARGET_TOKENS } from '../../rules/figures'
import type { AdviceShown, LocateShown } from '../../../wire/types'
import type { Belief } from '../belief'
import { locateText, nameableLocates } from '../systems/locates'
import { TABLES } from '../tables'
import type { Question } from './asking'
import { plogp } from './information'
import { Looks } from './looking'
import { rank } from './rank'
import { researches } from './researching'
import { theories } from './theories'

const NO_BITS = 1e-9

export function advice(belief: Belief): AdviceShown {
  const { arrow } = belief.notes
  const questions = arrow === null ? [] : [...allQuestions(belief, arrow)]
  return {
    heard: belief.facts.length,
    systems: belief.systems.length,
    questions: bestOfEach(questions, (one) => one.bits),
    questions_locate: bestOfEach(questions, (one) => one.bits_locate),
    theories: theories(belief).slice(0, TABLES.most_theories),
    locates: likelyLocates(belief),
  }
}

/** In the order of the package: surveys, targets, research, locates. */
function* allQuestions(belief: Belief, arrow: number): Generator<Question> {
  const looks = new Looks(belief, arrow)
  yield* looks.surveys()
  if (belief.notes.targets < TARGET_TOKENS) yield* looks.targets()
  if (!belief.notes.lastWasResearch) yield* researches(belief)
  yield* locates(belief)
}

/** The best questions that are not alike and tell something. */
function bestOfEach(questions: readonly Question[], bits: (one: Question) => number): Question[] {
  const rate = (one: Question) => rank(bits(one) / one.cost)
  const found = new Map<string, Question>()
  for (const one of [...questions].sort((one, other) => rate(other) - rate(one))) {
    const kind = likeness(one.action)
    if (bits(one) > NO_BITS && !found.has(kind)) found.set(kind, one)
  }
  return [...found.values()].slice(0, TABLES.most_questions)
}

/** Surveys for one object are alike, and so are all targets and all locates. */
function likeness(action: string): string {
  return /^[SR] ./.exec(action)?.[0] ?? action.charAt(0)
}

/** The locate answer decides whether a locate is right, so that tells as much about both. */
function* locates({ catalogue, odds }: Belief): Generator<Question> {
  for (const answer of nameableLocates(catalogue.mode)) {
    const right = Math.min(1, odds.locates[answer]!)
    const bits = 0 - plogp(right) - plogp(1 - right)
    yield { action: locateText(answer), cost: LOCATE_COST, bits, bits_locate: bits }
  }
}

function likelyLocates({ odds }: Belief): LocateShown[] {
  const likely = [...odds.locates.keys()].filter((answer) => odds.locates[answer]! > 0)
  return likely
    .sort((one, other) => odds.locates[other]! - odds.locates[one]!)
    .slice(0, TABLES.most_locates)
    .map((answer) => {
      const probability = Math.min(1, odds.locates[answer]!)
      const expected = probability * FINDER_POINTS
      return { action: locateText(answer), probability, points: FINDER_POINTS, expected }
    })
}
