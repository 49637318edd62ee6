/** Opening tables and taking seats, from whichever screen asks for it. */
import { post } from '../../wire/api'
import { DEFAULT_DATE } from '../../wire/ptolemaeus'
import { SEASONS, type NewTable, type Place, type Seated } from '../../wire/types'
import { t } from '../../i18n/messages.svelte'
import { fittingLevel, playingQuickly, type GameName } from '../../app/fitting'
import { keepName, keptName, tidyName } from '../../device/me'

/** The name to play under: as typed, as kept, or a guest's. */
export function nameFor(typed: string): string {
  const name = tidyName(typed)
  if (name) keepName(name)
  return name || tidyName(t('shell-guest')) || 'Guest'
}

export async function openTable(wanted: NewTable): Promise<string> {
  return (await post<Seated>('/api/tables', wanted)).table
}

/** One tap: a game against whoever fits. */
export async function playNow(game: GameName): Promise<string> {
  const table = await openTable({
    game,
    options: QUICK[game](),
    seats: [{ who: 'you' }, { who: fittingLevel(game) }],
    name: nameFor(keptName()),
    help: game === 'planetx' ? 'contradictions' : 'none',
  })
  playingQuickly(game, table)
  return table
}

/** Planet X: the standard sky, with enough facts for a friendly start. */
const QUICK: Record<GameName, () => Record<string, unknown>> = {
  planetx: () => ({ mode: 'standard', places: places([8, 4]), code: '' }),
  ptolemaeus: () => ({ seats: 2, date: DEFAULT_DATE, race: 'everything' }),
}

export async function takeSeat(code: string, name: string): Promise<string> {
  return (await post<Seated>('/api/join', { join_code: code, name: nameFor(name) })).table
}

/** One place per seat, seasons in order. */
export function places(facts: readonly number[]): Place[] {
  return facts.map((count, seat) => ({ season: SEASONS[seat]!, facts: count }))
}
