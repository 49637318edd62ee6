/** Costs, the visible sky, warnings and the score, example by example (rules 2-7). */
import { describe, expect, it } from 'vitest'
import { costOf, neighbours, seesRun, visibleSky } from '../../src/planetx/rules/actions'
import { newNotebook } from '../../src/notebook/model/entries'
import { fold } from '../../src/notebook/model/fold'
import { gapOf } from '../../src/notebook/warnings/gaps'
import { locatePoints, score } from '../../src/planetx/rules/score'
import type { Standing } from '../../src/notebook/warnings/standing'
import { tokensLeft } from '../../src/planetx/rules/theories'
import { entryWarnings, warnings, type Move } from '../../src/notebook/warnings/warnings'

describe('actions', () => {
  it('cost what the rules say', () => {
    const survey = (first: number, last: number) =>
      ({ type: 'survey', thing: 'A', first, last }) as const
    expect([1, 3, 4, 6].map((last) => costOf(survey(1, last), 'standard'))).toEqual([4, 4, 3, 3])
    expect(costOf(survey(1, 7), 'standard')).toBeNull()
    expect(costOf(survey(14, 4), 'expert')).toBe(2)
    expect(costOf({ type: 'survey', thing: 'A', first: null, last: 3 }, 'expert')).toBeNull()
    expect(costOf({ type: 'target', sector: 1 }, 'standard')).toBe(4)
    expect(costOf({ type: 'research', topic: 'A' }, 'standard')).toBe(1)
    expect(costOf({ type: 'locate', sector: null, before: null, after: null }, 'expert')).toBe(5)
  })

  it('are asked of the visible sky, which wraps', () => {
    expect(visibleSky(10, 'standard')).toEqual([10, 11, 12, 1, 2, 3])
    expect(seesRun(9, 9, 2, 'standard')).toBe(true)
    expect(seesRun(9, 2, 9, 'standard')).toBe(false)
    expect(neighbours(1, 'expert')).toEqual([18, 2])
  })
})

const START: Standing = {
  mode: 'standard',
  moment: { type: 'turns' },
  order: [1, 0],
  arrow: 3,
  targets: [2, 0],
  topics: [[], ['B']],
  lastWasResearch: [false, true],
  theories: [],
  phase: 1,
  confirmed: [],
}

const codes = (before: Standing, move: Move) => warnings(before, move).map((one) => one.code)

describe('warnings', () => {
  it('are none for a lawful move', () => {
    expect(codes(START, { type: 'survey', player: 1, thing: 'A', first: 3, last: 8 })).toEqual([])
    expect(
      codes(START, { type: 'locate', player: 1, sector: 12, before: 'A', after: 'E' }),
    ).toEqual([])
    const unknown = { type: 'locate', player: 1, sector: null, before: null, after: null } as const
    expect(codes(START, unknown)).toEqual([])
  })

  it('say everything that is wrong at once', () => {
    expect(codes(START, { type: 'survey', player: 0, thing: 'C', first: 2, last: 9 })).toEqual([
      'planetx-not-asked',
      'planetx-survey-comet-ends',
      'planetx-survey-not-visible',
    ])
    expect(codes(START, { type: 'target', player: 1, sector: 9 })).toEqual([
      'planetx-target-none-left',
      'planetx-target-not-visible',
    ])
    expect(codes(START, { type: 'locate', player: 1, sector: 6, before: 'D', after: 'C' })).toEqual(
      ['planetx-locate-neighbour'],
    )
    expect(codes(START, { type: 'locate', player: 1, sector: 5, before: 'C', after: 'C' })).toEqual(
      ['planetx-locate-comet', 'planetx-locate-comet'],
    )
  })

  it('tell what is unwise from what is unlawful', () => {
    const again = { ...START, lastWasResearch: [false, false] }
    expect(warnings(again, { type: 'research', player: 1, topic: 'B' })).toEqual([
      { code: 'notebook-topic-again', facts: { topic: 'B' }, lawful: true },
    ])
    expect(codes(START, { type: 'research', player: 1, topic: 'A' })).toEqual([
      'planetx-research-twice-running',
    ])
  })

  const phase: Standing = {
    ...START,
    moment: { type: 'theory-phase' },
    phase: 2,
    confirmed: [7],
    theories: [
      { player: 0, sector: 4, thing: 'D', phase: 1 },
      { player: 1, sector: 4, thing: null, phase: 2 },
    ],
  }

  it('know the theories', () => {
    expect(codes(phase, { type: 'theory', player: 0, sector: 4, thing: 'D' })).toEqual([
      'planetx-supply',
      'planetx-place-same-object',
    ])
    expect(codes(phase, { type: 'theory', player: 0, sector: 7, thing: 'A' })).toEqual([
      'planetx-place-confirmed',
    ])
    expect(codes(phase, { type: 'theory', player: 1, sector: 4, thing: null })).toEqual([
      'planetx-choose-too-many',
      'planetx-place-same-phase',
    ])
    expect(codes(phase, { type: 'theory', player: 0, sector: 4, thing: 'X' })).toEqual([
      'planetx-choose-object',
    ])
    expect(codes(phase, { type: 'target', player: 0, sector: 4 })).toEqual(['planetx-only-in-turn'])
    expect(codes(START, { type: 'theory', player: 1, sector: 4, thing: 'A' })).toEqual([
      'planetx-only-when-placing',
    ])
    expect(tokensLeft(phase.theories, 1, 'standard')).toBe(8)
  })

  it('know the last chances', () => {
    const moment = { type: 'last-chance', asked: 0, behind: 4 } as const
    const last: Standing = { ...phase, moment, phase: 3 }
    expect(codes(last, { type: 'theory', player: 0, sector: 2, thing: 'A' })).toEqual([])
    expect(codes(last, { type: 'pass', player: 1 })).toEqual(['planetx-not-asked'])
    const begun = {
      ...last,
      theories: [...last.theories, { player: 0, sector: 2, thing: 'A' as const, phase: 3 }],
    }
    const locate = { type: 'locate', player: 0, sector: 1, before: null, after: null } as const
    expect(codes(begun, locate)).toEqual(['planetx-last-chance-theories-begun'])
    expect(codes(begun, { type: 'theory', player: 0, sector: 3, thing: 'A' })).toEqual([])
    expect(codes({ ...last, moment: { type: 'over' } }, locate)).toEqual(['planetx-game-over'])
  })
})

