import { describe, expect, it } from 'vitest'
import { scoreLines, tieOf } from '../../src/planetx/end/score_lines'
import { linesOf } from '../../src/planetx/log/lines'
import { linesBy } from '../../src/table/log/log_lines'
import { momentsOf, unreadMoments } from '../../src/planetx/moments/moments'
import type { Numbered } from '../../src/table/connection/stream'
import { boardWith } from './views'

const stream = (...events: Numbered['event'][]): Numbered[] =>
  events.map((event, number) => ({ number, event }))

describe('moments', () => {
  it('bring the reviews of one phase together', () => {
    const review = (sector: number) => ({ type: 'review', sector, shown: [], penalties: [] })
    const found = momentsOf(
      stream(
        { type: 'phase', number: 3, asked: [0] },
        review(2),
        review(5),
        { type: 'phase-closed', number: 3 },
        { type: 'phase', number: 4, asked: [0] },
        review(7),
        { type: 'conference-held', number: 1 },
        { type: 'locate', seat: 0, found: false },
        { type: 'locate-announced', seat: 1, found: false },
      ),
    )
    expect(found.map((one) => [one.kind, one.number])).toEqual([
      ['review', 2],
      ['review', 5],
      ['conference', 6],
      ['locate', 8],
    ])
    expect(found[0]).toMatchObject({ phase: 3, events: [{ sector: 2 }, { sector: 5 }] })
  })

  it('leave a found planet to the card of the last chances', () => {
    const told = stream(
      { type: 'conference-held', number: 1 },
      { type: 'locate-announced', seat: 1, found: false },
      { type: 'locate-announced', seat: 1, found: true },
    )
    expect(unreadMoments(told, 1, false).map((one) => one.number)).toEqual([1, 2])
    expect(unreadMoments(told, 1, true).map((one) => one.number)).toEqual([1])
  })
})

describe('the log', () => {
  const lines = linesOf(
    stream(
      { type: 'topic-titled', topic: 'A', title: ['C'] },
      { type: 'survey', seat: 0, count: 2 },
      { type: 'survey-announced', seat: 1 },
      { type: 'earth', steps: 4 },
      { type: 'phase', number: 1 },
    ),
  )

  it('leaves out what can be seen, and marks what only this seat has heard', () => {
    expect(lines.map((line) => [line.event.type, line.only])).toEqual([
      ['survey', true],
      ['survey-announced', false],
      ['phase', false],
    ])
  })

  it('can be filtered by player', () => {
    expect(linesBy(lines, 1).map((line) => line.number)).toEqual([2])
    expect(linesBy(lines, null)).toHaveLength(3)
  })
})

describe('the score sheet', () => {
  it('says where every point comes from, the winner first', () => {
    const right = { type: 'face-up', sector: 4, thing: 'A', space: 3 } as const
    const board = boardWith({
      theories: [
        { ...right, number: 1, seat: 1, phase: 1 },
        { ...right, number: 2, seat: 0, phase: 2 },
        { type: 'removed', number: 3, seat: 0, sector: 5, phase: 2, thing: 'C' },
      ],
      stage: {
        type: 'over',
        scores: [
          [0, 2, 10],
          [1, 2, 0],
        ],
        winners: [0],
      },
    })
    const [first, second] = scoreLines(board)
    expect([first!.seat, first!.total, first!.won]).toEqual([0, 12, true])
    expect(first!.theories.map((one) => [one.points, one.first])).toEqual([
      [2, false],
      [0, false],
    ])
    expect(second!.theories[0]).toMatchObject({ points: 2, first: true })
    for (const line of [first!, second!]) {
      expect(line.theories.reduce((sum, one) => sum + one.points, 0)).toBe(line.forTheories)
    }
  })
  it.each([
    [
      [
        [1, 2, 10],
        [1, 2, 0],
      ],
      [0],
      null,
    ],
    [
      [
        [1, 4, 8],
        [1, 2, 10],
      ],
      [1],
      'planet-x',
    ],
    [
      [
        [1, 2, 10],
        [0, 3, 10],
      ],
      [0],
      'first-bonuses',
    ],
    [
      [
        [1, 2, 10],
        [1, 2, 10],
      ],
      [0, 1],
      'shared',
    ],
  ] as [[number, number, number][], number[], string | null][])(
    'says what decided: %j',
    (scores, winners, decided) => {
      const lines = scoreLines(boardWith({ stage: { type: 'over', scores, winners } }))
      expect(tieOf(lines)).toBe(decided)
    },
  )
})
