/** The languages of the client: what each calls itself, and by which rules it counts and lists. */
import ENTRIES from '../../locales/languages.json' with { type: 'json' }

export type Language = keyof typeof ENTRIES

interface Entry {
  /** What its speakers call it. */
  name: string
  /** For `Intl`: our English is British, with no comma before the last of a list. */
  locale: string
  /** The first of a month, where it is not counted like the other days. */
  first?: string
}

/** In the order in which they are offered. */
export const LANGUAGES: Record<Language, Entry> = ENTRIES

/** The first of these wishes (`fr-CA`) that we have. */
export function firstKnown(wishes: readonly string[]): Language {
  const wanted = wishes.map((one) => one.toLowerCase().split('-')[0] ?? '')
  return wanted.find((one): one is Language => Object.hasOwn(LANGUAGES, one)) ?? 'en'
}
