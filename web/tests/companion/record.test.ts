import { describe, expect, it } from 'vitest'
import {
  withHeard,
  withoutHeard,
  withoutTurn,
  withTurn,
  type Heard,
  type Turn,
} from '../../src/companion/evening/evening'
import { questionsOf } from '../../src/companion/papers/record'
import { eveningOf } from './games'

const target: Turn = { type: 'target', seat: 0, sector: 8, cost: 4, sighting: 'E/X' }
const survey: Turn = { type: 'survey', seat: 0, thing: 'A', first: 11, last: 2, cost: 3, count: 0 }
const review: Heard = { type: 'reviewed', sector: 7, thing: 'A', right: false }

/** Ada targets, everybody hears a review, Ada surveys; Bo asks nothing. */
const evening = withTurn(withHeard(withTurn(eveningOf('Ada', 'Bo'), 1, target), review), 1, survey)
const [ada, bo] = evening.players

describe('the record of a private history', () => {
  it('asks everything again in the order it was learned, without the answers', () => {
    expect(questionsOf(evening, ada!)).toEqual([
      { type: 'target', sector: 8 },
      { type: 'review', sector: 7, thing: 'A' },
      { type: 'survey', thing: 'A', first: 11, last: 2 },
    ])
  })

  it('has nothing of another player', () => {
    expect(questionsOf(evening, bo!)).toEqual([{ type: 'review', sector: 7, thing: 'A' }])
  })

  it('ends with the sky once that is revealed', () => {
    const over = { ...evening, system: ['A' as const] }
    expect(questionsOf(over, bo!).at(-1)).toEqual({ type: 'reveal' })
  })
})

describe('an entry made by mistake', () => {
  it('is taken out of one history, and nobody else’s', () => {
    const before = withTurn(evening, 2, target)
    const after = withoutTurn(before, 1, 1)
    expect(after.players[0]!.turns).toEqual([target])
    expect(after.players[1]!.turns).toEqual([target])
  })

  it('need not be the last one, and leaves what was heard since where it was', () => {
    const after = withoutTurn(evening, 1, 0)
    expect(questionsOf(after, after.players[0]!)).toEqual([
      { type: 'review', sector: 7, thing: 'A' },
      { type: 'survey', thing: 'A', first: 11, last: 2 },
    ])
    const empty = withoutTurn(after, 1, 0)
    expect(questionsOf(empty, empty.players[0]!)).toEqual([
      { type: 'review', sector: 7, thing: 'A' },
    ])
  })

  it('is taken out of what everybody heard', () => {
    const second = withHeard(evening, { ...review, sector: 3 })
    expect(withoutHeard(second, 0).heard.map((one) => 'sector' in one && one.sector)).toEqual([3])
  })
})
