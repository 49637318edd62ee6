/** Every sentence people read, in the language they chose: a message's name, and the facts in it. */
import type { FluentBundle, FluentVariable, Message } from '@fluent/bundle'
import sources from 'virtual:words'
import { add, newBundle } from './bundle'
import { LANGUAGES, type Language } from './languages'

type Pattern = NonNullable<Message['value']>
export type Facts = Record<string, FluentVariable>

const chosen = $state<{ language: Language; bundle: FluentBundle | null; parts: number }>({
  language: 'en',
  bundle: null,
  /** How many parts have come: what was said without their words is said anew. */
  parts: 0,
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
  const message = chosen.parts > 0 ? chosen.bundle?.getMessage(name) : undefined
  const pattern = attribute ? message?.attributes[attribute] : message?.value
  return chosen.bundle && pattern ? said(chosen.bundle, pattern, facts) : null
}

/** Readers get what can be said; a test that forgets a fact fails. */
function said(bundle: FluentBundle, pattern: Pattern, facts: Facts = {}): string {
  const errors: Error[] = []
  const text = bundle.formatPattern(pattern, facts, errors)
  if (import.meta.env.MODE === 'test' && errors[0]) throw errors[0]
  return unbroken(text)
}

/** A range is never split at the end of a line: after its dash stands a word joiner. */
const unbroken = (text: string) => text.replace(/(\d–)(?=\d)/g, '$1\u2060')

/** Change the language; only its own files are loaded. Tests see to it that they are complete. */
export async function speak(wanted: Language): Promise<void> {
  chosen.bundle = await bundleOf(wanted)
  chosen.language = wanted
  if (typeof document !== 'undefined') document.documentElement.lang = wanted
}

/** Load one more part of what is said, by its folder, now and in every language chosen later. */
export async function alsoSay(part: string): Promise<void> {
  needed.add(part)
  await bundleOf(chosen.language)
}

/** What every page says has no folder of its own. */
const EVERYWHERE = ''
const needed = new Set([EVERYWHERE])
const bundles = new Map<Language, FluentBundle>()
const loaded = new Map<string, Promise<void>>()

async function bundleOf(wanted: Language): Promise<FluentBundle> {
  const bundle = bundles.get(wanted) ?? newBundle(LANGUAGES[wanted].locale, [])
  bundles.set(wanted, bundle)
  await Promise.all(
    [...needed].map((part) => loadInto(bundle, part === EVERYWHERE ? wanted : `${wanted}/${part}`)),
  )
  return bundle
}

function loadInto(bundle: FluentBundle, folder: string): Promise<void> {
  const found =
    loaded.get(folder) ??
    textsOf(folder).then((texts) => {
      add(bundle, texts)
      chosen.parts += 1
    })
  loaded.set(folder, found)
  // Without a connection it may fail; the next choice tries again.
  found.catch(() => loaded.delete(folder))
  return found
}

async function textsOf(folder: string): Promise<string[]> {
  const source = sources[folder]
  if (!source) throw new Error(`No words are kept in ${folder}`)
  return (await source()).default
}
