/** What the people and opponents at a table are called. */

import { levelName, levelOf } from './levels'
import { LEVELS, type SeatShown } from '../../wire/types'
import { t } from '../../i18n/messages.svelte'

/** Whom sentences about a table are about, and to whom they are said. */
export interface Scene {
  /** Names of the seats, in order. */
  names: string[]
  /** The seat that is spoken to as "you"; null for spectators and replays. */
  viewer: number | null
}

type Sitting = Pick<SeatShown, 'name' | 'kind' | 'level'>

/** Whoever sits together: a table, or a record of one. */
export interface Company {
  seats: readonly Sitting[]
}

export function namesAt(table: Company): string[] {
  return table.seats.map(shownName)
}

/** Whoever asked to be forgotten is called this by the server, with the seat's number if need be. */
const FORGOTTEN = /^guest(?= \d|$)/

/** Opponents are called by their level, so their names are words too: `Apprentice 2`. */
export function shownName({ kind, level, name }: Sitting): string {
  const plain = levelOf(level).charAt(0).toUpperCase() + levelOf(level).slice(1)
  if (kind !== 'opponent' || !name.startsWith(plain))
    return name.replace(FORGOTTEN, t('shell-guest'))
  return levelName(level) + name.slice(plain.length)
}

/** What a record calls those who played; whoever has the name of an opponent is one. */
export function recordedNames(game: string, players: readonly string[]): string[] {
  return players.map((name) => {
    const first = name.replace(/ \d+$/, '').toLowerCase()
    const level = LEVELS[game]?.find((one) => one === first) ?? ''
    return shownName({ kind: level ? 'opponent' : 'person', level, name })
  })
}

/** The name of a seat inside a list; the viewer is "you". */
export function seatName(seat: number, scene: Scene): string {
  if (seat === scene.viewer) return t('seat-you')
  return scene.names[seat] ?? t('seat-number', { seat: seat + 1 })
}

/** A seat's name where it stands alone, not inside a sentence. */
export function seatLabel(seat: number, scene: Scene): string {
  return seat === scene.viewer ? t('you-label') : seatName(seat, scene)
}

/** Who it is, for sentences that speak to the viewer differently. */
export function who(seat: number, scene: Scene): { mine: string; name: string } {
  return { mine: seat === scene.viewer ? 'yes' : 'no', name: seatName(seat, scene) }
}
