/** The opponents that can sit at a table, named and introduced. */
import type { SeatShown } from '../../wire/types'
import { t } from '../../i18n/messages.svelte'
import { opponentsHere } from '../house.svelte'

/** The opponents of a game, from the weakest to the strongest. */
export const levelOptions = (game: string) =>
  opponentsHere(game).map((value) => ({ value, label: introduced(value) }))

export const levelName = (level: string) => t(`shell-level-${level}`)

/** How it plays, in a few words: `careful beginner`. */
export const levelWords = (level: string) => t(`shell-level-${level}.about`)

export const introduced = (level: string) => `${levelName(level)} (${levelWords(level)})`

/** Who answers for an absent person: the gentlest opponent that follows a plan. */
export const fittingStandIn = (game: string) =>
  opponentsHere(game).find((level) => level !== 'random') ?? 'random'

/** Of a seat at the table: how its opponent plays, or who answers for a person who is away. */
export function answering({ kind, level }: Pick<SeatShown, 'kind' | 'level'>): string {
  if (!level) return ''
  return kind === 'opponent' ? levelWords(level) : levelName(level)
}
