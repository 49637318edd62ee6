/** What this browser remembers of its person: a name, how far they have come, and no more. */

const NAME = 'ecliptic-name'
export const LONGEST_NAME = 16

export function keptName(): string {
  return localStorage.getItem(NAME) ?? ''
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
  localStorage.setItem(NAME, name)
}

/** Language and colours belong to the browser; everything else we keep is about the person. */
const STAYS = ['ecliptic-language', 'ecliptic-theme']

export function forgetHere(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('ecliptic-') && !STAYS.includes(key)) localStorage.removeItem(key)
  }
}
