/** What went wrong, as a sentence in the chosen language. */
import { Refused, Unreachable } from '../wire/api'
import { listed } from './lists'
import { t, tOrNull, type Facts } from './words.svelte'

/**
 * The sentence of an error code. `detail` is the server's English one, the last resort for a server
 * that is newer than the page. `names` are those of the seats, if a table is in sight.
 */
export function codeWords(
  code: string,
  facts: Record<string, unknown> = {},
  detail = '',
  names: string[] = [],
): string {
  const known = tOrNull(`error-${code}`, inWords(facts, names))
  return known ?? (detail || t('error-unknown', { code }))
}

export function errorWords(error: unknown, names: string[] = []): string {
  if (error instanceof Refused) return codeWords(error.code, error.facts, error.detail, names)
  if (error instanceof Unreachable) return t('error-unreachable')
  return t('error-unknown', { code: String(error) })
}

/** Facts for a sentence: seats that are waited for or must agree, `2, 3`, become names. */
function inWords(facts: Record<string, unknown>, names: string[]): Facts {
  const told = Object.entries(facts).map(([name, value]): [string, string | number] => {
    if (typeof value === 'number') return [name, value]
    const text = String(value)
    return [name, SEATS.has(name) && NUMBERS.test(text) ? seated(text, names) : text]
  })
  return Object.fromEntries(told)
}

const SEATS = new Set(['waiting', 'seats'])
const NUMBERS = /^\d+(, \d+)*$/

function seated(numbers: string, names: string[]): string {
  const seats = numbers.split(', ').map(Number)
  return listed(seats.map((seat) => names[seat - 1] ?? t('seat-number', { seat })))
}
