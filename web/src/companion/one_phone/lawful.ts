/** What a tracked game has against a question, in words: its own notebook's rules, which here refuse. */

import { t } from '../../i18n/messages.svelte'
import { standingOf } from '../../notebook/warnings/standing'
import { warnings, type Move } from '../../notebook/warnings/warnings'
import { sayWarning } from '../../notebook/warnings/warning_words'
import type { Page } from '../../notebook/model/page'
import type { Evening, Player } from '../evening/evening'
import type { TurnKind, TurnQuestion } from '../questions/questions'
import { pageOf } from './log'
import { nextOf } from './next'

/** Why this cannot be asked now; nothing where it can, or where no game is tracked here. */
export function refusalOf(
  evening: Evening,
  player: Player,
  kind: TurnKind,
  question: TurnQuestion | null,
): string {
  if (!evening.log) return ''
  const place = evening.players.findIndex((one) => one.id === player.id)
  const page = pageOf(evening, place)
  if (!isTime(page, place, kind)) return t('companion-game-not-now')
  return question ? ruleAgainst(page, { player: place, ...question }) : ''
}

function isTime(page: Page, place: number, kind: TurnKind): boolean {
  const next = nextOf(page)
  if (next.type === 'last-chance') {
    return next.player === place && kind === 'locate' && next.mayLocate
  }
  return next.type === 'turn' && next.player === place
}

/** The rule that a move breaks; nothing if it is lawful. */
export function ruleAgainst(page: Page, move: Move): string {
  const found = warnings(standingOf(page), move).find((one) => !one.lawful)
  const names = page.players.map((one) => one.name)
  return found ? sayWarning(found, names) : ''
}

/** In a last chance no pawn moves. */
export const isFree = (evening: Evening): boolean =>
  evening.log !== undefined && pageOf(evening, null).ending !== null
