import { beforeAll, describe, expect, it } from 'vitest'
import { readAction, sayAction } from '../../src/planetx/words/actions'
import { sayEvent, type LogEvent, type Scene } from '../../src/planetx/words/events'
import type { Language } from '../../src/i18n/languages'
import { RINGS } from '../../src/wire/types'
import { speak } from '../../src/i18n/messages.svelte'
import { LANGUAGES } from './catalogue'
import { EVENTS } from './samples'
import terms from './terms.json'

const NAMES = ['Ada', 'Bo', 'Cy']
const scene = (viewer: number | null): Scene => ({
  names: NAMES,
  viewer,
  sectors: 12,
  points: RINGS.standard.points,
  owners: new Map([
    [1, { seat: 0, sector: 7, phase: 1 }],
    [2, { seat: 1, sector: 7, phase: 1 }],
    [3, { seat: 2, sector: 7, phase: 2 }],
  ]),
})

it('the samples hold every kind of event', () => {
  const kinds = new Set<string>(EVENTS.map((event) => event.type))
  expect([...kinds].sort()).toEqual([...terms.events, 'taken-back'].sort())
})

describe.each(LANGUAGES)('the log in %s', (language) => {
  beforeAll(() => speak(language))

  it.each(EVENTS)('$type', (event) => {
    for (const viewer of [0, 1, null]) {
      const { text, learned, details } = sayEvent(event, scene(viewer))
      for (const one of [text, ...details, ...(learned === null ? [] : [learned])]) {
        expect(one).toMatch(/^[\p{L}\d][^{}]*[.!]$/u)
      }
    }
  })
})

const SURVEY: LogEvent = {
  type: 'survey',
  seat: 0,
  thing: 'A',
  first: 11,
  last: 2,
  cost: 3,
  count: 2,
}

const SURVEYED: [Language, string, string, string][] = [
  [
    'en',
    'You surveyed sectors 11–\u20602 for asteroids (cost 3).',
    'Ada surveyed sectors 11–\u20602 for asteroids (cost 3).',
    '2 asteroids in sectors 11–\u20602.',
  ],
  [
    'it',
    'Hai rilevato i settori 11–\u20602 in cerca di asteroidi (costo 3).',
    'Ada ha rilevato i settori 11–\u20602 in cerca di asteroidi (costo 3).',
    '2 asteroidi nei settori 11–\u20602.',
  ],
  [
    'fr',
    'Vous cherchez les astéroïdes dans les secteurs 11–\u20602 (coût 3).',
    'Ada cherche les astéroïdes dans les secteurs 11–\u20602 (coût 3).',
    '2 astéroïdes dans les secteurs 11–\u20602.',
  ],
  [
    'pl',
    'Przeszukujesz sektory 11–\u20602, wypatrując asteroid (koszt 3).',
    'Ada przeszukuje sektory 11–\u20602, wypatrując asteroid (koszt 3).',
    '2 asteroidy w sektorach 11–\u20602.',
  ],
]

it.each(SURVEYED)('speaks to the one who did it in %s', async (language, mine, theirs, learned) => {
  await speak(language)
  expect(sayEvent(SURVEY, scene(0)).text).toBe(mine)
  expect(sayEvent(SURVEY, scene(1)).text).toBe(theirs)
  expect(sayEvent(SURVEY, scene(0)).learned).toBe(learned)
})

it('tells whose theory was right and what it brings, what is confirmed and who pays', async () => {
  await speak('en')
  const review: LogEvent = {
    type: 'review',
    sector: 7,
    shown: [
      [1, 'C', true],
      [2, 'A', false],
      [3, 'C', true],
    ],
    penalties: [[1, 1]],
  }
  expect(sayEvent(review, scene(0)).details).toEqual([
    'Your theory “comet” is correct: +3 points, leader bonus +1.',
    'Bo: the theory “asteroid” is wrong.',
    'Cy: the theory “comet” is correct: +3 points.',
    'Confirmed: sector 7 holds a comet.',
    'Bo moves 1 sector ahead as a penalty.',
  ])
})

it('tells which sector a theory stood in when the sky is revealed', async () => {
  await speak('en')
  const event: LogEvent = { type: 'revealed', system: [], shown: [[1, 'C', true]] }
  expect(sayEvent(event, scene(0)).details).toEqual([
    'Your theory “comet” (sector 7) is correct: +3 points, leader bonus +1.',
  ])
  await speak('fr')
  expect(sayEvent(event, scene(1)).details).toEqual([
    'Ada : la théorie « comète » (secteur 7) est correcte : +3 points, bonus de leader +1.',
  ])
})

it('tells who places nothing, unless nobody does', async () => {
  await speak('en')
  expect(sayEvent({ type: 'hands', placing: [[1, 1]] }, scene(0)).details).toEqual([
    'You place no theory.',
    'Bo places 1 theory.',
    'Cy places no theory.',
  ])
  expect(sayEvent({ type: 'hands', placing: [] }, scene(0)).details).toEqual([])
})

describe('actions', () => {
  beforeAll(() => speak('en'))

  it.each([
    ['S A 3-7', 'Survey sectors 3–\u20607 for asteroids'],
    ['S E 5', 'Survey sector 5 for sectors that appear empty'],
    ['T 8', 'Target sector 8'],
    ['R B', 'Research topic B'],
    ['L 1 C E', 'Locate Planet X in sector 1: sector 12 holds a comet, sector 2 is truly empty'],
    ['C A G', 'Choose theories: asteroid and gas cloud'],
    ['C -', 'Choose no theory'],
    ['P A 5', 'Place the theory “asteroid” in sector 5'],
    ['W D', 'Take back the theory “dwarf planet”'],
    ['pass', 'Pass'],
    ['no such thing', 'no such thing'],
  ])('%s', (text, said) => {
    expect(sayAction(text, 12)).toBe(said)
  })

  it('are read back for every kind there is', () => {
    const written = ['S A 3-7', 'T 8', 'R B', 'L 6 C E', 'C A', 'P A 5', 'W A', 'pass']
    expect(written.map((text) => readAction(text)?.type).sort()).toEqual([...terms.actions].sort())
  })
})
