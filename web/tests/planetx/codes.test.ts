/** Every code deals on the page what it deals in the package, and the companion answers alike. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { recordLine } from '../../src/companion/papers/record'
import { answer, shown, startingFacts } from '../../src/planetx/codes/answers'
import { allCodes, modeOf, newCode, placeOf, readCode } from '../../src/planetx/codes/code'
import { dealOf, type Deal } from '../../src/planetx/codes/deal'
import { recordsIn } from '../../src/planetx/codes/records'
import { clueText } from '../../src/planetx/rules/clue_text'
import { TOPICS } from '../../src/planetx/rules/figures'
import { Refused } from '../../src/wire/refusals'
import { BadFile } from '../../src/wire/files'
import type { CompanionQuestion, CompanionShown, Mode, Season } from '../../src/wire/types'

interface Game {
  shown: CompanionShown
  facts: [Season, string, unknown]
  asked: [CompanionQuestion, unknown][]
  record: string
}

/** Written by `python -m tests.companion_answers`. */
const ANSWERS =
  process.env.ECLIPTIC_COMPANION_ANSWERS ?? join(import.meta.dirname, 'companion_answers.json')
const { games, typed } = JSON.parse(readFileSync(ANSWERS, 'utf8')) as {
  games: Game[]
  typed: [string, unknown][]
}
const ROOT = join(import.meta.dirname, '../../..')
const GOLDEN = readFileSync(join(ROOT, 'tests/planetx/golden/digests.txt'), 'utf8')
const MODES: Mode[] = ['standard', 'expert']

const fileOf = (mode: Mode) =>
  new Uint8Array(readFileSync(join(ROOT, `web/src/planetx/codes/${mode}.bin`)))
const RECORDS = {
  standard: recordsIn(fileOf('standard'), 'standard'),
  expert: recordsIn(fileOf('expert'), 'expert'),
}
const dealt = (code: string) => dealOf(code, RECORDS[modeOf(code)])

/** As `tests/planetx/golden` writes it. */
function textOf({ code, mode, system, topics, conferences, facts }: Deal): string {
  const lines = [
    `${code} ${mode}`,
    `  sky ${system.join('')}`,
    ...topics.map((clue, index) => `  topic ${TOPICS[index]} = ${clueText(clue)}`),
    ...conferences.map((clue, index) => `  conference ${index + 1} = ${clueText(clue)}`),
    ...Object.entries(facts).map(
      ([season, given]) =>
        `  ${season} = ${given.map(({ sector, thing }) => `${sector}-${thing}`).join(' ')}`,
    ),
  ]
  return lines.map((line) => `${line}\n`).join('')
}

function outcome(asked: () => unknown): unknown {
  try {
    return asked()
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { refused: error.code, facts: error.facts }
  }
}

describe('every code', () => {
  it('deals what the golden digest of all codes says', () => {
    const digest = createHash('sha256')
    const codes = allCodes()
    expect(codes).toHaveLength(28_224)
    for (const code of codes) digest.update(textOf(dealt(code)))
    expect(`every code ${digest.digest('hex')}`).toBe(GOLDEN.trim().split('\n').at(-1))
  })

  it('has a place of its own among those of its mode', () => {
    for (const mode of MODES) {
      const codes = allCodes().filter((code) => modeOf(code) === mode)
      expect(codes.map(placeOf)).toEqual([...codes.keys()])
    }
  })

  it('is typed as the package reads it', () => {
    expect(typed.map(([text]) => [text, outcome(() => readCode(text))])).toEqual(typed)
    expect(new Set(typed.map(([, found]) => typeof found)).size).toBe(2)
  })

  it('can be drawn, in its mode', () => {
    for (const mode of MODES) {
      const drawn = Array.from({ length: 300 }, () => newCode(mode))
      expect(drawn.map(readCode)).toEqual(drawn)
      expect(new Set(drawn.map(modeOf))).toEqual(new Set([mode]))
      expect(new Set(drawn).size).toBeGreaterThan(280)
    }
  })
})

describe('the companion', () => {
  it.each(games.map((game) => [game.shown.code, game] as const))('of %s', (code, game) => {
    const deal = dealt(code)
    expect(shown(deal)).toEqual(game.shown)
    const [season, level, facts] = game.facts
    expect(outcome(() => startingFacts(deal, season, level))).toEqual(facts)
    const asked = game.asked.map(([question]) => [question, outcome(() => answer(deal, question))])
    expect(asked).toEqual(game.asked)
    const lawful = game.asked.slice(0, game.asked.length / 2)
    expect(lawful.map(([question]) => recordLine(deal, question))).toEqual(
      game.record.trim().split('\n').slice(7),
    )
  })
})

describe('a file that is not whole', () => {
  const file = fileOf('expert')
  const spoilt: [string, Uint8Array][] = [
    ['nothing', new Uint8Array()],
    ['another mode', fileOf('standard')],
    ['cut short', file.subarray(0, file.length - 100)],
    ['a page', new TextEncoder().encode('<!doctype html>'.repeat(1000))],
    ['a sign that changed', file.with(200_000, file[200_000]! ^ 1)],
  ]

  it.each(spoilt)('is not believed: %s', (_, found) => {
    expect(() => recordsIn(found, 'expert')).toThrow(BadFile)
  })
})