describe('answers without the whole question', () => {
  const survey = {
    type: 'survey',
    player: 0,
    thing: 'A',
    first: 1,
    last: 4,
    count: 2,
    cost: 3,
  } as const
  const target = { type: 'target', player: 0, sector: 4, sighting: 'E/X', cost: 4 } as const
  const research = {
    type: 'research',
    player: 0,
    topic: 'A',
    clue: null,
    text: 'far',
    cost: 1,
  } as const

  it('say what is missing', () => {
    expect(gapOf({ ...survey, thing: null })).toBe('notebook-survey-no-object')
    expect(gapOf({ ...survey, first: null, last: null })).toBe('notebook-survey-no-sectors')
    expect(gapOf({ ...survey, thing: null, first: null })).toBe('notebook-survey-no-question')
    expect(gapOf({ ...target, sector: null })).toBe('notebook-target-no-sector')
    expect(gapOf({ ...research, topic: null })).toBe('notebook-research-no-topic')
  })

  it('are nothing to ask about where the question is whole, or no answer is noted', () => {
    expect([survey, target, research].map(gapOf)).toEqual([null, null, null])
    expect(gapOf({ ...survey, thing: null, first: null, count: null })).toBeNull()
    expect(gapOf({ ...target, sector: null, sighting: null })).toBeNull()
    expect(gapOf({ ...research, topic: null, text: '' })).toBeNull()
  })

  it('are warned of with what the rules say', () => {
    const wanted = {
      name: 'Friday',
      mode: 'standard',
      players: [{ name: 'Ada', colour: 0 }],
      own: 0,
      season: 'spring',
      help: 'none',
      dealer: 'published',
    } as const
    const before = fold(newNotebook({ ...wanted, players: [...wanted.players] }, 'abc', 0))
    expect(entryWarnings(before, { ...target, sector: null })).toEqual([
      { code: 'notebook-target-no-sector', facts: {}, lawful: true },
    ])
    expect(entryWarnings(before, target)).toEqual([])
  })
})

describe('the score', () => {
  it('gives the first bonus to all who were first, and more for a locate further behind', () => {
    const right = [
      { player: 0, sector: 4, thing: 'D', phase: 2 },
      { player: 1, sector: 4, thing: 'D', phase: 2 },
      { player: 1, sector: 5, thing: 'C', phase: 3 },
      { player: 0, sector: 5, thing: 'C', phase: 4 },
    ] as const
    const found = score('expert', 2, right, [
      { player: 0, points: locatePoints(0) },
      { player: 1, points: locatePoints(5) },
    ])
    expect(found.players).toEqual([
      { firstBonuses: 1, theories: 5, planetX: 10, total: 16 },
      { firstBonuses: 2, theories: 5, planetX: 10, total: 17 },
    ])
    expect([found.winners, found.tie]).toEqual([[1], null])
  })

  it('breaks ties by Planet X, then by first bonuses, then shares the victory', () => {
    const theory = (player: number, sector: number, phase: number) =>
      ({ player, sector, thing: 'A', phase }) as const
    const byX = score('standard', 2, [theory(1, 1, 1), theory(1, 2, 2)], [{ player: 0, points: 6 }])
    expect([byX.winners, byX.tie]).toEqual([[0], 'planet-x'])
    const late = [theory(0, 1, 1), theory(1, 1, 2), theory(1, 2, 1), theory(0, 2, 2)]
    expect(score('standard', 2, late, []).tie).toBe('shared')
    const comet = { player: 0, sector: 3, thing: 'C', phase: 3 } as const
    const before = { ...comet, player: 2, phase: 1 }
    const behind = [0, 1].map((player) => ({ player, points: 2 }))
    const byFirst = score('standard', 3, [comet, before, theory(1, 1, 1)], behind)
    expect(byFirst.players.map((one) => one.total)).toEqual([5, 5, 4])
    expect([byFirst.winners, byFirst.tie]).toEqual([[1], 'first-bonuses'])
  })
})
