/** The opponents that can sit at a table, named and introduced. */
import type { SeatShown } from '../../wire/types'
import { percent } from '../../i18n/lists'
import { t } from '../../i18n/messages.svelte'
import { house, opponentsHere } from '../house.svelte'

/** How an opponent is said: by its level, or with a budget that it searches with (`director:100`). */
export const levelOf = (said: string) => said.split(':')[0]!

export const budgetOf = (said: string) => (said.includes(':') ? Number(said.split(':')[1]) : null)

/** What a level that searches may search with here, as far as the house has told. */
export const searchOf = (game: string, said: string) => house()?.searching[game]?.[levelOf(said)]

/** The opponents of a game, from the weakest to the strongest. */
export const levelOptions = (game: string) =>
  opponentsHere(game).map((value) => ({ value, label: introduced(value) }))

export const levelName = (said: string) => t(`shell-level-${levelOf(said)}`)

/** How it plays, in a few words: `careful beginner`. */
export const levelWords = (said: string) => t(`shell-level-${levelOf(said)}.about`)

export const introduced = (said: string) => `${levelName(said)} (${levelWords(said)})`

/** The same with the part of its usual budget that it searches with, if that is not all. */
export function introducedWith(game: string, said: string): string {
  const [budget, search] = [budgetOf(said), searchOf(game, said)]
  if (budget === null || !search) return introduced(said)
  return `${introduced(said)}, ${percent(budget / search.usual)}`
}

/** Who answers for an absent person: the gentlest opponent that follows a plan. */
export const fittingStandIn = (game: string) =>
  opponentsHere(game).find((level) => level !== 'random') ?? 'random'

/** Of a seat at the table: how its opponent plays, or who answers for a person who is away. */
export function answering({ kind, level }: Pick<SeatShown, 'kind' | 'level'>): string {
  if (!level) return ''
  return kind === 'opponent' ? levelWords(level) : levelName(level)
}
