/** What went wrong, as a sentence in the chosen language. */
import { BadFile } from '../wire/files'
import { Refused, Unreachable } from '../wire/refusals'
import { listed, locale } from './lists'
import { alsoSay, t, tOrNull, type Facts } from './messages.svelte'

/** The sentences of errors come after the first screen: until then a page can do without them. */
export async function loadErrors(): Promise<void> {
  await alsoSay('errors').catch(() => undefined)
}

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
  if (known === null) return detail || t('error-unknown', { code })
  const { suggestion } = facts
  const meant = suggestion ? t('did-you-mean', { suggestion: String(suggestion) }) : ''
  return meant ? `${known} ${meant}` : known
}

export function errorWords(error: unknown, names: string[] = []): string {
  if (error instanceof Refused) return codeWords(error.code, error.facts, error.detail, names)
  if (error instanceof Unreachable) return t('error-unreachable')
  if (error instanceof BadFile) return t(`error-file-${error.why}`)
  return t('error-unknown', { code: String(error) })
}

/** Facts for a sentence: seats become names, and codes of choices what people call them. */
function inWords(facts: Record<string, unknown>, names: string[]): Facts {
  const told = Object.entries(facts).map(([name, value]): [string, string | number] => [
    name,
    typeof value === 'number' && !LABELS.has(name)
      ? numberWords(name, value)
      : factWords(name, String(value), names),
  ])
  return Object.fromEntries(told)
}

/** A month has a name, which stands beside a day: `31 kwietnia`. */
function numberWords(name: string, value: number): string | number {
  if (name !== 'month' || value < 1 || value > 12) return value
  const written = new Intl.DateTimeFormat(locale(), {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  const parts = written.formatToParts(Date.UTC(2000, value - 1, 1))
  return parts.find(({ type }) => type === 'month')?.value ?? value
}

/** Numbers that count nothing: years and ports are not grouped by thousands. */
const LABELS = new Set(['year', 'first', 'last', 'port'])

/** Seats that are waited for, or that must agree, come as `2, 3`. */
const SEATS = new Set(['waiting', 'seats'])
const NUMBERS = /^\d+(, \d+)*$/

/** Where a fact's value has a name of its own. */
const NAMED: Record<string, string[]> = {
  given: ['shell-help-'],
  level: ['shell-help-', 'shell-level-'],
  mode: ['shell-mode-'],
  expected: ['shell-mode-'],
  season: ['season-'],
  game: ['home-game-'],
}

function factWords(name: string, text: string, names: string[]): string {
  if (SEATS.has(name) && NUMBERS.test(text)) return seated(text, names)
  const known = /^\w+$/.test(text)
    ? (NAMED[name] ?? []).map((start) => tOrNull(start + text)).find((one) => one !== null)
    : null
  return known ?? text
}

function seated(numbers: string, names: string[]): string {
  const seats = numbers.split(', ').map(Number)
  return listed(seats.map((seat) => names[seat - 1] ?? t('seat-number', { seat })))
}
