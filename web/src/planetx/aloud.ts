/** What screen readers hear of news: what happened, what it told, and whose turn it is. */

import type { Numbered } from '../table/stream'
import { whoseTurn, type Turn } from '../table/turn'
import { sayEvent } from '../words/events'
import type { LogEvent } from '../words/events'
import { linesOf } from './log/lines'

/** `veiled`: what only this seat was told stays unsaid. */
export function toldAloud(news: readonly Numbered[], turn: Turn, veiled = false): string {
  const sentences = linesOf(news).flatMap((line) => {
    const said = sayEvent(line.event as unknown as LogEvent, turn.scene)
    if (veiled && line.only) return [said.text]
    return [said.text, said.learned ?? '', ...said.details].filter((one) => one !== '')
  })
  return [...sentences, whoseTurn(turn)].join(' ')
}
