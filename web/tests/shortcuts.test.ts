/** The shortcuts of every place: no key means two things, and each has its words. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SHORTCUTS as PLANETX } from '../src/planetx/shortcuts'
import { SHORTCUTS as PTOLEMAEUS } from '../src/ptolemaeus/shortcuts'
import { SHORTCUTS as REPLAY } from '../src/table/replay/shortcuts'
import { Digits } from '../src/table/shortcuts/digits'
import { keyNames } from '../src/table/shortcuts/key_names'
import { DIGITS, shortcutFor, type Shortcut } from '../src/table/shortcuts/shortcut'
import { LANGUAGES, type Language } from '../src/i18n/languages'
import { alsoSay, speak, tOrNull } from '../src/i18n/messages.svelte'

const PLACES: Record<string, readonly Shortcut[]> = {
  'the table of Planet X': PLANETX,
  'the table of Ptolemaeus': PTOLEMAEUS,
  'a replay': REPLAY,
}
const languages = Object.keys(LANGUAGES) as Language[]

describe.each(Object.entries(PLACES))('the shortcuts of %s', (_, list) => {
  it('have each key once, unless they are never due together', () => {
    const clashes = list.flatMap((one, index) =>
      list
        .slice(index + 1)
        .filter((other) => one.keys.some((key) => other.keys.includes(key)))
        .filter(({ during }) => !during || !one.during || during === one.during)
        .map((other) => [one.name, other.name]),
    )
    expect(clashes).toEqual([])
  })

  it('leave alone what browsers and readers need', () => {
    const kept = ['Tab', 'Escape', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'F1', 'F5', '/']
    expect(list.flatMap(({ keys }) => keys).filter((key) => kept.includes(key))).toEqual([])
  })

  it.each(languages)('have words in %s, and so have their keys', async (language) => {
    await alsoSay('shortcuts')
    await speak(language)
    expect(list.filter(({ name }) => !tOrNull(`shortcut-${name}`))).toEqual([])
    expect(
      list.flatMap(({ keys }) => keyNames(keys)).filter((one) => one.includes('key-')),
    ).toEqual([])
  })
})

describe('a letter', () => {
  it('is a topic while topics are asked for, and else an object', () => {
    expect(shortcutFor(PLANETX, 'a', 'titles')?.name).toBe('planetx-topic')
    expect(shortcutFor(PLANETX, 'a', 'objects')?.name).toBe('planetx-object')
    expect(shortcutFor(PLANETX, 'b', 'objects')).toBeNull()
  })
})

describe('digits', () => {
  let taken: number[]
  beforeEach(() => {
    vi.useFakeTimers()
    taken = []
  })
  afterEach(() => vi.useRealTimers())

  function type(most: number, keys: string): void {
    const digits = new Digits(
      () => most,
      (number) => taken.push(number),
    )
    for (const key of keys) digits.type(key)
  }

  it.each([
    [12, '2', [2]],
    [12, '12', [12]],
    [12, '19', [1, 9]],
    [18, '1118', [11, 18]],
    [12, '01', [1]],
    [9, '11', [1, 1]],
    [0, '12', []],
  ])('up to %i: %s', (most, keys, numbers) => {
    type(most, keys)
    expect(taken).toEqual(numbers)
  })

  it('wait a moment for a second one', () => {
    type(12, '1')
    expect(taken).toEqual([])
    vi.runAllTimers()
    expect(taken).toEqual([1])
  })

  it('are one row of the sheet', async () => {
    await speak('en')
    expect(keyNames(DIGITS)).toEqual(['0 – 9'])
    expect(keyNames(['Shift+ArrowLeft', ' '])).toEqual(['Shift ←', 'Space'])
  })
})
