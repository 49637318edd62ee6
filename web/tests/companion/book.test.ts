import { beforeEach, describe, expect, it, vi } from 'vitest'
import { EveningBook } from '../../src/companion/evening/book.svelte'
import { evenings } from '../../src/companion/evening/evenings'
import { Pencil } from '../../src/planetx/sheet/pencil.svelte'
import { eveningOf, GAME, storage } from './games'

const { all: allEvenings, forget: forgetEvening, keep: keepEvening, kept: keptEvening } = evenings

beforeEach(() => {
  vi.stubGlobal('localStorage', storage())
})

const ADA = { name: 'Ada', season: 'spring', level: 'genius', help: 'none', facts: [] } as const
const ada = () => ({ ...ADA, facts: [] })

describe('an evening on this device', () => {
  it('is kept under its code and comes back as it was', () => {
    const evening = eveningOf('Ada')
    keepEvening(evening)
    expect(keptEvening('B4K7')).toEqual(evening)
    expect(keptEvening('B4K8')).toBe(null)
    forgetEvening('B4K7')
    expect(keptEvening('B4K7')).toBe(null)
  })

  it('is listed, the newest first, and nothing else is', () => {
    keepEvening(eveningOf('Ada'))
    keepEvening({ ...eveningOf('Bo'), game: { ...GAME, code: 'C2D3' }, begun: 2000 })
    localStorage.setItem('ecliptic-name', 'Ada')
    expect(allEvenings().map((one) => one.game.code)).toEqual(['C2D3', 'B4K7'])
  })

  it.each([
    '',
    '{',
    '{"form":"ecliptic-companion-9","players":[]}',
    '{"form":"ecliptic-companion-1"}',
  ])('is not made up of %j', (text) => {
    localStorage.setItem('ecliptic-companion-1/B4K7', text)
    expect(keptEvening('B4K7')).toBe(null)
    expect(allEvenings()).toEqual([])
  })
})

describe('the book', () => {
  it('begins with the first player and keeps every change', () => {
    const book = new EveningBook('B4K7')
    expect(book.evening).toBe(null)
    const first = book.seat(GAME, ada())
    const second = book.seat(GAME, { ...ada(), name: 'Bo', season: 'summer' })
    book.turnArrow(4)
    book.took(second, { type: 'target', seat: 0, sector: 8, cost: 4, sighting: 'G' })
    book.heard({ type: 'reviewed', sector: 7, thing: 'A', right: false })
    const again = new EveningBook('B4K7')
    expect(again.evening?.arrow).toBe(4)
    expect(again.player(first)?.turns).toEqual([])
    expect(again.player(second)?.turns).toHaveLength(1)
    expect(again.evening?.heard).toHaveLength(1)
  })

  it('undoes nothing of what another tab has kept', () => {
    const here = new EveningBook('B4K7')
    const player = here.seat(GAME, ada())
    const there = new EveningBook('B4K7')
    there.took(player, { type: 'target', seat: 0, sector: 8, cost: 4, sighting: 'G' })
    here.turnArrow(3)
    expect(keptEvening('B4K7')?.players[0]?.turns).toHaveLength(1)
    expect(keptEvening('B4K7')?.arrow).toBe(3)
  })

  it('says when the device keeps nothing, and goes on', () => {
    vi.stubGlobal('localStorage', {
      ...storage(),
      setItem: () => {
        throw new Error('full')
      },
    })
    const book = new EveningBook('B4K7')
    book.seat(GAME, ada())
    expect(book.lost).toBe(true)
    book.turnArrow(5)
    expect(book.evening?.arrow).toBe(5)
  })

  it('keeps the note sheet of each player apart', async () => {
    const book = new EveningBook('B4K7')
    const [first, second] = [
      book.seat(GAME, ada()),
      book.seat(GAME, { ...ada(), season: 'winter' }),
    ]
    const pencil = new Pencil(book.shelf(first), 12)
    await pencil.open()
    pencil.cycle('5A')
    pencil.close()
    const again = new Pencil(new EveningBook('B4K7').shelf(first), 12)
    await again.open()
    expect(again.notes.marks).toEqual({ '5A': 'no' })
    const other = new Pencil(book.shelf(second), 12)
    await other.open()
    expect(other.notes.marks).toEqual({})
    again.close()
    other.close()
  })
})
