/** The solver in the page says what the package says. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { answer } from '../../src/solver/answers'
import { Refused } from '../../src/wire/api'
import type { AdviceShown, QuestionShown } from '../../src/wire/types'

interface Case {
  notes: string
  asked: { kind: string; wanted: object; answer: Record<string, unknown> }[]
}

/** Written by `python -m tests.solver_notes`. */
const FILE = join(import.meta.dirname, 'answers.json')
const cases = JSON.parse(readFileSync(FILE, 'utf8')) as Case[]

function found(kind: string, notes: string, wanted: object): unknown {
  try {
    return answer(kind, notes, wanted)
  } catch (error) {
    if (error instanceof Refused) return { refused: error.code }
    throw error
  }
}

/** Numbers are the same as far as two ways to add them up allow. */
function expectAlike(found: unknown, wanted: unknown): void {
  if (typeof wanted === 'number') return expect(found).toBeCloseTo(wanted, 9)
  if (wanted === null || typeof wanted !== 'object') return expect(found).toEqual(wanted)
  expect(Object.keys(found as object).sort()).toEqual(Object.keys(wanted).sort())
  for (const [key, value] of Object.entries(wanted)) expectAlike((found as never)[key], value)
}

/** Equally good questions may stand in either order. */
function expectSameAdvice(found: AdviceShown, wanted: AdviceShown): void {
  const told = (questions: readonly QuestionShown[]) =>
    questions.map((one) => [one.bits / one.cost, one.bits_locate / one.cost])
  const rates = (advice: AdviceShown) => [
    told(advice.questions).map(([system]) => system),
    told(advice.questions_locate).map(([, locate]) => locate),
  ]
  expectAlike(rates(found), rates(wanted))
  const byName = new Map(
    [...found.questions, ...found.questions_locate].map((one) => [one.action, one]),
  )
  for (const one of [...wanted.questions, ...wanted.questions_locate]) {
    const same = byName.get(one.action)
    if (same) expectAlike(same, one)
  }
  expectAlike(
    found.theories.map((one) => one.expected),
    wanted.theories.map((one) => one.expected),
  )
  expectAlike(
    found.locates.map((one) => [one.probability, one.points, one.expected]),
    wanted.locates.map((one) => [one.probability, one.points, one.expected]),
  )
}

describe.each(cases.map((one, index) => [index, one] as const))('notes %i', (_, { notes, asked }) => {
  it('are answered as the package answers', () => {
    for (const { kind, wanted, answer } of asked) {
      const here = found(kind, notes, wanted)
      if (kind === 'advice' && !('refused' in answer)) {
        expectSameAdvice(here as AdviceShown, answer as unknown as AdviceShown)
      } else expectAlike(here, answer)
    }
  })
})
