/** What this device keeps and cannot read is said, and never written over. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { EveningBook } from '../../src/companion/evening/book.svelte'
import { evenings } from '../../src/companion/evening/evenings'
import { Book } from '../../src/notebook/model/book.svelte'
import { newNotebook } from '../../src/notebook/model/entries'
import { notebooks } from '../../src/notebook/model/notebooks'
import { eveningOf, GAME, storage } from '../companion/games'

const EVENING = 'ecliptic-companion-1/B4K7'
const NOTEBOOK = 'ecliptic-notebook-1/abcd2345'

const evening = JSON.stringify({ form: 'ecliptic-companion-1', ...eveningOf('Ada', 'Tycho') })
const notebook = JSON.stringify(
  newNotebook(
    {
      name: 'N',
      mode: 'standard',
      players: [{ name: 'Ada', colour: 0 }],
      own: 0,
      season: 'spring',
      help: 'none',
      dealer: 'published',
    },
    'abcd2345',
    1,
  ),
)

/** Cut off, written over in part, and with a part missing. */
function damaged(text: string): string[] {
  const whole = JSON.parse(text) as Record<string, unknown>
  const without = Object.keys(whole)
    .filter((part) => !['tracked', 'id', 'name', 'own', 'season', 'help', 'dealer'].includes(part))
    .map((part) => JSON.stringify({ ...whole, [part]: undefined }))
  return [
    '',
    text.slice(0, -1),
    `${text}}`,
    'null',
    '[]',
    JSON.stringify({ ...whole, players: [null] }),
    ...without,
  ]
}

beforeEach(() => vi.stubGlobal('localStorage', storage()))

describe('an evening', () => {
  it('is read if it is whole', () => {
    localStorage.setItem(EVENING, evening)
    expect(evenings.damaged()).toEqual([])
    expect(new EveningBook('B4K7').damaged).toBe(false)
  })

  it.each(damaged(evening))('is left alone as %s', (text) => {
    localStorage.setItem(EVENING, text)
    expect(evenings.damaged()).toEqual(['B4K7'])
    expect(evenings.all()).toEqual([])
    const book = new EveningBook('B4K7')
    expect([book.evening, book.damaged]).toEqual([null, true])
    const { name, season, level, help, facts } = eveningOf('Zoë').players[0]!
    expect(() => book.seat(GAME, { name, season, level, help, facts })).toThrow()
    book.turnArrow(4)
    expect(() => evenings.keep(eveningOf('Ada'))).toThrow('damaged')
    expect(localStorage.getItem(EVENING)).toBe(text)
    expect(evenings.text('B4K7')).toBe(text)
    evenings.forget('B4K7')
    expect(evenings.isDamaged('B4K7')).toBe(false)
  })
})

describe('a notebook', () => {
  it('is read if it is whole', () => {
    localStorage.setItem(NOTEBOOK, notebook)
    expect(notebooks.damaged()).toEqual([])
  })

  it.each(damaged(notebook))('is left alone as %s', (text) => {
    localStorage.setItem(NOTEBOOK, text)
    expect(notebooks.damaged()).toEqual(['abcd2345'])
    const book = new Book('abcd2345')
    expect([book.notebook, book.damaged]).toEqual([null, true])
    book.undo()
    expect(localStorage.getItem(NOTEBOOK)).toBe(text)
  })
})
