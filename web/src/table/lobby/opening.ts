/** Opening tables and taking seats, from whichever screen asks for it. */
import * as server from '../../wire/calls'
import type { NewTable } from '../../wire/types'
import { t } from '../../i18n/messages.svelte'
import { keepName, tidyName } from '../../device/me'

/** The name to play under: as typed, as kept, or a guest's. */
export function nameFor(typed: string): string {
  const name = tidyName(typed)
  if (name) keepName(name)
  return name || tidyName(t('shell-guest')) || 'Guest'
}

export async function openTable(wanted: NewTable): Promise<string> {
  return (await server.openTable(wanted)).table
}

export async function takeSeat(code: string, name: string): Promise<string> {
  return (await server.join({ join_code: code, name: nameFor(name) })).table
}
