/** Whose turn it is, in words. */

import { seatName, type Scene } from './seats/names'
import { listed } from '../i18n/lists'
import { t } from '../i18n/messages.svelte'

export interface Turn<Said extends Scene = Scene> {
  /** Seats the table waits for. */
  waiting: readonly number[]
  over: boolean
  /** Asked in between, by another's card or an event: it is not their turn. */
  between?: boolean
  scene: Said
}

export function isMine({ waiting, scene }: Turn): boolean {
  return scene.viewer !== null && waiting.includes(scene.viewer)
}

export function whoseTurn(turn: Turn): string {
  if (turn.over) return t('status-over')
  if (isMine(turn)) return t(turn.between ? 'status-asked' : 'status-your-turn')
  return t('status-waiting', { names: names(turn.waiting, turn.scene) })
}

/** Those the viewer waits for; nobody once the game is over. */
export function waitedFor({ waiting, scene }: Turn): string {
  return names(
    waiting.filter((seat) => seat !== scene.viewer),
    scene,
  )
}

function names(seats: readonly number[], scene: Scene): string {
  return listed(seats.map((seat) => seatName(seat, scene)))
}
