/** What the registry asks of a game is all that the client needs: a third one is one more entry. */
import { beforeAll, describe, expect, it } from 'vitest'
import { GAME_NAMES, GAMES } from '../src/games'
import { speak, tOrNull } from '../src/i18n/messages.svelte'
import type { GameEntry, Registry } from '../src/table/game'
import { planning, startOf, whoAt, type Plan } from '../src/table/lobby/plan'
import { LEVELS } from '../src/wire/types'

interface ToyPlan extends Plan {
  pebbles: number
}

const part = () => import('./ToyPart.svelte')

/** Whoever takes the last pebble wins. */
const TOY: GameEntry = {
  home: { play: 'home-play-toy', about: 'home-game-toy', rules: 'home-rules-toy' },
  quick: { options: () => ({ pebbles: 7 }), help: 'none' },
  fittingKeptAs: 'ecliptic-fitting-toy',
  planning: async () => ({
    default: planning<ToyPlan>({
      startingPlan: () => ({ seats: [{ who: 'you' }], spectators: true, pebbles: 7 }),
      withSeats: (plan, count) => ({
        ...plan,
        seats: Array.from({ length: count }, (_, at) => plan.seats[at] ?? { who: whoAt(at) }),
      }),
      newTable: (plan, name) => ({
        game: 'toy',
        options: { pebbles: plan.pebbles },
        seats: plan.seats,
        name,
        start: startOf(plan),
      }),
      Panel: (await part()).default,
    }),
  }),
  agreed: part,
  table: part,
  winners: (view) => (view as { winners: number[] | null }).winners,
  replay: { board: part, course: 'pebbles', turns: ['taken'] },
  manual: async () => ({
    default: { words: 'toy-rules', sections: [], More: (await part()).default },
  }),
}

describe('a third game', () => {
  const registry: Registry = { ...GAMES, toy: TOY }

  it('is an entry like the others', () => {
    expect(Object.keys(registry)).toEqual([...GAME_NAMES, 'toy'])
  })

  it('is planned by itself', async () => {
    const { default: own } = await registry['toy']!.planning()
    const plan = own.withSeats(own.startingPlan(), 2)
    expect(own.newTable(plan, 'Ada')).toMatchObject({ options: { pebbles: 7 }, start: 'ready' })
  })
})

describe('every game', () => {
  beforeAll(() => speak('en'))

  it.each(GAME_NAMES)('%s has opponents, and is called by what people read', (game) => {
    const { home, fittingKeptAs } = GAMES[game]
    expect(LEVELS[game]?.length).toBeGreaterThan(1)
    expect(fittingKeptAs).toMatch(/^ecliptic-/)
    const messages = [...Object.values(home), `home-game-${game}`, `offline-rules-${game}`]
    expect(messages.filter((message) => tOrNull(message) === null)).toEqual([])
  })
})
