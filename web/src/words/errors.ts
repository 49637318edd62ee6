/** What went wrong, as a sentence in the chosen language. */
import { Refused, Unreachable } from '../wire/api'
import { t, tOrNull, type Facts } from './words.svelte'

/** The sentence of an error code. `detail` is the server's English one, the last resort. */
export function codeWords(code: string, facts: Record<string, unknown> = {}, detail = ''): string {
  return tOrNull(`error-${code}`, facts as Facts) ?? (detail || t('error-unknown', { code }))
}

export function errorWords(error: unknown): string {
  if (error instanceof Refused) return codeWords(error.code, error.facts, error.detail)
  if (error instanceof Unreachable) return t('error-unreachable')
  return t('error-unknown', { code: String(error) })
}
