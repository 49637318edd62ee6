/** Whether a seat of this device is played on another one now. */
import { keptSet } from '../../device/kept_set'
import { Refused } from '../../wire/refusals'
import type { TableConnection } from '../connection/connection.svelte'

/** Tables whose seat this device has made a link for: a reload must not forget that. */
export const linked = keptSet('ecliptic-linked')

/** The key is void. Before the deal a host may have sent the person away; later only a new key of the
 *  same seat does that, which another device holds. */
export function isElsewhere({ id, ended, seat, table }: TableConnection): boolean {
  if (!(ended instanceof Refused) || ended.code !== 'server-token') return false
  return linked.has(id) || (seat !== null && table !== null && table.status !== 'open')
}
