import { beforeAll, describe, expect, it } from 'vitest'
import type { StepShown, WhyShown } from '../../src/wire/types'
import { percent } from '../../src/i18n/lists'
import { sayClaim, sayContradiction, sayForced, sayGround } from '../../src/planetx/words/why'
import { alsoSay, speak } from '../../src/i18n/messages.svelte'
import { LANGUAGES } from './catalogue'
import { GROUNDS } from './samples'
import terms from './terms.json'

const CLAIMS: WhyShown['claim'][] = [
  { type: 'is', sector: 7, thing: 'C' },
  { type: 'is', sector: 7, thing: 'E' },
  { type: 'is-not', sector: 5, thing: 'X' },
  { type: 'appears-empty', sector: 3 },
  { type: 'planet-x-in', sectors: [7] },
  { type: 'planet-x-in', sectors: [1, 2, 9] },
]

const step = (systems: number, against: number): StepShown => ({
  fact: GROUNDS[3]!,
  systems,
  against,
  planet_x: [1],
  possible: [],
})

it('the samples hold every claim, fact and source', () => {
  expect([...new Set(CLAIMS.map((one) => one.type))].sort()).toEqual(terms.claims)
  expect([...new Set(GROUNDS.map((one) => one.fact.type))].sort()).toEqual(terms.facts)
  expect([...new Set(GROUNDS.map((one) => one.source.type))].sort()).toEqual(terms.sources)
})

describe.each(LANGUAGES)('reasons in %s', (language) => {
  beforeAll(() => speak(language))

  it.each(CLAIMS)('%j', (claim) => {
    expect(sayClaim(claim)).toMatch(/^\p{Lu}[^{}]+\.$/u)
  })

  it.each(GROUNDS)('$fact.type from $source.type', (ground) => {
    const { text, source, number } = sayGround(ground, 12)
    expect(text).toMatch(/^[\p{Lu}\d][^{}]+\.$/u)
    expect(source).toMatch(/^[^{}]+$/)
    expect(number).toBe(ground.number)
  })
})

describe('a reason', () => {
  beforeAll(async () => {
    await speak('en')
    await alsoSay('why')
  })

  it('names the facts and what they leave', () => {
    const shown: WhyShown = {
      heard: 30,
      claim: { type: 'is-not', sector: 5, thing: 'A' },
      steps: [step(420, 3), step(17, 0)],
      proof: [],
    }
    const said = sayForced(shown, 12)
    expect(said.claim).toBe('Sector 5 does not hold an asteroid.')
    expect(said.because).toContain('no short argument')
    expect(said.facts.map((one) => one.left)).toEqual([
      '420 skies fit; 3 contradict this',
      '17 skies fit; none contradicts this',
    ])
    expect(said.facts[0]?.source).toBe('your survey')
    expect(sayGround(GROUNDS[8]!, 12).source).toBe('your attempt to locate Planet X')
  })

  it('says whose answer it is, if a rival’s', async () => {
    await alsoSay('notebook')
    expect(sayGround({ ...GROUNDS[3]!, by: 'Bo' }, 12).source).toBe('the answer Bo got in turn 5')
    expect(sayGround({ ...GROUNDS[5]!, by: 'Bo' }, 12).source).toBe(
      'topic B, researched by Bo in turn 7',
    )
  })

  it('may need no facts at all', () => {
    const said = sayForced({ heard: 1, claim: CLAIMS[0]!, steps: [], proof: [] }, 12)
    expect(said.because).toBe('It follows from the placement rules alone.')
  })

  it('against marks names the marks', () => {
    const said = sayContradiction(
      {
        marks: [
          { sector: 3, object: 'A', mark: 'yes' },
          { sector: 4, object: 'A', mark: 'no' },
        ],
        facts: [GROUNDS[0]!],
      },
      12,
    )
    expect(said.text).toBe('These marks cannot all be right:')
    expect(said.marks).toEqual([
      'Sector 3 holds an asteroid.',
      'Sector 4 does not hold an asteroid.',
    ])
    expect(said.because).toBe('This fact and the placement rules rule that out:')
    expect(said.facts[0]?.source).toBe('starting fact')
  })

  it('against marks may need no facts, and facts against each other no marks', () => {
    const mark = { sector: 3, object: 'A', mark: 'yes' } as const
    const alone = sayContradiction({ marks: [mark], facts: [] }, 12)
    expect(alone.because).toBe('The placement rules alone rule that out.')
    expect(sayContradiction({ marks: [], facts: [GROUNDS[0]!] }, 12).because).toBe('')
  })

  it('keeps a run of sectors on one line', () => {
    expect(sayGround(GROUNDS[3]!, 12).text).toBe('2 asteroids in sectors 3–\u20607.')
  })
})

it('never calls certain what is open', async () => {
  await speak('en')
  expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual(['0%', '1%', '50%', '99%', '100%'])
  expect([1 - 1e-15, 1 + 1e-15, 1e-15].map(percent)).toEqual(['100%', '100%', '0%'])
})
