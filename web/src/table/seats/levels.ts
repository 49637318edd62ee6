/** The opponents that can sit at a table, named and introduced. */
import { LEVELS, type SeatShown } from '../../wire/types'
import { t } from '../../i18n/messages.svelte'

/** The opponents of a game, from the weakest to the strongest. */
export const levelOptions = (game: string) =>
  (LEVELS[game] ?? []).map((value) => ({ value, label: introduced(value) }))

export const levelName = (level: string) => t(`shell-level-${level}`)

/** How it plays, in a few words: `careful beginner`. */
export const levelWords = (level: string) => t(`shell-level-${level}.about`)

export const introduced = (level: string) => `${levelName(level)} (${levelWords(level)})`

/** Who answers for an absent person: the gentlest opponent that follows a plan. */
export const fittingStandIn = (game: string) => LEVELS[game]?.[1] ?? 'random'

/** Of a seat at the table: how its opponent plays, or who answers for a person who is away. */
export function answering({ kind, level }: Pick<SeatShown, 'kind' | 'level'>): string {
  if (!level) return ''
  return kind === 'opponent' ? levelWords(level) : levelName(level)
}
