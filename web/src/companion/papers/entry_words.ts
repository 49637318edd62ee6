/** What was asked and answered at a real table, in words. */

import { sayAction } from '../../planetx/words/actions'
import { sayClue } from '../../planetx/words/clues'
import { sayEvent, type Scene } from '../../planetx/words/events'
import { t } from '../../i18n/messages.svelte'
import type { Heard, Turn } from '../evening/evening'

/** The question of a turn, as a line of the history. */
export const sayQuestion = (turn: Turn, sectors: number) => sayAction(turn, sectors)

/** As much of it as everybody at the table hears: of a locate not even the sector. */
export const sayPublicQuestion = (turn: Turn, sectors: number) =>
  turn.type === 'locate' ? t('companion-part-locate') : sayQuestion(turn, sectors)

export function sayAnswer(turn: Turn, sectors: number): string {
  if (turn.type === 'locate')
    return t(turn.found ? 'companion-locate-right' : 'companion-locate-wrong')
  const scene: Scene = { names: [], viewer: 0, sectors, points: {}, owners: new Map() }
  return sayEvent(turn, scene).learned ?? ''
}

export function sayHeard(heard: Heard): string {
  if (heard.type === 'conference-held') {
    const label = t('conference-label', { conference: `X${heard.number}` })
    return t('companion-heard-conference', { label, text: sayClue(heard.clue) })
  }
  const { sector, thing } = heard
  return t(heard.right ? 'companion-review-right' : 'companion-review-wrong', { sector, thing })
}
