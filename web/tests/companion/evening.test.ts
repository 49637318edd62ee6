import { describe, expect, it } from 'vitest'
import {
  freeSeasons,
  hasResearched,
  researchedLast,
  targetsUsed,
  turnedBy,
  visibleFrom,
  withHeard,
  withTurn,
  type Turn,
} from '../../src/companion/evening/evening'
import { besidePlanetX, costOf } from '../../src/companion/questions/questions'
import { runBetween, runCost, runTrouble } from '../../src/companion/questions/survey_run'
import { SEASONS } from '../../src/wire/types'
import { eveningOf, GAME } from './games'

const { rules } = GAME
const target: Turn = { type: 'target', seat: 0, sector: 8, cost: 4, sighting: 'E/X' }
const research: Turn = {
  type: 'research',
  seat: 0,
  topic: 'B',
  cost: 1,
  clue: { type: 'band', subject: 'G', width: 4 },
}

describe('the visible sky', () => {
  it('is the half of the ring from the arrow on, past the highest number', () => {
    expect(visibleFrom(10, rules)).toEqual([10, 11, 12, 1, 2, 3])
    expect(visibleFrom(1, rules)).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('turns both ways round', () => {
    expect([turnedBy(12, 1, 12), turnedBy(1, -1, 12), turnedBy(3, 2, 18)]).toEqual([1, 12, 5])
  })
})

describe('a survey', () => {
  it.each([
    [9, 2, [9, 2]],
    [2, 9, [9, 2]],
    [3, 5, [3, 5]],
    [5, 5, [5, 5]],
  ])('between %i and %i runs the way that the sky has room for', (one, other, run) => {
    expect(runBetween(one, other, rules)).toEqual(run)
  })

  it('of comets begins and ends where comets can be', () => {
    expect(runTrouble('C', 2, 7, rules)).toBe(null)
    expect(runTrouble('C', 2, 6, rules)).toBe('comet-ends')
    expect(runTrouble('C', 1, 3, rules)).toBe('comet-ends')
    expect(runTrouble('A', 1, 6, rules)).toBe(null)
  })

  it('is no longer than the sky, and costs less the longer it is', () => {
    expect(runTrouble('A', 1, 7, rules)).toBe('too-long')
    expect([runCost(1, 3, rules), runCost(11, 2, rules), runCost(1, 7, rules)]).toEqual([
      4,
      3,
      null,
    ])
  })
})

describe('a history', () => {
  it('counts targets and knows a research that was just done', () => {
    const evening = withTurn(withTurn(eveningOf('Ada', 'Bo'), 1, target), 1, research)
    const [ada, bo] = evening.players
    expect([targetsUsed(ada!), researchedLast(ada!), hasResearched(ada!, 'B')]).toEqual([
      1,
      true,
      true,
    ])
    expect([targetsUsed(bo!), researchedLast(bo!), hasResearched(bo!, 'B')]).toEqual([
      0,
      false,
      false,
    ])
    expect(researchedLast(withTurn(evening, 1, target).players[0]!)).toBe(false)
  })

  it('keeps once what everybody heard', () => {
    const heard = { type: 'reviewed', sector: 7, thing: 'A', right: true } as const
    const once = withHeard(eveningOf('Ada'), heard)
    expect(withHeard(once, { ...heard }).heard).toEqual([{ ...heard, after: { 1: 0 } }])
    expect(withHeard(once, { ...heard, thing: 'C', right: false }).heard).toHaveLength(2)
  })

  it('gives no season twice', () => {
    expect(freeSeasons(eveningOf('Ada', 'Bo'), SEASONS)).toEqual(['autumn', 'winter'])
    expect(freeSeasons(null, SEASONS)).toEqual(SEASONS)
  })
})

describe('a question', () => {
  it('costs what the rules say', () => {
    expect(costOf({ type: 'survey', thing: 'A', first: 1, last: 4 }, rules)).toBe(3)
    expect(costOf({ type: 'research', topic: 'A' }, rules)).toBe(1)
    expect(costOf({ type: 'locate', sector: 1, before: 'A', after: 'E' }, rules)).toBe(5)
  })

  it('never names a dwarf planet beside Planet X, and comets only where they can be', () => {
    expect(besidePlanetX(5, rules)).toEqual(['C', 'A', 'G', 'E'])
    expect(besidePlanetX(6, rules)).toEqual(['A', 'G', 'E'])
  })
})
