import { expect, it } from 'vitest'
import { conferenceClues, researchClues } from '../../src/planetx/rules/clue_forms'
import { CONFERENCE_FORMS, RESEARCH_FORMS } from '../../src/planetx/rules/clue_list'
import { clueOf, clueText } from '../../src/planetx/rules/clue_text'
import type { Thing } from '../../src/wire/types'
import terms from '../words/terms.json'

const KINDS: Thing[] = ['C', 'A', 'D', 'G']
const TITLES: Thing[][] = [
  ...KINDS.flatMap((one, at) => KINDS.slice(at + 1).map((other): Thing[] => [other, one])),
  ...KINDS.map((one): Thing[] => [one]),
]

/** A clue whatever the order of its fields. */
const name = (clue: object) => JSON.stringify(Object.entries(clue).sort())

/** Other apps give them too; ours reads them. */
const BANDS = ['all C band 2', 'all G band 2']

it('offers every clue of the package, and of others what it reads', () => {
  const offered = (['standard', 'expert'] as const).flatMap((mode) => [
    ...TITLES.flatMap((title) => researchClues(mode, title)),
    ...[...KINDS, 'E' as const].flatMap((other) =>
      conferenceClues(mode, ['X', other], 'published'),
    ),
  ])
  expect(new Set(offered.map(name))).toEqual(
    new Set([...terms.clues, ...BANDS.map(clueOf)].map(name)),
  )
})

it('offers "opposite Planet X" where nobody knows who deals', () => {
  const offered = conferenceClues('standard', ['C'], 'unknown').map(clueText)
  expect(offered).toContain('some X opposite C')
  expect(conferenceClues('standard', ['C'], 'ecliptic').map(clueText)).not.toContain(
    'some X opposite C',
  )
})

it('offers each once in a mode', () => {
  for (const mode of ['standard', 'expert'] as const) {
    const offered = TITLES.flatMap((title) => researchClues(mode, title)).map(name)
    expect(new Set(offered).size).toBe(offered.length)
  }
})

it('keeps what only expert mode has out of the other', () => {
  expect(researchClues('standard', ['D'])).toEqual([])
  expect(researchClues('expert', ['D'])).toContainEqual({
    type: 'consecutive',
    count: 3,
    subject: 'D',
  })
})

it('reads every clue of the package, and writes it again', () => {
  const texts = [RESEARCH_FORMS, CONFERENCE_FORMS].flatMap((by) => [...by.standard, ...by.expert])
  expect(texts.map((text) => clueText(clueOf(text)))).toEqual(texts)
})
