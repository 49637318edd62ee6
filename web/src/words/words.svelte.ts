/** Every sentence people read, in the language they chose: a message's name, and the facts in it. */
import type { FluentBundle, FluentVariable, Message } from '@fluent/bundle'
import { newBundle } from './bundle'

export const LANGUAGES = { en: 'English', it: 'Italiano', fr: 'Français', pl: 'Polski' } as const
export type Language = keyof typeof LANGUAGES
type Pattern = NonNullable<Message['value']>
export type Facts = Record<string, FluentVariable>

const KEPT_AS = 'ecliptic-language'
const SOURCES: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import('./languages/en'),
  it: () => import('./languages/it'),
  fr: () => import('./languages/fr'),
  pl: () => import('./languages/pl'),
}

const chosen = $state<{ language: Language; bundle: FluentBundle | null }>({
  language: 'en',
  bundle: null,
})

export function language(): Language {
  return chosen.language
}

/** A message in the chosen language, or its bare name: never nothing. */
export function t(id: string, facts?: Facts): string {
  return tOrNull(id, facts) ?? id
}

/** Like `t`, but null for a message that nobody has written. `id.attribute` names an attribute. */
export function tOrNull(id: string, facts?: Facts): string | null {
  const [name = id, attribute] = id.split('.')
  const message = chosen.bundle?.getMessage(name)
  const pattern = attribute ? message?.attributes[attribute] : message?.value
  return chosen.bundle && pattern ? said(chosen.bundle, pattern, facts) : null
}

/** Readers get what can be said; a test that forgets a fact fails. */
function said(bundle: FluentBundle, pattern: Pattern, facts: Facts = {}): string {
  const errors: Error[] = []
  const text = bundle.formatPattern(pattern, facts, errors)
  if (import.meta.env.MODE === 'test' && errors[0]) throw errors[0]
  return text
}

/** Change the language; only its own files are loaded. Tests see to it that they are complete. */
export async function speak(wanted: Language): Promise<void> {
  chosen.bundle = await bundleOf(wanted)
  chosen.language = wanted
  if (typeof document !== 'undefined') document.documentElement.lang = wanted
  if (typeof localStorage !== 'undefined') localStorage.setItem(KEPT_AS, wanted)
}

/** The language chosen last time, or the first of the browser's that we have. */
export function preferred(): Language {
  const kept = localStorage.getItem(KEPT_AS)
  const wanted = [kept ?? '', ...navigator.languages].map((one) => one.slice(0, 2).toLowerCase())
  return wanted.find((one): one is Language => one in LANGUAGES) ?? 'en'
}

const loaded = new Map<Language, Promise<FluentBundle>>()

function bundleOf(wanted: Language): Promise<FluentBundle> {
  const found = loaded.get(wanted) ?? load(wanted)
  loaded.set(wanted, found)
  // Without a connection it may fail; the next choice tries again.
  found.catch(() => loaded.delete(wanted))
  return found
}

async function load(wanted: Language): Promise<FluentBundle> {
  const { default: files } = await SOURCES[wanted]()
  return newBundle(wanted, Object.values(files))
}
