import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Choice } from '../../src/planetx/action/choice.svelte'
import { sayMissing } from '../../src/planetx/action/missing'
import { kindsOffered, refusalOf } from '../../src/planetx/action/offered'
import { Draft } from '../../src/device/draft'
import type { PlanetXOffers } from '../../src/wire/types'
import { speak } from '../../src/i18n/messages.svelte'
import { storage } from '../companion/games'

const TURN: PlanetXOffers = [
  {
    type: 'survey',
    things: ['C', 'A', 'D', 'G', 'E'],
    sky: [10, 11, 12, 1, 2, 3],
    comet_ends: [11, 2, 3],
    costs: [4, 4, 4, 3, 3, 3],
  },
  { type: 'target', sectors: [10, 11, 12, 1, 2, 3], left: 1, cost: 4 },
  { type: 'refusal', kind: 'research', code: 'planetx-research-twice-running', facts: {} },
  {
    type: 'locate',
    beside: Array.from({ length: 12 }, (_, index) =>
      [2, 3, 5, 7, 11].includes(index + 1) ? ['C', 'A', 'G', 'E'] : ['A', 'G', 'E'],
    ),
    cost: 5,
    points: 10,
  },
]

function choiceOf(offers: PlanetXOffers): Choice {
  const choice = new Choice(
    () => offers,
    () => 12,
  )
  choice.begin('turn-1.0')
  return choice
}

beforeAll(() => speak('en'))

describe('a turn', () => {
  it('knows what is offered and why the rest is not', () => {
    expect(kindsOffered(TURN)).toEqual(['survey', 'target', 'locate'])
    expect(refusalOf(TURN, 'research')?.code).toBe('planetx-research-twice-running')
    expect(refusalOf(TURN, 'survey')).toBeNull()
  })

  it('surveys between two taps, in the order of the sky', () => {
    const choice = choiceOf(TURN)
    expect(choice.kind).toBe('survey')
    choice.choose('A')
    choice.tap(2)
    expect(choice.cost).toBe(4)
    choice.tap(11)
    expect(choice.action).toEqual({ type: 'survey', thing: 'A', first: 11, last: 2 })
    expect(choice.picked).toEqual([11, 12, 1, 2])
    expect(choice.cost).toBe(3)
  })

  it('begins again with the third tap', () => {
    const choice = choiceOf(TURN)
    for (const sector of [2, 11, 1]) choice.tap(sector)
    expect(choice.picked).toEqual([1])
  })

  it('never leaves the sky, and says so', () => {
    const choice = choiceOf(TURN)
    choice.tap(6)
    expect(choice.picked).toEqual([])
    expect(sayMissing(choice, 12)).toBe('Sector 6 is not in the visible sky.')
    choice.tap(2)
    choice.tap(6)
    choice.tap(12)
    expect(choice.picked, 'the tap between them does not count').toEqual([12, 1, 2])
    expect(choice.missed).toBeNull()
  })

  it('takes no other sector for a tap where comets are impossible', () => {
    const choice = choiceOf(TURN)
    choice.choose('C')
    choice.tap(10)
    expect(choice.picked).toEqual([])
    expect(sayMissing(choice, 12)).toContain('begin and end')
  })

  it('draws comet surveys to the nearest sectors where comets are possible', () => {
    const choice = choiceOf(TURN)
    choice.span(10, 1)
    choice.choose('C')
    expect(choice.pickable).toEqual([11, 2, 3])
    expect([choice.first, choice.last]).toEqual([11, 2])
  })

  it('is complete only when everything is named', () => {
    const choice = choiceOf(TURN)
    choice.pick('locate')
    choice.tap(6)
    choice.before = 'C'
    expect(choice.action).toBeNull()
    choice.after = 'E'
    expect(choice.action).toEqual({ type: 'locate', sector: 6, before: 'C', after: 'E' })
    choice.tap(10)
    expect(choice.before, 'no comet can stand in 9').toBeNull()
  })

  it('takes advice over, unless it is not on offer', () => {
    const choice = choiceOf(TURN)
    choice.fill({ type: 'target', sector: 3 })
    expect(choice.action).toEqual({ type: 'target', sector: 3 })
    choice.fill({ type: 'research', topic: 'A' })
    expect(choice.kind).toBe('target')
  })

  it('is kept while the same question stands, and forgotten with the next', () => {
    const choice = choiceOf(TURN)
    choice.pick('target')
    choice.tap(3)
    choice.begin('turn-1.0')
    expect(choice.sector).toBe(3)
    choice.begin('turn-2.9')
    expect([choice.kind, choice.sector]).toEqual(['target', null])
  })
})

