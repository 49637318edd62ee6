/** What earlier versions kept on people's devices (`kept.json`) is there, and is kept the same way. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fittingLevel, learnFrom } from '../../src/app/fitting'
import { EveningBook } from '../../src/companion/evening/book.svelte'
import { evenings } from '../../src/companion/evening/evenings'
import { chooseLanguage, preferredLanguage } from '../../src/device/language'
import { forgetHere, keptName } from '../../src/device/me'
import { Book } from '../../src/notebook/model/book.svelte'
import { notebooks } from '../../src/notebook/model/notebooks'
import { Guide } from '../../src/table/guide/guide.svelte'
import { Seen } from '../../src/table/moments/seen.svelte'
import { storage } from '../companion/games'
import KEPT from './kept.json'

beforeEach(() => {
  vi.stubGlobal('localStorage', storage())
  for (const [name, text] of Object.entries(KEPT)) localStorage.setItem(name, text)
})

function allKept(): Record<string, string> {
  const names = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index)!)
  return Object.fromEntries(names.map((name) => [name, localStorage.getItem(name)!]))
}

describe('what earlier versions kept', () => {
  it('are evenings that go on', () => {
    expect(evenings.all().map((one) => one.game.code)).toEqual(['C2D3', 'B4K7'])
    const book = new EveningBook('B4K7')
    expect(book.player(1)?.turns.map((one) => one.type)).toEqual(['survey', 'research'])
    expect(book.evening?.heard.map((one) => one.after)).toEqual([
      { 1: 1, 2: 1 },
      { 1: 2, 2: 1 },
    ])
    book.turnArrow(5)
    const { place = '' } = evenings.kept('B4K7')!
    const counted = `,"place":"${place}","changes":{"${place}":1}}`
    expect(allKept()).toEqual({
      ...KEPT,
      'ecliptic-companion-1/B4K7': KEPT['ecliptic-companion-1/B4K7']
        .replace('"arrow":4', '"arrow":5')
        .replace(/\}$/, counted),
    })
  })

  it('are notebooks that go on', () => {
    expect(notebooks.all().map((one) => one.id)).toEqual(['abcd2345', 'B4K7-1-1790000000000'])
    const book = new Book('abcd2345')
    expect(book.page?.players.map((one) => one.name)).toEqual(['Zoë', 'Tycho'])
    expect(book.page?.notes.get(3)).toBe('he\n“re”')
    book.undo()
    expect(allKept()).not.toEqual(KEPT)
    book.redo()
    expect(allKept()).toEqual(KEPT)
  })

  it('is kept again byte for byte', () => {
    for (const evening of evenings.all()) evenings.keep(evening)
    for (const notebook of notebooks.all()) notebooks.keep(notebook)
    expect(allKept()).toEqual(KEPT)
  })

  it('is left alone where it cannot be read', () => {
    for (const code of ['D5E6', 'F7G8']) expect(evenings.kept(code)).toBe(null)
    expect(notebooks.kept('wxyz2345')).toBe(null)
    expect(allKept()).toEqual(KEPT)
  })

  it('is what this browser knows of its person', async () => {
    expect(keptName()).toBe('Zoë')
    expect(new Guide('planetx').read).toEqual(new Set(['first']))
    expect(new Seen('T1', 12).upTo).toBe(9)
    vi.stubGlobal('navigator', { languages: ['it-CH'] })
    expect(preferredLanguage()).toBe('pl')
    await chooseLanguage('pl')
    expect(allKept()).toEqual(KEPT)
    learnFrom('planetx', 'T1', [['pencil', 1]])
    expect(fittingLevel('planetx')).not.toBe('pencil')
    forgetHere()
    expect(allKept()).toEqual({ 'ecliptic-language': 'pl', 'ecliptic-theme': 'light' })
  })
})

describe('a book that cannot be kept', () => {
  const full = () => {
    throw new Error('full')
  }

  it('loses nothing while it is open', () => {
    const evening = new EveningBook('B4K7')
    const notebook = new Book('abcd2345')
    vi.spyOn(localStorage, 'setItem').mockImplementation(full)
    evening.turnArrow(9)
    evening.revealed([])
    expect([evening.lost, evening.evening?.arrow]).toEqual([true, 9])
    notebook.undo()
    notebook.undo()
    expect([notebook.lost, notebook.notebook?.done]).toEqual([true, 5])
    vi.restoreAllMocks()
    evening.revealed([])
    expect([evening.lost, evenings.kept('B4K7')?.arrow]).toEqual([false, 9])
  })
})
