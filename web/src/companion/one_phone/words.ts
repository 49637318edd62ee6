/** What a tracked game says of its moments and entries. Only what everybody may hear is given to it. */

import { listed } from '../../i18n/lists'
import { t } from '../../i18n/messages.svelte'
import { sayLine, type LineWords } from '../../notebook/model/entry_words'
import type { Line, Page } from '../../notebook/model/page'
import { pageScore } from '../../notebook/score/page_score'
import type { Next } from './next'

/** What the game waits for, as a heading. */
export function sayNext(next: Next, page: Page): string {
  switch (next.type) {
    case 'turn':
      return t('companion-game-turn', { name: nameOf(page, next.player) })
    case 'conference':
      return t('moment-conference', { number: next.number })
    case 'theories':
    case 'advance':
      return t('stage-theories', { number: next.number })
    case 'review':
      return t('companion-game-review', { sector: next.sector })
    case 'last-chance':
      return t('companion-game-last', { name: nameOf(page, next.player) })
    case 'reveal':
      return t('companion-part-reveal')
    case 'over': {
      const { winners } = pageScore(page)
      if (page.found.length === 0) return t('event-revealed')
      const names = listed(winners.map((one) => nameOf(page, one)))
      return t('end-won', { count: winners.length, names })
    }
  }
}

/** What a player has entered, or what happened, with the player's name before it. */
export function sayEntered(line: Line, page: Page): LineWords {
  const words = sayEntry(line, page)
  const { player } = line
  return player === null ? words : { ...words, text: `${nameOf(page, player)} · ${words.text}` }
}

/** In a theory phase to pass is to submit no more. */
function sayEntry(line: Line, page: Page): LineWords {
  const { said, phases } = line
  const inLastChance = page.ending !== null && line.entry > endOf(page)
  if (said.type !== 'pass' || inLastChance) return sayLine(line, page)
  const begun = page.theories.some(
    (one) => one.player === said.player && one.phase === phases + 1 && !one.lastChance,
  )
  return { text: t('companion-game-enough', { begun: begun ? 'yes' : 'no' }), learned: [] }
}

/** The entry that found Planet X first. */
const endOf = (page: Page): number =>
  page.log.find(({ said }) => said.type === 'locate' && said.found)?.entry ?? Infinity

export const nameOf = (page: Page, player: number): string => page.players[player]?.name ?? ''

/** Everything that was entered, the last one first; how the pawns stood at the start is no entry. */
export const linesOf = (page: Page): Line[] =>
  page.log.filter(({ said }) => said.type !== 'order').toReversed()
