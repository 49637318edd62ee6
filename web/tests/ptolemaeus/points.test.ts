/** What is said of points and shown of cards face up, held against the engine over whole games. */
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { slotsAfter, takenOf } from '../../src/ptolemaeus/cards/slots'
import { story } from '../../src/ptolemaeus/log/story'
import { totalOf } from '../../src/ptolemaeus/score'
import { standing, withMarks, type Numbered } from '../../src/table/connection/stream'
import type { GameScored } from '../../src/wire/ptolemaeus'
import { speak } from '../../src/i18n/messages.svelte'

interface Game {
  seats: number
  seat: number
  told: Numbered['event'][]
  /** How much had been told, the seat's points then, and the cards face up. */
  moments: [number, number, number[]][]
}

const GAMES = JSON.parse(readFileSync(new URL('games.json', import.meta.url), 'utf8')) as Game[]

const upTo = ({ told }: Game, heard: number): Numbered[] =>
  told.slice(0, heard).map((event, number) => ({ number, event }))

const slots = (game: Game, heard: number): (number | null)[] =>
  slotsAfter(standing(upTo(game, heard)), game.seat).map((slot) => slot?.card ?? null)

/** After these any number of slots may be others. */
const MANY_AT_ONCE = new Set(['swept', 'taken-back'])

beforeAll(async () => speak('en'))

describe.each(GAMES)('a whole game of $seats', (game) => {
  const scene = { names: ['Ada', 'Bo', 'Cy', 'Dee'].slice(0, game.seats), viewer: game.seat }
  const linesAt = (heard: number) => story(withMarks(upTo(game, heard)), scene)
  const announced = (heard: number, seat: number) =>
    linesAt(heard)
      .flatMap(({ gains }) => gains)
      .filter((gain) => gain.seat === seat)
      .reduce((sum, { points }) => sum + points, 0)

  it('announces every change of the own points, as soon as it is there', () => {
    const changes = game.moments.filter(([, points], at) => points !== game.moments[at - 1]?.[1])
    for (const [heard, points] of changes) expect(announced(heard, game.seat)).toBe(points)
  })

  it('has announced all the points of everybody when it is over', () => {
    const { scores } = game.told.at(-1) as unknown as GameScored
    scores.forEach((score, seat) => {
      expect(announced(game.told.length, seat)).toBe(totalOf(score))
    })
  })

  it('says each change with its parts', () => {
    for (const { gains, details } of linesAt(game.told.length)) {
      for (const { points, parts } of gains) {
        const sign = points < 0 ? `−${-points}` : `+${points}`
        expect(parts.reduce((sum, part) => sum + part.points, 0)).toBe(points)
        expect(details.some((detail) => detail.includes(`${sign} point`))).toBe(true)
      }
    }
  })

  it('keeps every card face up in its slot until it is taken', () => {
    game.moments.forEach(([heard, , display], at) => {
      const now = slots(game, heard)
      const cards = now.filter((card) => card !== null)
      expect(cards.sort((one, other) => one - other)).toEqual(display)
      const last = game.moments[at - 1]?.[0] ?? heard
      const before = slots(game, last)
      const swept = game.told.slice(last, heard).some(({ type }) => MANY_AT_ONCE.has(type))
      const moved = now.filter((card, slot) => card !== before[slot]).length
      if (!swept) expect(moved).toBeLessThanOrEqual(1)
    })
  })
})

describe('slots', () => {
  const told = (...events: Numbered['event'][]): Numbered[] =>
    events.map((event, number) => ({ number, event }))
  const DEAL = [3, 5, 3, 7, 8, 9].map((card) => ({ type: 'shown', card }))
  const BEGUN = { type: 'round', number: 1, astrolabe: 0 }
  const cards = (slots: ReturnType<typeof slotsAfter>) => slots.map((slot) => slot?.card)
  const fresh = (slots: ReturnType<typeof slotsAfter>) => slots.map((slot) => slot?.fresh === true)

  it('nothing is new in a deal', () => {
    expect(fresh(slotsAfter(told(...DEAL, BEGUN), 0))).not.toContain(true)
  })

  it('the next card lies where the last one lay, marked until one does something', () => {
    const events = told(
      ...DEAL,
      BEGUN,
      { type: 'face-up', seat: 0, card: 5 },
      { type: 'shown', card: 1 },
    )
    expect(cards(slotsAfter(events, 0))).toEqual([3, 1, 3, 7, 8, 9])
    expect(fresh(slotsAfter(events, 0))).toEqual([false, true, false, false, false, false])
    const acted = [...events, ...told({ type: 'card', seat: 0, card: 2 })]
    expect(fresh(slotsAfter(acted, 0))).not.toContain(true)
    const others = [
      ...acted,
      ...told({ type: 'face-up', seat: 1, card: 9 }, { type: 'shown', card: 4 }),
    ]
    expect(cards(slotsAfter(others, 0))).toEqual([3, 1, 3, 7, 8, 4])
    expect(fresh(slotsAfter(others, 0))[5]).toBe(true)
  })

  it('of two like cards the pressed one is taken', () => {
    const events = told(...DEAL, { type: 'face-up', seat: 0, card: 3 }, { type: 'shown', card: 1 })
    expect(takenOf(events)).toBe(1)
    expect(cards(slotsAfter(events, 0))).toEqual([1, 5, 3, 7, 8, 9])
    expect(cards(slotsAfter(events, 0, new Map([[0, 2]])))).toEqual([3, 5, 1, 7, 8, 9])
  })

  it('a sweep empties them, and an empty deck leaves holes', () => {
    const swept = told(...DEAL, { type: 'swept' }, { type: 'shown', card: 2 })
    expect(cards(slotsAfter(swept, 0))).toEqual([2, ...Array<undefined>(5).fill(undefined)])
  })
})
