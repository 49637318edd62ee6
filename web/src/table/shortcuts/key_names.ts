/** Keys as they are written on keyboards. */
import { t } from '../../i18n/messages.svelte'

const SIGNS: Record<string, string> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  Backspace: '⌫',
}

/** So many stand for a whole row of keys. */
const ROW = 6

export function keyNames(keys: readonly string[]): string[] {
  const names = keys.map(keyName)
  return names.length < ROW ? names : [`${names[0]} – ${names.at(-1)}`]
}

function keyName(key: string): string {
  const [last = key, ...held] = key.split('+').reverse()
  return [...held, last].map(one).join(' ')
}

function one(key: string): string {
  if (key.length === 1 && key !== ' ') return key.toUpperCase()
  return SIGNS[key] ?? t(`key-${key === ' ' ? 'Space' : key}`)
}
