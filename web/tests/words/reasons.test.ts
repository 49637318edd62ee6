/** Why something is probable or advised: the figures of the solver, in words. */
import { beforeAll, expect, it } from 'vitest'
import {
  sayLeft,
  sayLocateReason,
  sayOddsReason,
  sayQuestionReason,
  sayTheoryReason,
} from '../../src/planetx/words/reasons'
import { speak } from '../../src/i18n/messages.svelte'

beforeAll(() => speak('en'))

it('odds are a share of what is left', () => {
  expect(sayOddsReason({ systems: 1312, sector: 5, thing: 'C', odds: 0.25 })).toBe(
    'Skies still possible: 1,312. Share of those in which sector 5 holds a comet: 25%.',
  )
  expect(
    sayLocateReason({ action: 'L 6 C E', probability: 0.12, points: 10, expected: 1.2 }, 40),
  ).toBe('Skies still possible: 40. Share of those in which all of this is right: 12%.')
})

it('a question leaves about so many, with as many digits as are meant', () => {
  const question = { action: 'S A 3-7', cost: 4, bits: 2, bits_locate: 0.555 }
  expect(sayQuestionReason(question, 400)).toContain(
    '400; after the answer, on average, about 100.',
  )
  expect(sayLeft({ ...question, bits: 1.4719 }, 683706)).toBe('246,500')
  expect(sayLeft({ ...question, bits: 12 }, 400)).toBe('1')
})

it('a theory is worth its points, and the bonus for the first as far as that is to be had', () => {
  const theory = {
    object: 'A',
    sector: 4,
    probability: 0.5,
    points: 2,
    first: 0.25,
    expected: 1.125,
    penalty: 1,
    worth: -0.175,
  } as const
  const odds = 'Skies still possible: 40. Share of those in which sector 4 holds an asteroid: 50%. '
  const points =
    'Points if the theory is correct: 2, and one more if it is the first (chance: 25%). On average: 1.13'
  expect(sayTheoryReason(theory, 40)).toBe(
    `${odds}${points}; allowing for what a wrong one costs, and compared with keeping the token: -0.17.`,
  )
  expect(sayTheoryReason({ ...theory, penalty: 0, worth: 1.125 }, 40)).toBe(`${odds}${points}.`)
})
