import { beforeEach, describe, expect, it, vi } from 'vitest'
import { newTable, startingPlan, withSeats } from '../src/screens/plan'
import { after, fittingLevel, learnFrom, playingQuickly } from '../src/shell/fitting'
import { tidyName } from '../src/shell/me'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

describe('a name', () => {
  it.each([
    ['  Ada  ', 'Ada'],
    ['Ada|Lovelace', 'Ada Lovelace'],
    ['a\u0000b\n c', 'a b c'],
    ['Zażółć gęślą jaźń', 'Zażółć gęślą jaź'],
    ['\u200b \t', ''],
    ['12345678901234567890', '1234567890123456'],
  ])('%j becomes %j', (typed, expected) => {
    expect(tidyName(typed)).toBe(expected)
  })
})

describe('the fitting opponent', () => {
  it('starts gently and follows the results of quick games only', () => {
    expect(fittingLevel('planetx')).toBe('pencil')
    playingQuickly('planetx', 'T')
    learnFrom('another', true)
    expect(fittingLevel('planetx')).toBe('pencil')
    learnFrom('T', true)
    learnFrom('T', true)
    expect(fittingLevel('planetx')).toBe('apprentice')
  })

  it('is another one for each game', () => {
    expect(fittingLevel('ptolemaeus')).toBe('rules')
    playingQuickly('ptolemaeus', 'P')
    learnFrom('P', true)
    expect(fittingLevel('ptolemaeus')).toBe('greedy')
    expect(fittingLevel('planetx')).toBe('pencil')
  })

  it('stays on the ladder', () => {
    expect(after('planetx', 'pencil', false)).toBe('pencil')
    expect(after('planetx', 'astronomer', true)).toBe('astronomer')
  })
})

describe('the plan of a table', () => {
  it('keeps the choices of seats that stay, and gives every seat a season of its own', () => {
    const plan = withSeats(startingPlan(), 4)
    plan.seats[0]!.season = 'winter'
    plan.seats[3]!.season = 'spring'
    const less = withSeats(plan, 1)
    expect(less.seats[0]!.season).toBe('winter')
    const seasons = withSeats(less, 4).seats.map((one) => one.season)
    expect(new Set(seasons).size).toBe(4)
  })

  it('waits until all are ready, if people are to come', () => {
    const plan = startingPlan()
    expect(newTable(plan, 'Ada').start).toBe('ready')
    plan.seats[1]!.who = 'pencil'
    expect(newTable(plan, 'Ada').start).toBe('full')
  })
})
