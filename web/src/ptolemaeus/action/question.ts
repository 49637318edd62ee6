/** What a board asks whoever it waits for, in words. */

import { LAPS, type Board, type Effect, type PtolemaeusAction } from '../../wire/ptolemaeus'
import { t } from '../../i18n/messages.svelte'
import { bonusName, bonusText, signName } from '../words/words'

/** `extra`: an extra turn is running. `only`: what is left to do if there is nothing to choose. */
export function questionOf(board: Board, extra: boolean, only: PtolemaeusAction | null): string {
  const stage = board.stage
  switch (stage.type) {
    case 'turn':
      if (board.acted) return t(only ? 'ptolemaeus-ask-end' : 'ptolemaeus-ask-after')
      if (extra) return t('ptolemaeus-ask-extra')
      return t('ptolemaeus-ask-turn', { number: board.lap, count: LAPS })
    case 'paying':
      return t('ptolemaeus-ask-pay', {
        sign: signName(stage.signs[stage.paid] ?? 0),
        number: stage.paid + 1,
        count: stage.signs.length,
      })
    case 'sourcing':
      return t('ptolemaeus-ask-source', { sign: signName(stage.sign) })
    case 'studying':
      return t('ptolemaeus-ask-study', { sign: signName(stage.sign) })
    case 'effect':
      return t(`ptolemaeus-ask-effect${timeOf(stage)}`, {
        card: bonusName(stage.card),
        text: bonusText(stage.card),
      })
    case 'recalling':
      return t('ptolemaeus-ask-recall', { count: stage.queue[0]?.[1] ?? 1 })
    case 'discarding':
      return t(stage.eclipsis ? 'ptolemaeus-ask-eclipsis' : 'ptolemaeus-ask-saturnus', {
        count: stage.count,
      })
    default:
      return t(`ptolemaeus-ask-${stage.type}`)
  }
}

/** A card that works once needs no count. */
function timeOf({ done, left }: Effect): '' | '-first' | '-again' {
  if (done > 0) return '-again'
  return left > 1 ? '-first' : ''
}
