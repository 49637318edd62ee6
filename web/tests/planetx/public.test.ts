import { describe, expect, it } from 'vitest'
import { Choice } from '../../src/planetx/action/choice.svelte'
import { lastAnswer, othersSince } from '../../src/planetx/action/since'
import { topicsRead } from '../../src/planetx/action/topics'
import { toldAloud } from '../../src/planetx/aloud'
import { tokensOf } from '../../src/planetx/board/standing'
import {
  publicAction,
  publicEvent,
  publicOffers,
  publicTold,
  publicView,
} from '../../src/planetx/public'
import { sceneFor } from '../../src/planetx/scene'
import type { Numbered } from '../../src/table/connection/stream'
import type { Board, PlanetXOffers, View } from '../../src/wire/types'
import moments from './public_worlds.json'

type Event = Numbered['event']

interface Had extends Pick<View, 'desk' | 'facts' | 'pages'> {
  told: Event[]
  offers: PlanetXOffers
}

interface Moment {
  stage: string
  /** What is not the same in the two worlds. */
  differs: string[]
  board: Board
  everybody: Had
  /** What each seat has in the one world and in the other. */
  seats: [Had, Had][]
}

const MOMENTS = moments as unknown as Moment[]
const SECRETS = ['facts', 'survey', 'target', 'research', 'locate', 'chosen', 'placed'] as const

const numbered = (told: readonly Event[]): Numbered[] =>
  told.map((event, number) => ({ number, event }))

function viewOf({ board }: Moment, { desk, facts, pages }: Had, viewer: number | null): View {
  return { viewer, board, desk, facts, pages }
}

/** Everything that is laid open of what a seat has. */
function laidOpen(moment: Moment, had: Had, seat: number) {
  const view = publicView(viewOf(moment, had, seat))
  return { told: publicTold(numbered(had.told)), view, offers: publicOffers(had.offers) }
}

describe.each(MOMENTS.map((one) => [one.stage, one] as const))(
  'laid open in stage %s',
  (_, one) => {
    it('a seat has what everybody was told, no less and no more', () => {
      one.seats.forEach(([had], seat) => {
        const { told, view } = laidOpen(one, had, seat)
        expect(told.map(({ event }) => event)).toEqual(one.everybody.told)
        expect(view).toEqual({ ...viewOf(one, one.everybody, null), viewer: seat })
      })
    })

    it('two worlds with other secrets are the same', () => {
      one.seats.forEach(([had, other], seat) => {
        expect(had).not.toEqual(other)
        expect(laidOpen(one, other, seat)).toEqual(laidOpen(one, had, seat))
      })
    })
  },
)

it('every kind of secret is another one somewhere', () => {
  const differ = new Set(MOMENTS.flatMap((one) => one.differs))
  expect([...differ].sort()).toEqual(['clues', 'facts', 'system', 'tokens'])
  const types = new Set(
    MOMENTS.flatMap(({ seats }) => seats.flat()).flatMap(({ told }) => told.map((one) => one.type)),
  )
  expect(SECRETS.filter((one) => !types.has(one))).toEqual([])
})

it('a token taken back and a locate are told without what they say', () => {
  expect(publicEvent({ type: 'withdrawn', seat: 1, thing: 'A' })).toEqual({
    type: 'returned',
    seat: 1,
  })
  const locate = { seat: 1, found: false, cost: 5, points: 0 }
  const said = { sector: 9, before: 'A', after: 'G' }
  expect(publicEvent({ type: 'locate', ...locate, ...said })).toEqual({
    type: 'locate-announced',
    ...locate,
  })
})

it('of what nobody has thought of yet only the name is told', () => {
  expect(publicEvent({ type: 'telescope', seat: 1, seen: 'X' })).toEqual({ type: 'telescope' })
})

it('an action on its way can be read, unless it names a theory or the sector of Planet X', () => {
  const target = { type: 'target', sector: 4 } as const
  expect(publicAction(target)).toBe(target)
  expect(publicAction({ type: 'choose', things: ['A'] })).toBe(null)
  expect(publicAction({ type: 'place', thing: 'A', sector: 4 })).toBe(null)
  expect(publicAction({ type: 'locate', sector: 4, before: 'A', after: 'G' })).toBe(null)
})

describe('a table that is given nothing secret', () => {
  const last = MOMENTS.find(({ stage }) => stage === 'lastchances')!
  const seat = last.seats.findIndex(([{ told }]) => told.some(({ type }) => type === 'research'))
  const had = last.seats[seat]![0]
  const whole = { told: numbered(had.told), view: viewOf(last, had, seat), offers: had.offers }
  const open = laidOpen(last, had, seat)
  const scene = sceneFor(['Ada', 'Bo'], whole.view)

  it('knows which answer is meant, and not what it is', () => {
    const answer = lastAnswer(whole.told, scene)
    expect(answer?.text).toBeTruthy()
    expect(lastAnswer(open.told, scene)).toEqual({ ...answer, text: null })
  })

  it('knows the same others and the same topics', () => {
    expect(othersSince(open.told, seat).map(({ number }) => number)).toEqual(
      othersSince(whole.told, seat).map(({ number }) => number),
    )
    expect([...topicsRead(open.view).keys()]).toEqual([...topicsRead(whole.view).keys()])
    expect([...topicsRead(open.view).values()]).toEqual([null])
  })

  it('says and draws nothing of it', () => {
    const turn = { waiting: [], over: false, scene }
    const heard = (told: Numbered[]) => toldAloud(told, turn).length
    expect(heard(open.told)).toBeLessThan(heard(whole.told))
    expect(toldAloud(open.told, turn)).toBe(toldAloud(numbered(last.everybody.told), turn))
    const faces = (view: View) => tokensOf(view).filter(({ thing }) => thing !== null).length
    expect(faces(whole.view)).toBeGreaterThan(faces(open.view))
  })

  it('asks for theories only while they are in sight', () => {
    let offers = open.offers
    const choice = new Choice(
      () => offers,
      () => scene.sectors,
    )
    choice.begin('last-chance')
    expect(choice.kind).toBe('locate')
    offers = whole.offers
    choice.begin('last-chance')
    choice.pick('place')
    choice.choose('A')
    choice.begin('last-chance')
    expect([choice.kind, choice.thing]).toEqual(['place', 'A'])
    offers = open.offers
    choice.begin('last-chance')
    expect([choice.kind, choice.thing]).toEqual(['locate', null])
  })
})
