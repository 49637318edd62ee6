/** The translation files as the tests read them: messages, their variables, their forms. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  FluentParser,
  Visitor,
  type Attribute,
  type FunctionReference,
  type Junk,
  type Message,
  type Pattern,
  type VariableReference,
} from '@fluent/syntax'
import { LANGUAGES as ENTRIES, type Language } from '../../src/i18n/languages'
import { pseudo, PSEUDO, PSEUDO_ENTRY } from '../pseudo/pseudo'

export const LANGUAGES = Object.keys(ENTRIES) as Language[]

/** The one that is made for tests must render like those that people speak. */
export type Rendered = Language | typeof PSEUDO
export const RENDERED: Rendered[] = [...LANGUAGES, PSEUDO]

export const LOCALES = join(import.meta.dirname, '../../locales')

export interface Entry {
  /** `event-survey`, or `object-C.name` for an attribute. */
  id: string
  file: string
  pattern: Pattern
  /** The text as it stands in the file. */
  source: string
  variables: Set<string>
  /** Forms asked of OBJECT, with the variable that names the object: `thing:held`. */
  forms: Set<string>
}

export interface Catalogue {
  language: Rendered
  entries: Map<string, Entry>
  twice: string[]
  junk: string[]
}

/** `shell.ftl`, `rules/planetx.ftl`: the paths of all files with words. */
export function filesOf(language: Rendered): string[] {
  const folder = language === PSEUDO ? 'en' : language
  const all = readdirSync(join(LOCALES, folder), { recursive: true, encoding: 'utf8' })
  return all.filter((path) => path.endsWith('.ftl')).sort()
}

export function textOf(language: Rendered, file: string): string {
  if (language === PSEUDO) return pseudo(textOf('en', file))
  return readFileSync(join(LOCALES, language, file), 'utf8')
}

export function localeOf(language: Rendered): string {
  return { ...ENTRIES, [PSEUDO]: PSEUDO_ENTRY }[language].locale
}

export function read(language: Rendered): Catalogue {
  const found: Catalogue = { language, entries: new Map(), twice: [], junk: [] }
  for (const file of filesOf(language)) addFile(found, file, textOf(language, file))
  return found
}

function addFile(found: Catalogue, file: string, text: string): void {
  for (const one of new FluentParser().parse(text).body) {
    if (one.type === 'Junk') found.junk.push(`${file}: ${(one as Junk).content}`)
    if (one.type === 'Message') addMessage(found, file, text, one as Message)
  }
}

function addMessage(found: Catalogue, file: string, text: string, message: Message): void {
  const add = (id: string, pattern: Pattern | null) => {
    if (!pattern) return
    if (found.entries.has(id)) found.twice.push(id)
    found.entries.set(id, entryOf(id, file, text, pattern))
  }
  add(message.id.name, message.value)
  for (const one of message.attributes as Attribute[]) {
    add(`${message.id.name}.${one.id.name}`, one.value)
  }
}

function entryOf(id: string, file: string, text: string, pattern: Pattern): Entry {
  const seen = new Variables()
  seen.visit(pattern)
  const source = text.slice(pattern.span?.start, pattern.span?.end)
  return { id, file, pattern, source, variables: seen.names, forms: seen.forms }
}

class Variables extends Visitor {
  readonly names = new Set<string>()
  readonly forms = new Set<string>()

  override visitVariableReference(node: VariableReference): void {
    this.names.add(node.id.name)
  }

  override visitFunctionReference(node: FunctionReference): void {
    const [thing] = node.arguments.positional
    const form = node.arguments.named.find((one) => one.name.name === 'form')?.value
    if (node.id.name === 'OBJECT' && thing?.type === 'VariableReference' && form) {
      this.forms.add(`${(thing as VariableReference).id.name}:${String(form.value)}`)
    }
    this.genericVisit(node)
  }
}
