/** What a table waits for before the deal, in words. */

import type { SeatShown } from '../../wire/types'
import { listed } from '../../i18n/lists'
import { t } from '../../i18n/messages.svelte'
import { shownName } from '../seats/names'

/** Players for open seats first, then those of the game before, then everybody's word. */
export function waitedForBefore(seats: readonly SeatShown[]): string {
  const open = seats.filter((one) => one.kind === 'open').length
  if (open) return t('lobby-waiting-seats', { count: open })
  const invited = seats.filter((one) => one.kind === 'reserved').map(shownName)
  if (invited.length) return t('status-waiting', { names: listed(invited) })
  const unready = seats.filter((one) => one.kind === 'person' && !one.ready).map(shownName)
  return t('lobby-waiting-ready', { names: listed(unready), count: unready.length })
}
