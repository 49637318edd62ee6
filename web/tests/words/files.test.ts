/** A language is a folder and an entry; a folder in it is what one part of the client says. */
import { readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { firstKnown } from '../../src/i18n/languages'
import { filesOf, LANGUAGES, LOCALES, read } from './catalogue'
import { asked } from './sources'

describe('languages', () => {
  it('are those that have a folder', () => {
    const folders = readdirSync(LOCALES, { withFileTypes: true }).filter((one) => one.isDirectory())
    expect(folders.map(({ name }) => name).sort()).toEqual([...LANGUAGES].sort())
  })

  it('are found by what browsers ask for', () => {
    expect(firstKnown(['', 'de-DE', 'fr-CA', 'pl'])).toBe('fr')
    expect(firstKnown(['PL'])).toBe('pl')
    expect(firstKnown(['', 'filipino', 'constructor'])).toBe('en')
  })
})

describe.each(LANGUAGES)('the files of %s', (language) => {
  it('say what the English ones of the same name say', () => {
    const places = (code: typeof language) =>
      [...read(code).entries.values()]
        .filter(({ id }) => !/^object-.*\./.test(id))
        .map(({ id, file }) => `${file}: ${id}`)
        .sort()
    expect(filesOf(language)).toEqual(filesOf('en'))
    expect(places(language)).toEqual(places('en'))
  })
})

describe('parts', () => {
  it('are those that some source loads', () => {
    const folders = new Set(filesOf('en').map(dirname))
    expect([...asked().parts, '.'].sort()).toEqual([...folders].sort())
  })
})
