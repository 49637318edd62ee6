/** Opening tables and taking seats, from whichever screen asks for it. */
import { refusedHere } from '../../wire/refusals'
import * as server from '../../wire/calls'
import { once } from '../../wire/once'
import type { NewTable } from '../../wire/types'
import { t } from '../../i18n/messages.svelte'
import { asMuchHelp } from '../house.svelte'
import { keepName, nameTrouble, tidyName } from '../../device/me'

/** The name to play under: as typed, as kept, or that of somebody without one. */
export function nameFor(typed: string): string {
  const name = tidyName(typed)
  const code = nameTrouble(name)
  // Why not is said before anything is sent; the server would refuse it with the same words.
  if (code) throw refusedHere(code, { name })
  if (name) keepName(name)
  return name || t('shell-nameless')
}

/** A new table, with as much of the help that is wanted as the house allows. */
export async function openTable(planned: NewTable): Promise<string> {
  const wanted = { ...planned, help: asMuchHelp(planned.game, planned.help ?? 'none') }
  return (await once(wanted, (key) => server.openTable(wanted, key))).table
}

export async function takeSeat(code: string, name: string): Promise<string> {
  const wanted = { join_code: code, name: nameFor(name) }
  return (await once(wanted, (key) => server.join(wanted, key))).table
}
