import { describe, expect, it } from 'vitest'
import { read, RENDERED, type Catalogue, type Entry, type Rendered } from './catalogue'
import { readings, valuesOf } from './render'
import { sameIn, unspacedIn } from './allowed'

const CATALOGUES = Object.fromEntries(RENDERED.map((one) => [one, read(one)])) as Record<
  Rendered,
  Catalogue
>
const english = CATALOGUES.en

/** Forms of objects are each language's own; every other message is in all of them. */
function messages(catalogue: Catalogue): Entry[] {
  return [...catalogue.entries.values()].filter((entry) => !/^object-.*\./.test(entry.id))
}

/** Whether a message has words of its own, besides what fills its gaps. */
function hasWords(id: string): boolean {
  return /[a-z]{2}/i.test(english.entries.get(id)?.source.replace(/\{[^{}]*\}/g, '') ?? '')
}

const names = (catalogue: Catalogue) => messages(catalogue).map((entry) => entry.id)

describe.each(RENDERED)('the language %s', (language) => {
  const catalogue = CATALOGUES[language]
  const rendered = readings(language, catalogue.entries.values())

  it('can be read by Fluent, and says nothing twice', () => {
    expect(catalogue.junk).toEqual([])
    expect(catalogue.twice).toEqual([])
  })

  it('has all messages, and none that English does not have', () => {
    expect(names(english).filter((id) => !catalogue.entries.has(id))).toEqual([])
    expect(names(catalogue).filter((id) => !english.entries.has(id))).toEqual([])
  })

  it('uses only facts that English uses too', () => {
    const more = messages(catalogue).flatMap((entry) =>
      [...entry.variables]
        .filter((name) => !english.entries.get(entry.id)?.variables.has(name))
        .map((name) => `${entry.id}: $${name}`),
    )
    expect(more).toEqual([])
  })

  it('leaves out no fact that English tells', () => {
    const fewer = messages(catalogue).flatMap((entry) =>
      [...(english.entries.get(entry.id)?.variables ?? [])]
        .filter((name) => !entry.variables.has(name))
        .map((name) => `${entry.id}: $${name}`),
    )
    expect(fewer).toEqual([])
  })

  it('is rendered with every object and number without an error', () => {
    const unknown = [...catalogue.entries.values()].flatMap((entry) =>
      [...entry.variables].filter((name) => !valuesOf(name, entry)?.length),
    )
    expect([...new Set(unknown)]).toEqual([])
    const wrong = [...rendered].flatMap(([id, all]) =>
      all
        .filter((one) => one.errors.length || /[{}]|undefined|\bnull\b/.test(one.text))
        .slice(0, 1)
        .map((one) => `${id} ${JSON.stringify(one.facts)}: ${String(one.errors[0] ?? one.text)}`),
    )
    expect(wrong).toEqual([])
  })

  it('has neither doubled spaces nor lines that begin or end with one', () => {
    const untidy = [...rendered].flatMap(([id, all]) =>
      all
        .filter((one) => / {2}|^\s|\s$| [.,)]/.test(one.text))
        .slice(0, 1)
        .map((one) => `${id}: ${one.text}`),
    )
    expect(untidy).toEqual([])
  })

  it('writes apostrophes, quotation marks and spaces as its readers do', () => {
    const wrong = [...rendered].flatMap(([id, all]) =>
      all
        .filter((one) => unspacedIn(language).test(one.text))
        .slice(0, 1)
        .map((one) => `${id}: ${one.text}`),
    )
    expect(wrong).toEqual([])
  })
})

describe.each(RENDERED.filter((one) => one !== 'en'))('the translation into %s', (language) => {
  const catalogue = CATALOGUES[language]
  const rendered = readings(language, catalogue.entries.values())

  it('has left nothing in English', () => {
    const theirs = readings('en', english.entries.values())
    const left = names(catalogue).filter((id) => {
      const [mine] = rendered.get(id) ?? []
      const [original] = theirs.get(id) ?? []
      return mine?.text === original?.text && hasWords(id) && !sameIn(language).has(id)
    })
    expect(left).toEqual([])
  })
})
