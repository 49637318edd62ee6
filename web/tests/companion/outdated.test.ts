/** Evenings of the first generator: their codes deal other games now. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import EVENING from '../../../tests/generator_1/evening.json'
import { isOpen, isOutdated, type Evening } from '../../src/companion/evening/evening'
import { evenings } from '../../src/companion/evening/evenings'
import { recordOf } from '../../src/companion/papers/record'
import { privateView } from '../../src/companion/papers/private_view'
import { askReveal, askTurn, factsOf } from '../../src/companion/questions/questions'
import { adopt } from '../../src/companion/tracking/adopting'
import { trackedTable } from '../../src/companion/tracking/tracking'
import { FIRST_GENERATOR, GENERATOR, type TableShown } from '../../src/wire/types'
import { boardWith } from '../planetx/views'
import { eveningOf, GAME, storage } from './games'

const WEB = join(import.meta.dirname, '../..')
const PLACE = 'ecliptic-companion-1/B4K7'
const TEXT = JSON.stringify(EVENING)

/** What is asked of the server, and what it answers by the end of the address. */
function house(answers: Record<string, unknown> = {}): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    if (path.endsWith('.bin')) return Promise.resolve(new Response(readFileSync(join(WEB, path))))
    const found = Object.entries(answers).find(([end]) => path.split('?')[0]!.endsWith(end))
    const body = JSON.stringify(found?.[1] ?? {})
    return Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' } }))
  })
  return asked
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storage())
  localStorage.setItem(PLACE, TEXT)
})

const kept = () => evenings.kept('B4K7')!

describe('an evening that names no generator', () => {
  it('is outdated, and one that began today is not', () => {
    expect(isOutdated(kept())).toBe(true)
    expect(isOutdated(eveningOf('Ada'))).toBe(false)
  })

  it('keeps all it was told, byte for byte', () => {
    evenings.keep(kept())
    expect(localStorage.getItem(PLACE)).toBe(TEXT)
    const view = privateView(kept(), kept().players[0]!)
    expect(view.facts).toHaveLength(8)
    expect(view.pages[0]).toHaveLength(3)
    expect(view.board.generator).toBe(FIRST_GENERATOR)
  })

  it('opens what shows that, and nothing that asks', () => {
    const open = (evening: Evening) =>
      [
        ...['', 'survey', 'target', 'research', 'locate', 'facts', 'titles', 'history', 'sheet'],
        ...['review', 'conference', 'reveal', 'track', 'code', 'player', 'theory'],
      ].filter((part) => isOpen(evening, part))
    const told = ['', 'facts', 'titles', 'history', 'sheet']
    expect(open(kept())).toEqual([...told, 'theory'])
    const tracked = { ...kept(), tracked: { table: 'T', names: ['Ada'] }, system: GAME.titles[0]! }
    expect(open(tracked)).toEqual([...told, 'reveal', 'track', 'theory'])
    expect(open(eveningOf('Ada'))).toHaveLength(16)
  })

  it('is never answered from another game, and nobody else is asked', async () => {
    const asked = house()
    const { game, players } = kept()
    const refusal = { code: 'planetx-code-generator', facts: { found: 1, here: GENERATOR } }
    await expect(factsOf(game, 'winter', 'genius')).rejects.toMatchObject(refusal)
    const target = { type: 'target', sector: 8 } as const
    await expect(askTurn(game, target, game.rules)).rejects.toMatchObject(refusal)
    await expect(askReveal(game)).rejects.toMatchObject(refusal)
    await expect(recordOf(kept(), players[0]!)).rejects.toMatchObject(refusal)
    expect(asked).toEqual([])
  })

  it('names its generator to a table that tracks it', () => {
    for (const [evening, generator] of [
      [kept(), FIRST_GENERATOR],
      [eveningOf('Ada'), GENERATOR],
    ] as const) {
      const others = { opponents: [], phones: 1, help: 'none' as const }
      expect(trackedTable(evening, others).generator).toBe(generator)
    }
  })
})

describe('a table of the first generator that comes to this device', () => {
  it('brings what was dealt there, not what its code deals now', async () => {
    localStorage.clear()
    const facts = [{ sector: 7, thing: 'A' }]
    const board = boardWith({ titles: [['G']], conference_titles: [['X', 'D']], generator: 1 })
    house({ 'tables/T': { now: { view: { board, facts } } } })
    const options = { code: 'B4K7', places: [{ season: 'autumn', facts: 4 }] }
    const table = { table: 'T', options, seats: [{ name: 'Ada' }] } as unknown as TableShown
    expect(await adopt(table, 0)).toBe('/companion/B4K7/track')
    expect(kept().game).toEqual({
      ...GAME,
      titles: [['G']],
      conference_titles: [['X', 'D']],
      generator: FIRST_GENERATOR,
    })
    expect(kept().players).toMatchObject([{ season: 'autumn', level: 'experienced', facts }])
    expect(isOpen(kept(), 'track')).toBe(true)
  })
})
