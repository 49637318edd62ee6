/** Everything the games and the server can tell has its words, and no words lie about unused. */
import { beforeAll, describe, expect, it } from 'vitest'
import { codeWords, loadErrors } from '../../src/i18n/errors'
import { speak } from '../../src/i18n/messages.svelte'
import { read, RENDERED } from './catalogue'
import { asked, isAsked, sectionMessages } from './sources'
import terms from './terms.json'

const english = read('en')
const ids = [...english.entries.keys()]
const has = (id: string) => english.entries.has(id)

/** Ids built from a value, for every value there is. */
const BUILT: Record<string, string[]> = {
  'error-': Object.keys(terms.errors),
  '': sectionMessages(),
  'season-': terms.seasons,
  'shell-mode-': terms.modes,
  'shell-facts-': terms.levels,
  'shell-level-': terms.opponents,
  'shell-help-': terms.help,
}

describe('messages', () => {
  it.each(Object.entries(BUILT))('are there for every %s…', (start, ends) => {
    expect(ends.filter((end) => !has(start + end))).toEqual([])
  })

  it('are there for every id that a source asks for', () => {
    const missing = [...asked().calls].filter(([id]) => !has(id))
    expect(missing).toEqual([])
  })

  it('are all asked for by some source', () => {
    const by = asked()
    by.beginnings.delete('rules-')
    for (const id of sectionMessages()) by.words.add(id)
    expect(ids.filter((id) => !/^object-/.test(id) && !isAsked(id, by))).toEqual([])
  })

  it('of errors are about codes that exist, and use the facts the code has', () => {
    const wrong = ids
      .filter((id) => id.startsWith('error-') && !id.match(/^error-(unknown|unreachable|file-.*)$/))
      .filter((id) => {
        const facts = (terms.errors as Record<string, string[]>)[id.slice('error-'.length)]
        const used = [...(english.entries.get(id)?.variables ?? [])]
        return !facts || used.some((name) => !facts.includes(name))
      })
    expect(wrong).toEqual([])
  })
})

describe.each(RENDERED)('forms of objects in %s', (language) => {
  const catalogue = read(language)
  const entries = [...catalogue.entries.values()]

  it('are all used by some sentence', () => {
    const used = new Set(
      entries.flatMap((entry) => [...entry.forms].map((form) => form.split(':')[1])),
    )
    const forms = new Set(
      [...catalogue.entries.keys()]
        .filter((id) => /^object-.*\./.test(id))
        .map((id) => id.split('.')[1]),
    )
    // The program asks for these two itself: names in lists, kinds in titles.
    for (const form of ['name', 'many']) used.add(form)
    expect([...forms].filter((form) => !used.has(form))).toEqual([])
  })
})

describe('refusals', () => {
  beforeAll(loadErrors)

  it('name the seats that are waited for', async () => {
    await speak('en')
    const said = codeWords('planetx-not-asked', { waiting: '1, 3' }, '', ['Ada', 'Bo', 'Cy'])
    expect(said).toBe('It is not your move. Waiting for Ada and Cy.')
    expect(codeWords('planetx-not-asked', { waiting: '2' })).toContain('seat 2')
  })

  it('call levels and modes by their names', async () => {
    await speak('it')
    const said = codeWords('server-help-level', { given: 'none', level: 'odds' })
    expect(said).toContain('fino a: Nessuno; serve: Probabilità')
    expect(codeWords('server-level', { level: 'a.b' })).toContain('«a.b»')
  })

  it('fall back on the server’s sentence, then on the code', () => {
    expect(codeWords('new-code', {}, 'A new refusal.')).toBe('A new refusal.')
    expect(codeWords('new-code')).toContain('new-code')
  })
})