describe('a draft', () => {
  const begun = (decision: string, offers = TURN) => {
    const choice = new Choice(
      () => offers,
      () => 12,
      new Draft('T1'),
    )
    choice.begin(decision)
    return choice
  }
  const reloaded = (before: Choice, offers = TURN) => {
    before.keep()
    return begun('turn-1.0', offers)
  }

  beforeEach(() => vi.stubGlobal('localStorage', storage()))
  afterEach(() => vi.unstubAllGlobals())

  it('survives a reload, the first of two taps too', () => {
    const choice = begun('turn-1.0')
    choice.choose('A')
    choice.tap(11)
    const again = reloaded(choice)
    expect([again.thing, again.picked, again.touched]).toEqual(['A', [11], true])
    again.tap(1)
    expect(again.action).toEqual({ type: 'survey', thing: 'A', first: 11, last: 1 })
    again.pick('locate')
    again.tap(6)
    again.before = 'C'
    expect(reloaded(again).all).toBe(again.all)
  })

  it('of theories is taken up, too', () => {
    const offers: PlanetXOffers = [{ type: 'choose', supply: [['A', 4]], most: 2 }]
    const choice = begun('turn-1.0', offers)
    choice.take(0, 'A')
    expect(reloaded(choice, offers).things).toEqual(['A'])
  })

  it('is what is offered still, and no more', () => {
    const choice = begun('turn-1.0')
    choice.pick('target')
    choice.tap(3)
    const narrow: PlanetXOffers = [{ type: 'target', sectors: [1], left: 1, cost: 4 }]
    expect(reloaded(choice, narrow).sector).toBeNull()
    expect(reloaded(choice, [{ type: 'pass' }]).kind).toBe('pass')
  })

  it('is forgotten when its decision has passed', () => {
    const choice = begun('turn-1.0')
    choice.tap(3)
    choice.keep()
    expect(begun('turn-2.9').picked).toEqual([])
    expect(begun('turn-1.0').picked).toEqual([])
    expect(localStorage.length).toBe(0)
  })

  it('stops nobody where the storage is full', () => {
    const choice = begun('turn-1.0')
    choice.tap(3)
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    expect(() => choice.keep()).not.toThrow()
  })
})

describe('what is missing', () => {
  const said = (choice: Choice) => sayMissing(choice, 12)

  it('is named, and nothing else', () => {
    const choice = choiceOf(TURN)
    expect(said(choice)).toBe('Choose what to look for, and where.')
    choice.span(10, 1)
    expect(said(choice)).toBe('Choose what to look for.')
    choice.pick('survey')
    choice.choose('A')
    expect(said(choice)).toBe('Choose where to look.')
    choice.pick('locate')
    choice.tap(1)
    expect(said(choice)).toBe('What is in sector 12?')
    choice.before = 'E'
    expect(said(choice)).toBe('What is in sector 2?')
    expect(said(choiceOf([{ type: 'place', sectors: [['A', [1, 2]]], most: 1 }]))).toBe(
      'Choose the sector.',
    )
  })

  it.each<[string, PlanetXOffers[number], string | null]>([
    ['research', { type: 'research', topics: ['A'], cost: 1 }, 'Choose a topic.'],
    ['choosing', { type: 'choose', supply: [['A', 4]], most: 1 }, null],
    ['passing', { type: 'pass' }, null],
    ['withdrawing', { type: 'withdraw', things: ['A'] }, null],
    [
      'placing, before a theory is chosen',
      {
        type: 'place',
        sectors: [
          ['A', [1]],
          ['G', [2]],
        ],
        most: 2,
      },
      'Choose a theory and a sector.',
    ],
  ])('is no sector in %s, whatever is tapped', (_, offer, words) => {
    const choice = choiceOf([offer])
    choice.tap(3)
    expect(choice.missed).toBeNull()
    expect(choice.sector).toBeNull()
    if (words !== null) expect(said(choice)).toBe(words)
  })

  it('is a theory where a sector is chosen already', () => {
    const choice = choiceOf([
      {
        type: 'place',
        sectors: [
          ['A', [1]],
          ['G', [2]],
        ],
        most: 2,
      },
    ])
    choice.tap(2)
    expect(said(choice)).toBe('Choose a theory.')
  })
})

describe('theories', () => {
  it('are chosen in one order, or none at all', () => {
    const choice = choiceOf([
      {
        type: 'choose',
        supply: [
          ['C', 2],
          ['A', 4],
        ],
        most: 2,
      },
    ])
    expect(choice.action).toEqual({ type: 'choose', things: [] })
    choice.take(0, 'A')
    choice.take(1, 'C')
    expect(choice.action).toEqual({ type: 'choose', things: ['C', 'A'] })
    choice.take(0, null)
    expect(choice.action).toEqual({ type: 'choose', things: ['C'] })
  })

  it('go where the offer says', () => {
    const choice = choiceOf([
      {
        type: 'place',
        sectors: [
          ['A', [1, 2]],
          ['G', [2, 3]],
        ],
        most: 2,
      },
    ])
    expect(choice.thing, 'nobody has said which').toBeNull()
    expect(choice.pickable).toEqual([1, 2, 3])
    choice.choose('A')
    choice.tap(3)
    expect(choice.action).toBeNull()
    expect(sayMissing(choice, 12)).toBe('This theory cannot be placed in sector 3.')
    choice.tap(1)
    expect(choice.action).toEqual({ type: 'place', thing: 'A', sector: 1 })
    choice.choose('G')
    expect(choice.sector).toBeNull()
  })

  it('that are advised join those in hand, as far as there are tokens', () => {
    const choice = choiceOf([
      {
        type: 'choose',
        supply: [
          ['C', 1],
          ['A', 4],
        ],
        most: 2,
      },
    ])
    choice.fill({ type: 'choose', things: ['C'] })
    choice.fill({ type: 'choose', things: ['C'] })
    expect(choice.things).toEqual(['C'])
    choice.fill({ type: 'choose', things: ['A'] })
    expect(choice.things).toEqual(['C', 'A'])
  })
})
