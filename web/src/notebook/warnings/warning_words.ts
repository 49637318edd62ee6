/** A warning as a sentence. Where the game's own refusal speaks to whoever moves, the notebook has
 *  words of its own: an entry may be anybody's. */

import { codeWords } from '../../i18n/errors'
import { tOrNull } from '../../i18n/messages.svelte'
import type { Warning } from './warnings'

export function sayWarning({ code, facts }: Warning, names: string[]): string {
  const own = code.replace(/^(planetx|notebook)-/, '')
  const waiting = names[Number(facts['waiting']) - 1] ?? ''
  return (
    tOrNull(`notebook-warning-${own}`, { ...facts, waiting }) ?? codeWords(code, facts, '', names)
  )
}
