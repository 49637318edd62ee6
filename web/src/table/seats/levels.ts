/** The opponents that can sit at a table, named. */
import { LEVELS } from '../../wire/types'
import { t } from '../../i18n/messages.svelte'

/** The opponents of a game, each with its strength. */
export const levelOptions = (game: string) =>
  (LEVELS[game] ?? []).map((value, at) => ({
    value,
    label: t('shell-level', { name: levelName(value), number: at + 1 }),
  }))

export const levelName = (level: string) => t(`shell-level-${level}`)

/** Who answers for an absent person: the gentlest opponent that follows a plan. */
export const fittingStandIn = (game: string) => LEVELS[game]?.[1] ?? 'random'
