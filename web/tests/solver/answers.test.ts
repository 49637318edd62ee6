/** The solver in the page says what the package says. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Refused } from '../../src/wire/refusals'
import { answer } from './solver'

interface Case {
  notes: string
  asked: { kind: string; wanted: object; answer: Record<string, unknown> }[]
}

/** Written by `python -m tests.solver_notes`. */
const FILE = process.env['ECLIPTIC_SOLVER_ANSWERS'] ?? join(import.meta.dirname, 'answers.json')
const cases = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Case[]>

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

describe.each(
  Object.entries(cases).flatMap(([mode, all]) => all.map((one, at) => [mode, at, one] as const)),
)('%s notes %i', (_mode, _number, { notes, asked }) => {
  it('are answered as the package answers', () => {
    for (const { kind, wanted, answer } of asked) expectAlike(found(kind, notes, wanted), answer)
  })
})
