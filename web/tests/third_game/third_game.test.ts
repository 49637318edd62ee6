/** A third game is one more entry of the registry, and every screen has it: none is told its name. */
import { render } from 'svelte/server'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { fittingLevel } from '../../src/app/fitting'
import { WORKS_OFFLINE } from '../../src/app/offline_pages'
import { playNow } from '../../src/app/quick'
import { marksTurn } from '../../src/app/replay/turns'
import { routeOf } from '../../src/app/route'
import Home from '../../src/app/screens/Home.svelte'
import NewTable from '../../src/app/screens/NewTable.svelte'
import RulesPage from '../../src/app/screens/RulesPage.svelte'
import { GAME_NAMES, GAMES, type GameName } from '../../src/games'
import { speak } from '../../src/i18n/messages.svelte'
import type * as types from '../../src/wire/types'
import type { Frame, ReplayShown, TableShown } from '../../src/wire/types'

const NAME = 'brightest' as GameName

vi.mock('../../src/games', async (original) => {
  const { withThirdGame } = await import('./games')
  return withThirdGame(await original())
})

// As web/make_wire would write it: the opponents that the server has for the game.
vi.mock('../../src/wire/types', async (original) => {
  const wire = await original<typeof types>()
  return { ...wire, LEVELS: { ...wire.LEVELS, brightest: ['random'] } }
})

const view = (opened: number[][]) => ({
  viewer: 0,
  board: { seats: 2, waiting: [0, 1], opened },
  desk: { hand: [2, 5], sealed: null },
})

beforeAll(() => speak('en'))

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('location', { search: `?game=${NAME}`, href: 'http://house.test/' })
})

describe('the registry', () => {
  it('has a third game', () => {
    expect(GAME_NAMES).toEqual(['planetx', 'ptolemaeus', NAME])
  })
})

describe('the screens', () => {
  it('offer it at home, by one tap and by its rules', () => {
    const { body } = render(Home)
    expect(body).toContain('home-play-brightest')
    expect(body).toContain('href="/rules/brightest"')
  })

  it('offer it for a new table', () => {
    expect(render(NewTable).body).toContain('home-game-brightest')
  })

  it('show its rules, at an address of their own and offline too', async () => {
    expect(routeOf('/rules/brightest/goal')).toEqual({ screen: 'rules', game: NAME, rule: 'goal' })
    expect(WORKS_OFFLINE.map(({ path }) => path)).toContain('/rules/brightest')
    const { default: manual } = await GAMES[NAME].manual()
    const { body } = render(RulesPage, { props: { game: NAME, manual, rule: '' } })
    expect(body).toContain('brightest-rules-goal-brightest')
  })

  it('play it by one tap, against the only opponent there is', async () => {
    const posted: unknown[] = []
    vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
      posted.push([path, JSON.parse(String(body))])
      return new Response(JSON.stringify({ table: 'T' }), {
        headers: { 'content-type': 'application/json' },
      })
    })
    expect(fittingLevel(NAME)).toBe('random')
    expect(await playNow(NAME)).toBe('T')
    expect(posted).toMatchObject([
      [
        '/api/tables',
        { game: NAME, options: { seats: 2 }, seats: [{ who: 'you' }, { who: 'random' }] },
      ],
    ])
  })

  it('leap from turn to turn in it', () => {
    expect(marksTurn({ told: [{ type: 'opened' }] } as unknown as Frame)).toBe(true)
  })
})

describe('its parts', () => {
  it('plan a table', async () => {
    const { default: own } = await GAMES[NAME].planning()
    const plan = own.withSeats(own.startingPlan(), 3)
    expect(own.newTable(plan, 'Ada')).toMatchObject({ options: { seats: 3 }, start: 'ready' })
  })

  it('show the board, and what may be done', async () => {
    const { default: Table } = await GAMES[NAME].table()
    const now = { view: view([[3, 4]]), offers: [{ type: 'play', star: 5 }] }
    const { body } = render(Table, { props: { connection: { now } as never } })
    expect(body).toContain('3 4')
    expect(body).toContain('★ 5')
  })

  it('say what was agreed on', async () => {
    const { default: Agreed } = await GAMES[NAME].agreed()
    const table = { seats: [{}, {}] } as TableShown
    expect(render(Agreed, { props: { table, change: null } }).body).toContain('2')
  })

  it('show a game again', async () => {
    const { default: Board } = await GAMES[NAME].replay.board()
    const shown = { players: ['Ada', 'Ben'] } as unknown as ReplayShown
    const frame = { view: view([[3, 4]]) } as unknown as Frame
    expect(render(Board, { props: { replay: {} as never, shown, frame } }).body).toContain('Ben')
  })

  it('know who has won', () => {
    expect(GAMES[NAME].winners(view([[3, 4]]))).toBeNull()
    expect(
      GAMES[NAME].winners(
        view([
          [3, 4],
          [6, 1],
          [2, 2],
        ]),
      ),
    ).toEqual([0, 1])
  })
})
