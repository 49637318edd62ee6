/** Why a sign of the wheel or a card of the hand cannot be used now: an error code and its facts. The
 *  offers say it of whole kinds of action; of one sign or card the moment tells. */

import { JOKER, type Board, type PtolemaeusOffers } from '../../wire/ptolemaeus'
import { codeWords } from '../../i18n/errors'
import { t } from '../../i18n/messages.svelte'
import { bonusName, elementName, signName } from '../words/words'
import { offerOf, refusalOf } from './offered'

export interface Reason {
  code: string
  facts: Record<string, string>
}

export function whyNotSign(sign: number, offers: PtolemaeusOffers, board: Board): Reason {
  const stage = board.stage
  switch (stage.type) {
    case 'effect':
      return { code: 'ptolemaeus-bonus-not-so', facts: { bonus: bonusName(stage.card) } }
    case 'placing':
      return because('ptolemaeus-not-observed')
    case 'sourcing':
      return because(
        stage.placing.signs.includes(sign)
          ? 'ptolemaeus-source-observed'
          : 'ptolemaeus-no-pawn-there',
      )
    case 'recalling':
      return because('ptolemaeus-no-pawn-there')
    case 'studying':
      return because('ptolemaeus-nothing-to-study')
    default:
      return {
        code: whyNotObserved(sign, offers),
        facts: { sign: signName(sign), text: elementName(sign) },
      }
  }
}

function whyNotObserved(sign: number, offers: PtolemaeusOffers): string {
  const barred = offerOf(offers, 'observe')?.barred ?? []
  const alone = barred.find(({ signs }) => signs.length === 1 && signs[0] === sign)
  return alone?.code ?? refusalOf(offers, 'observe')?.code ?? 'ptolemaeus-no-configuration'
}

/** While paying for signs, a card that would do by itself is needed for the others. */
export function whyNotCard(
  card: number,
  offers: PtolemaeusOffers,
  { stage }: Board,
  signs: readonly number[],
): string {
  const due = stage.type === 'paying' ? [stage.signs[stage.paid]] : signs
  if (due.length === 0) return refusalOf(offers, 'pay')?.code ?? 'ptolemaeus-only-when-paying'
  const alone = card === JOKER || due.includes(card)
  return alone ? 'ptolemaeus-rest-unpaid' : 'ptolemaeus-not-the-price'
}

/** A sign that cannot be paid for says what it costs; one of several things is chosen by name. */
export function reasonWords({ code, facts }: Reason): string {
  if (code === 'ptolemaeus-cannot-pay') return t('ptolemaeus-price', facts)
  if (code === 'ptolemaeus-which') return t('ptolemaeus-which')
  return codeWords(code, facts)
}

function because(code: string): Reason {
  return { code, facts: {} }
}
