/** What this browser remembers of its person: a name, how far they have come, and no more. */

import { LONGEST_NAME } from '../wire/types'
import { forgetText, keepText, keptNames, keptText } from './storage'

const NAME = 'ecliptic-name'

export function keptName(): string {
  return keptText(NAME) ?? ''
}

/** A name as tables take it: trimmed, one space between words, without the record's separator. */
export function tidyName(text: string): string {
  const words = text
    .replace(/[\p{C}|]/gu, ' ')
    .split(/\s+/u)
    .filter(Boolean)
  return [...words.join(' ')].slice(0, LONGEST_NAME).join('').trim()
}

export function keepName(name: string): void {
  keepText(NAME, name)
}

/** Language and colours belong to the browser; everything else we keep is about the person. */
const STAYS = ['ecliptic-language', 'ecliptic-theme']

export function forgetHere(): void {
  for (const name of keptNames('ecliptic-')) {
    if (!STAYS.includes(name)) forgetText(name)
  }
}
