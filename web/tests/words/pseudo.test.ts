/** The language made for tests marks, lengthens and accents every text, and touches nothing else. */
import { expect, it } from 'vitest'
import { CLOSE, OPEN, pseudo, PSEUDO } from '../pseudo/pseudo'
import { read } from './catalogue'
import { readings } from './render'

const english = readings('en', read('en').entries.values())
const made = readings(PSEUDO, read(PSEUDO).entries.values())

it('keeps names, attributes, selectors and what is put in', () => {
  const message = [
    'event-survey = { $mine ->',
    '    [yes] You find { OBJECT($thing, form: "one") }.',
    '   *[no] { $name } waits.',
    '}',
    '    .hint = A <b> is { "{" }',
  ]
  expect(pseudo(message.join('\n')).split('\n')).toEqual([
    'event-survey =',
    '    ⟦{ $mine ->',
    '        [yes] Ýÿóòúù fíìñd { OBJECT($thing, form: "one") }.',
    '       *[no] { $name } wáàíìtš.',
    '    }⟧',
    '    .hint = ⟦Áà <b> íìš { "{" }⟧',
    '',
  ])
})

it('marks where every text begins and ends', () => {
  const unmarked = [...made].filter(([, all]) =>
    all.some(({ text }) => !text.startsWith(OPEN) || !text.endsWith(CLOSE)),
  )
  expect(unmarked.map(([id]) => id)).toEqual([])
})

it('is longer than English by more than a third', () => {
  const length = (all: typeof made) =>
    [...all.values()].reduce((sum, [first]) => sum + (first?.text.length ?? 0), 0)
  expect(length(made) / length(english)).toBeGreaterThan(1.35)
})
