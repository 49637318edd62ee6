import { keptName } from '../device/me'
import { GAMES, type GameName } from '../games'
import { nameFor, openTable } from '../table/lobby/opening'
import { fittingLevel } from './fitting'

/** One tap: a game against whoever fits. */
export async function playNow(game: GameName): Promise<string> {
  const { options, help } = GAMES[game].quick
  return openTable({
    game,
    options: options(),
    seats: [{ who: 'you' }, { who: fittingLevel(game) }],
    name: nameFor(keptName()),
    help,
  })
}
