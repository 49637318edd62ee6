/** What a table of Ptolemaeus can agree on, named. */
import { helpHere } from '../../table/house.svelte'
import { t } from '../../i18n/messages.svelte'

export const helpOptions = () =>
  helpHere('ptolemaeus').map((value) => ({
    value,
    label: t(`shell-help-${value}`),
    hint: t(`ptolemaeus-help-${value}`),
  }))
