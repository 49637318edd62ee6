/** Which game a person looked at last: the rules in the top bar are its rules. */
import { FIRST_GAME, type GameName } from '../games'

const shown = $state<{ game: GameName }>({ game: FIRST_GAME })

export const gameShown = () => shown.game

export function showGame(game: GameName): void {
  shown.game = game
}
