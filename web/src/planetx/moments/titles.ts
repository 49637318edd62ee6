/** What a moment is called. */

import { t } from '../../i18n/messages.svelte'
import type { Moment } from './moments'

export function momentTitle(moment: Moment): string {
  if (moment.kind === 'conference') return t('moment-conference', { number: moment.event.number })
  if (moment.kind === 'review') return t('moment-review', { number: moment.phase })
  return t(moment.event.found ? 'moment-found' : 'moment-not-found')
}
