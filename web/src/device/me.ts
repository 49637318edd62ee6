/** What this browser remembers of its person: a name, how far they have come, and no more. */

import { GUEST, INVISIBLE, LONGEST_NAME } from '../wire/types'
import { forgetText, keepText, keptNames, keptText } from './storage'

const NAME = 'ecliptic-name'
const UNSEEN = new RegExp(`[${INVISIBLE}]`, 'u')
const FORGOTTEN = new RegExp(`^${GUEST}( \\d+)?$`, 'u')

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

/** Why a table would not take a tidy name: the code of the error, or nothing. */
export function nameTrouble(name: string): '' | 'server-name' | 'server-name-guest' {
  if (name !== '' && (UNSEEN.test(name) || /^\p{M}/u.test(name))) return 'server-name'
  const plain = name
    .normalize('NFKC')
    .replace(/[\ufe0e\ufe0f]/gu, '')
    .toLowerCase()
  return FORGOTTEN.test(plain.split(/\s+/u).join(' ').trim()) ? 'server-name-guest' : ''
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
