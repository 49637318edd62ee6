/** What a table of Planet X can agree on, named. */
import { FACTS, SEASONS, type Mode, type Season } from '../../wire/types'
import { capitalised } from '../../i18n/lists'
import { helpHere } from '../../table/house.svelte'
import type { Dealer } from '../notes/lines'
import { t } from '../../i18n/messages.svelte'

export const helpOptions = () =>
  helpHere('planetx').map((value) => ({
    value,
    label: t(`shell-help-${value}`),
    hint: t(`shell-help-${value}.hint`),
  }))

export const seasonOptions = () =>
  SEASONS.map((value: Season) => ({ value, label: capitalised(t(`season-${value}`)) }))

export const factsOptions = () =>
  Object.entries(FACTS).map(([name, count]) => ({
    value: count,
    label: t(`shell-facts-${name}`, { count }),
  }))

/** Whose app can deal a game at a real table. */
const DEALERS: readonly Dealer[] = ['published', 'ecliptic', 'unknown']

/** Asked in notebooks only, whose words are loaded with them. */
export const dealerOptions = () =>
  DEALERS.map((value) => ({ value, label: t(`notebook-dealer-${value}`) }))

export const modeOptions = () =>
  (['standard', 'expert'] as Mode[]).map((value) => ({
    value,
    label: t(`shell-mode-${value}`),
    hint: t(`shell-mode-${value}.hint`),
  }))
