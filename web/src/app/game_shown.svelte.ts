/** Which game a person looked at last: the rules in the top bar are its rules. */
import type { GameName } from './fitting'

const shown = $state<{ game: GameName }>({ game: 'planetx' })

export const gameShown = () => shown.game

export function showGame(game: GameName): void {
  shown.game = game
}
