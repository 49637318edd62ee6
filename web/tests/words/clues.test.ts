import { beforeAll, describe, expect, it } from 'vitest'
import { objectLabel, sayClue, sayStartingFact, sayTitle } from '../../src/planetx/words/clues'
import type { Clue } from '../../src/wire/types'
import { spans } from '../../src/i18n/lists'
import type { Language } from '../../src/i18n/languages'
import { speak } from '../../src/i18n/messages.svelte'
import { LANGUAGES } from './catalogue'
import terms from './terms.json'

const CLUES = terms.clues as Clue[]

describe.each(LANGUAGES)('every clue of both modes in %s', (language) => {
  beforeAll(() => speak(language))

  it('is a sentence, and no two say the same', () => {
    const said = CLUES.map(sayClue)
    for (const one of said) expect(one).toMatch(/^\p{Lu}[^{}<>]+\.$/u)
    expect(new Set(said).size).toBe(CLUES.length)
  })
})

const SAID: Partial<Record<Language, [Clue, string][]>> = {
  en: [
    [
      { type: 'adjacent', quantity: 'some', subject: 'A', other: 'D' },
      'At least one asteroid is adjacent to a dwarf planet.',
    ],
    [
      { type: 'within', quantity: 'no', subject: 'G', reach: 2, other: 'G' },
      'No gas cloud is within 2 sectors of another gas cloud.',
    ],
    [
      { type: 'band', subject: 'A', width: 5 },
      'All asteroids lie in a band of 5 sectors or fewer.',
    ],
    [
      { type: 'adjacent', quantity: 'no', subject: 'X', other: 'E' },
      'Planet X is not adjacent to a truly empty sector.',
    ],
  ],
  it: [
    [
      { type: 'opposite', quantity: 'every', subject: 'C', other: 'A' },
      'Ogni cometa è direttamente opposta a un asteroide.',
    ],
    [
      { type: 'opposite', quantity: 'some', subject: 'A', other: 'A' },
      'Almeno un asteroide è direttamente opposto a un altro asteroide.',
    ],
    [
      { type: 'within', quantity: 'no', subject: 'C', reach: 3, other: 'C' },
      'Nessuna cometa si trova entro 3 settori da un’altra cometa.',
    ],
    [
      { type: 'band', subject: 'A', width: 6 },
      'Tutti gli asteroidi si trovano in una fascia di 6 settori o meno.',
    ],
  ],
  fr: [
    [
      { type: 'adjacent', quantity: 'no', subject: 'D', other: 'G' },
      'Aucune planète naine n’est adjacente à un nuage de gaz.',
    ],
    [
      { type: 'within', quantity: 'every', subject: 'C', reach: 4, other: 'A' },
      'Chaque comète est à 4 secteurs ou moins d’un astéroïde.',
    ],
    [
      { type: 'within', quantity: 'no', subject: 'A', reach: 2, other: 'A' },
      'Aucun astéroïde n’est à 2 secteurs ou moins d’un autre astéroïde.',
    ],
    [
      { type: 'opposite', quantity: 'no', subject: 'X', other: 'C' },
      'La Planète X n’est pas directement opposée à une comète.',
    ],
  ],
  pl: [
    [
      { type: 'adjacent', quantity: 'every', subject: 'G', other: 'D' },
      'Każdy obłok gazowy sąsiaduje z planetą karłowatą.',
    ],
    [
      { type: 'adjacent', quantity: 'every', subject: 'D', other: 'E' },
      'Każda planeta karłowata sąsiaduje z faktycznie pustym sektorem.',
    ],
    [
      { type: 'within', quantity: 'no', subject: 'G', reach: 2, other: 'G' },
      'Żaden obłok gazowy nie znajduje się w zasięgu 2 sektorów od innego obłoku gazowego.',
    ],
    [
      { type: 'consecutive', count: 3, subject: 'D' },
      'Dokładnie 3 planety karłowate znajdują się w następujących po sobie sektorach.',
    ],
  ],
}

describe.each(Object.entries(SAID))('clues in %s', (language, said) => {
  beforeAll(() => speak(language as Language))

  it.each(said)('%j', (clue, sentence) => {
    expect(sayClue(clue)).toBe(sentence)
  })
})

const REST: [Language, string, string, string][] = [
  ['en', 'comets and gas clouds', 'Sector 5 does not hold an asteroid.', 'Dwarf planet'],
  ['it', 'comete e nubi di gas', 'Il settore 5 non contiene un asteroide.', 'Pianeta nano'],
  ['fr', 'comètes et nuages de gaz', 'Le secteur 5 ne contient pas d’astéroïde.', 'Planète naine'],
  ['pl', 'komety i obłoki gazowe', 'Sektor 5 nie zawiera asteroidy.', 'Planeta karłowata'],
]

it.each(REST)('titles, starting facts and labels in %s', async (language, title, fact, label) => {
  await speak(language)
  expect(sayTitle(['C', 'G'])).toBe(title)
  expect(sayStartingFact({ sector: 5, thing: 'A' })).toBe(fact)
  expect(objectLabel('D')).toBe(label)
})

it('draws consecutive sectors together, the smallest first', () => {
  expect(spans([12, 1, 2, 3, 7])).toEqual(['1–3', '7', '12'])
  expect(spans([4])).toEqual(['4'])
  expect(spans([])).toEqual([])
  expect(spans(Array.from({ length: 12 }, (_, index) => index + 1))).toEqual(['1–12'])
})
