/** Choices of a table, named. */
import { FACTS, LEVELS, SEASONS, type Mode, type Season } from '../../wire/types'
import { language, t } from '../../i18n/messages.svelte'

export const HELP_LEVELS = ['none', 'contradictions', 'certain', 'odds', 'advice'] as const
export type HelpLevel = (typeof HELP_LEVELS)[number]

/** The opponents of a game, each with its strength. */
export const levelOptions = (game = 'planetx') =>
  (LEVELS[game] ?? []).map((value, at) => ({
    value,
    label: t('shell-level', { name: levelName(value), number: at + 1 }),
  }))

export const levelName = (level: string) => t(`shell-level-${level}`)

/** Who answers for an absent person: the gentlest opponent that follows a plan. */
export const fittingStandIn = (game: string) => LEVELS[game]?.[1] ?? 'random'

export const helpOptions = () =>
  HELP_LEVELS.map((value) => ({
    value,
    label: t(`shell-help-${value}`),
    hint: t(`shell-help-${value}.hint`),
  }))

export const seasonOptions = () =>
  SEASONS.map((value: Season) => ({ value, label: capitalised(t(`season-${value}`)) }))

/** Words of sentences, where they stand alone. */
function capitalised(words: string): string {
  return words.charAt(0).toLocaleUpperCase(language()) + words.slice(1)
}

export const factsOptions = () =>
  Object.entries(FACTS).map(([name, count]) => ({
    value: count,
    label: t(`shell-facts-${name}`, { count }),
  }))

export const modeOptions = () =>
  (['standard', 'expert'] as Mode[]).map((value) => ({
    value,
    label: t(`shell-mode-${value}`),
    hint: t(`shell-mode-${value}.hint`),
  }))
