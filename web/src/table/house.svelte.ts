/** What the house allows; until it has told us, everything. */
import { alsoSay } from '../i18n/messages.svelte'
import * as server from '../wire/calls'
import { returns } from '../wire/server.svelte'
import { HELP_LEVELS, HELP_OF, LEVELS, type HelpLevel, type HouseShown } from '../wire/types'

const told = $state<{ house: HouseShown | null }>({ house: null })

export const house = () => told.house

/** Asked at first, and whenever the server was away and is back. To be called while a component is
 *  set up. */
export function askTheHouse(): void {
  $effect(() => {
    void returns()
    void server.house().then(learn, () => null)
  })
}

/** From now on this browser may open tables. */
export async function sayPassphrase(passphrase: string): Promise<void> {
  await learn(await server.sayPassphrase({ passphrase }))
}

export const mayOpen = () => told.house?.may_open ?? true

/** Opponents that may sit at a table of a game, from the weakest to the strongest. */
export const opponentsHere = (game: string): readonly string[] =>
  told.house?.opponents[game] ?? LEVELS[game] ?? []

/** As much help as a table of a game may agree on. */
export function helpHere(game: string): readonly HelpLevel[] {
  const most = HELP_LEVELS.indexOf(told.house?.most_help ?? 'advice')
  return (HELP_OF[game] ?? ['none']).filter((one) => HELP_LEVELS.indexOf(one) <= most)
}

/** Help as it is wanted, or the most there may be. */
export const asMuchHelp = (game: string, wanted: HelpLevel): HelpLevel =>
  helpHere(game).includes(wanted) ? wanted : helpHere(game).at(-1)!

/** A house on one's own machine has nothing to say, so its words are not loaded. */
async function learn(found: HouseShown): Promise<void> {
  if (found.public || found.lists_tables || found.opening !== 'everybody') await alsoSay('house')
  told.house = found
}
