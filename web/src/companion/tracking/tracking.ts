/** A table that keeps track of a game whose pieces are on a real one. */

import { openTable } from '../../table/lobby/opening'
import { FACTS, SEASONS, type NewTable } from '../../wire/types'
import { freeSeasons, generatorOf, type Evening, type Tracked } from '../evening/evening'

/** Who plays besides the people of this device. */
export interface Others {
  /** The level of each opponent. */
  opponents: string[]
  /** How many join with phones of their own. */
  phones: number
  help: NonNullable<NewTable['help']>
}

/** The seats that this device speaks for. */
export const seatsOf = ({ names, seats }: Tracked) => seats ?? names.map((_, index) => index)

/** This device's people first, then opponents, then seats for phones. */
export function trackedTable(evening: Evening, others: Others): NewTable {
  const { game, players } = evening
  const free = freeSeasons(evening, SEASONS)
  const more = others.opponents.length + others.phones
  return {
    game: 'planetx',
    companion: true,
    generator: generatorOf(game),
    options: {
      mode: game.mode,
      code: game.code,
      places: [
        ...players.map(({ season, level }) => ({ season, facts: FACTS[level] ?? 0 })),
        ...free.slice(0, more).map((season) => ({ season, facts: FACTS['experienced'] ?? 0 })),
      ],
    },
    seats: [
      ...players.map(() => ({ who: 'you' })),
      ...others.opponents.map((who) => ({ who })),
      ...Array.from({ length: others.phones }, () => ({ who: 'open' })),
    ],
    name: players[0]!.name,
    names: players.map((one) => one.name),
    help: others.help,
  }
}

export async function beginTracking(evening: Evening, others: Others): Promise<Tracked> {
  const table = await openTable(trackedTable(evening, others))
  return { table, names: evening.players.map((one) => one.name) }
}
