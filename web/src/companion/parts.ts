/** What every screen of an evening is given. */

import type { EveningBook } from './evening/book.svelte'
import type { Evening, Player } from './evening/evening'

export interface Opened {
  book: EveningBook
  evening: Evening
}

export interface InHand extends Opened {
  player: Player
}

export const menuOf = (evening: Evening) => `/companion/${evening.game.code}`

/** Whose screen it is, where several players share the device. */
export const nameOn = (evening: Evening, player: Player) =>
  evening.players.length > 1 ? player.name : ''

/** The other players of this device, whoever comes next in their order first. */
export function others({ players }: Evening, player: Player): Player[] {
  const at = players.findIndex((one) => one.id === player.id)
  return [...players.slice(at + 1), ...players.slice(0, at)]
}

export const allSectors = (evening: Evening) =>
  Array.from({ length: evening.game.rules.sectors }, (_, index) => index + 1)
