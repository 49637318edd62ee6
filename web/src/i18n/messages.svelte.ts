/** Every sentence people read, in the language they chose: a message's name, and the facts in it. */
import type { FluentBundle, FluentVariable, Message } from '@fluent/bundle'
import { add, newBundle } from './bundle'

export const LANGUAGES = { en: 'English', it: 'Italiano', fr: 'Français', pl: 'Polski' } as const
export type Language = keyof typeof LANGUAGES
type Pattern = NonNullable<Message['value']>
export type Facts = Record<string, FluentVariable>

/** What is said at a table and around it, and what only some readers ever need. */
type Part = 'tables' | 'ptolemaeus' | 'rules' | 'companion' | 'notebook'
type Source = () => Promise<{ default: Record<string, string> }>
const SOURCES: Record<Part, Record<Language, Source>> = {
  tables: {
    en: () => import('./languages/en'),
    it: () => import('./languages/it'),
    fr: () => import('./languages/fr'),
    pl: () => import('./languages/pl'),
  },
  ptolemaeus: {
    en: () => import('./languages/ptolemaeus_en'),
    it: () => import('./languages/ptolemaeus_it'),
    fr: () => import('./languages/ptolemaeus_fr'),
    pl: () => import('./languages/ptolemaeus_pl'),
  },
  rules: {
    en: () => import('./languages/rules_en'),
    it: () => import('./languages/rules_it'),
    fr: () => import('./languages/rules_fr'),
    pl: () => import('./languages/rules_pl'),
  },
  companion: {
    en: () => import('./languages/companion_en'),
    it: () => import('./languages/companion_it'),
    fr: () => import('./languages/companion_fr'),
    pl: () => import('./languages/companion_pl'),
  },
  notebook: {
    en: () => import('./languages/notebook_en'),
    it: () => import('./languages/notebook_it'),
    fr: () => import('./languages/notebook_fr'),
    pl: () => import('./languages/notebook_pl'),
  },
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
}

/** Load one more part of what is said, now and in every language chosen later. */
export async function alsoSay(part: Part): Promise<void> {
  needed.add(part)
  await bundleOf(chosen.language)
}

const needed = new Set<Part>(['tables'])
const bundles = new Map<Language, FluentBundle>()
const loaded = new Map<Source, Promise<void>>()

async function bundleOf(wanted: Language): Promise<FluentBundle> {
  const bundle = bundles.get(wanted) ?? newBundle(wanted, [])
  bundles.set(wanted, bundle)
  await Promise.all([...needed].map((part) => loadInto(bundle, SOURCES[part][wanted])))
  return bundle
}

function loadInto(bundle: FluentBundle, source: Source): Promise<void> {
  const found =
    loaded.get(source) ?? source().then(({ default: files }) => add(bundle, Object.values(files)))
  loaded.set(source, found)
  // Without a connection it may fail; the next choice tries again.
  found.catch(() => loaded.delete(source))
  return found
}
