/** The lines of notebooks in words, whatever was noted: nothing is left to be filled in. */
import { beforeAll, describe, expect, it } from 'vitest'
import { alsoSay, speak } from '../../src/i18n/messages.svelte'
import { sayLine } from '../../src/notebook/model/entry_words'
import { fold } from '../../src/notebook/model/fold'
import { newNotebook, withEntry } from '../../src/notebook/model/entries'
import { drawnEntry, seeded } from '../notebook/drawn'
import { LANGUAGES } from './catalogue'

function drawn(seed: number) {
  const draw = seeded(seed)
  const players = ['Ada', 'Bo', 'Cleo'].map((name, index) => ({ name, colour: index as 0 }))
  const begun = newNotebook(
    {
      name: 'Friday',
      mode: seed % 2 ? 'standard' : 'expert',
      players,
      own: 0,
      season: 'spring',
      help: 'none',
      dealer: 'published',
    },
    'abc',
    0,
  )
  return Array.from({ length: 60 }).reduce<typeof begun>(
    (notebook) => withEntry(notebook, drawnEntry(notebook, draw)),
    begun,
  )
}

const PAGES = Array.from({ length: 12 }, (_, seed) => fold(drawn(seed + 1)))

describe.each(LANGUAGES)('what was noted in %s', (language) => {
  beforeAll(async () => {
    await speak(language)
    await alsoSay('notebook')
  })

  it('has nothing left to fill in', () => {
    const said = PAGES.flatMap((page) =>
      page.log.flatMap((line) => {
        const { text, learned } = sayLine(line, page)
        return [text, ...learned]
      }),
    )
    expect(said.length).toBeGreaterThan(300)
    for (const sentence of said) expect(sentence).not.toMatch(/[{}]/u)
  })
})
