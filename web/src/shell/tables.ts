/** Opening tables and taking seats, from whichever screen asks for it. */
import { post } from '../wire/api'
import { SEASONS, type NewTable, type Place, type PlanetXOptions, type Seated } from '../wire/types'
import { t } from '../words/words.svelte'
import { fittingLevel, playingQuickly } from './fitting'
import { keepName, keptName, tidyName } from './me'

/** The name to play under: as typed, as kept, or a guest's. */
export function nameFor(typed: string): string {
  const name = tidyName(typed)
  if (name) keepName(name)
  return name || tidyName(t('shell-guest')) || 'Guest'
}

export async function openTable(wanted: NewTable): Promise<string> {
  return (await post<Seated>('/api/tables', wanted)).table
}

/** One tap: the standard sky against whoever fits, with enough facts for a friendly start. */
export async function playNow(): Promise<string> {
  const options: PlanetXOptions = { mode: 'standard', places: places([8, 4]), code: '' }
  const table = await openTable({
    game: 'planetx',
    options: { ...options },
    seats: [{ who: 'you' }, { who: fittingLevel() }],
    name: nameFor(keptName()),
    help: 'contradictions',
  })
  playingQuickly(table)
  return table
}

export async function takeSeat(code: string, name: string): Promise<string> {
  return (await post<Seated>('/api/join', { join_code: code, name: nameFor(name) })).table
}

/** One place per seat, seasons in order. */
export function places(facts: readonly number[]): Place[] {
  return facts.map((count, seat) => ({ season: SEASONS[seat]!, facts: count }))
}
