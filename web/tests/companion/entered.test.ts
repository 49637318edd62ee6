import { describe, expect, it } from 'vitest'
import { enteredAt } from '../../src/companion/tracking/entered'
import { standing, type Numbered } from '../../src/table/connection/stream'
import type { SeatShown } from '../../src/wire/types'

const seat = (number: number, kind: SeatShown['kind'], level = ''): SeatShown => ({
  seat: number,
  kind,
  name: 'Ada',
  level,
  ready: true,
  searches: false,
})
const SEATS = [seat(0, 'person'), seat(1, 'opponent', 'pencil'), seat(2, 'person')]
const SCENE = {
  names: ['Ada', 'Pencil', 'Bo'],
  viewer: 0,
  sectors: 12,
  points: {},
  owners: new Map(),
}

const numbersOf = (events: Numbered['event'][], seats = SEATS) => {
  const told = events.map((event, number) => ({ number, event }))
  return enteredAt(standing(told), seats, SCENE).map((one) => one.number)
}

const GAME: Numbered['event'][] = [
  { type: 'pawns', order: [0, 1, 2] },
  {
    type: 'research',
    seat: 0,
    topic: 'A',
    cost: 1,
    clue: { type: 'band', subject: 'G', width: 4 },
  },
  { type: 'survey-announced', seat: 1, thing: 'A', first: 1, last: 3, cost: 4 },
  { type: 'target-announced', seat: 2, sector: 2, cost: 4 },
  { type: 'earth', steps: 1 },
]

describe('what can be taken back', () => {
  it('is what people entered, the last first; opponents answer again by themselves', () => {
    expect(numbersOf(GAME)).toEqual([3, 1])
    expect(numbersOf(GAME, SEATS.with(2, seat(2, 'person', 'pencil')))).toEqual([1])
  })

  it('is not what was taken back already', () => {
    expect(numbersOf([...GAME, { type: 'taken-back', to: 3 }])).toEqual([1])
  })

  it('is said without the answer', () => {
    const [entry] = enteredAt([{ number: 1, event: GAME[1]! }], SEATS, SCENE)
    expect(entry?.text).not.toContain('gas')
  })
})
