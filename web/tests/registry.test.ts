/** What the registry says of every game is there. */
import { beforeAll, describe, expect, it } from 'vitest'
import { GAME_NAMES, GAMES } from '../src/games'
import { speak, tOrNull } from '../src/i18n/messages.svelte'
import { LEVELS } from '../src/wire/types'

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
