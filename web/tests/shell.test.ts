import { beforeEach, describe, expect, it, vi } from 'vitest'
import { newTable, startingPlan, withSeason, withSeats } from '../src/planetx/settings/plan'
import { nameTrouble, tidyName } from '../src/device/me'
import { levelOptions } from '../src/table/seats/levels'
import { waitedForBefore } from '../src/table/lobby/coming'
import type { SeatShown } from '../src/wire/types'
import { day } from '../src/i18n/lists'
import { speak } from '../src/i18n/messages.svelte'

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

/** The same as in tests/server/test_names.py. */
describe('a name that nobody may have', () => {
  it.each(['\u2800', '\u3164', 'A\u034fda', '\u0301', '\ufe0f', 'A\u{e0100}'])(
    '%j shows nothing, somewhere',
    (name) => expect(nameTrouble(name)).toBe('server-name'),
  )
  it.each(['guest', 'Guest', 'GUEST 2', 'ｇｕｅｓｔ', 'guest\ufe0f', '𝓰uest'])(
    '%j is what the forgotten are called',
    (name) => expect(nameTrouble(name)).toBe('server-name-guest'),
  )
  it.each(['', 'Ada', 'Zoë', 'Zoe\u0308', '❤\ufe0f', '李', 'guesthouse', 'a guest', 'Guest A'])(
    '%j is fine',
    (name) => expect(nameTrouble(name)).toBe(''),
  )
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

  it('swaps seasons: with four seats none is free', () => {
    const plan = withSeats(startingPlan(), 4)
    const seasons = withSeason(plan, 0, 'winter').seats.map((one) => one.season)
    expect(seasons).toEqual(['winter', 'summer', 'autumn', 'spring'])
  })

  it('waits until all are ready, if people are to come', () => {
    const plan = startingPlan()
    expect(newTable(plan, 'Ada').start).toBe('ready')
    plan.seats[1]!.who = 'pencil'
    expect(newTable(plan, 'Ada').start).toBe('full')
  })
})

describe('before the deal', () => {
  const ada: SeatShown = {
    seat: 0,
    kind: 'person',
    name: 'Ada',
    level: '',
    ready: true,
    searches: false,
  }
  const ben: SeatShown = { ...ada, seat: 1, name: 'Ben' }

  it('the table waits for seats, for those who are invited, and then for words', async () => {
    await speak('en')
    expect(waitedForBefore([ada, { ...ben, kind: 'open', name: '' }])).toBe(
      'Waiting for one more player',
    )
    expect(waitedForBefore([ada, { ...ben, kind: 'reserved' }])).toBe('Waiting for Ben')
    expect(waitedForBefore([ada, { ...ben, ready: false }])).toBe('Waiting for Ben')
    expect(waitedForBefore([ada, ben])).toBe('Everybody is ready')
  })

  it('every opponent is introduced in words', async () => {
    await speak('en')
    expect(levelOptions('ptolemaeus').map((one) => one.label)).toEqual([
      'Dice (plays at random)',
      'Almanac (steady, by simple rules)',
      'Reckoner (strong, weighs every move)',
      'Scholar (very strong, taught by many games)',
      'Sage (expert, plays several futures through)',
    ])
  })
})

it('a day is written as in Britain, and tells another year', async () => {
  await speak('en')
  const today = new Date(2026, 10, 16)
  expect(day(new Date(2026, 2, 9), today)).toBe('9 Mar')
  expect(day(new Date(2025, 2, 9), today)).toBe('9 Mar 2025')
})
