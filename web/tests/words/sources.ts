/** Which messages the client asks for: every id written in its sources. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Section } from '../../src/ui/manual/manual'
import { SECTIONS as PLANETX } from '../../src/planetx/manual/sections'
import { SECTIONS as PTOLEMAEUS } from '../../src/ptolemaeus/manual/sections'

const FOLDERS = ['src', 'build'].map((folder) => join(import.meta.dirname, '../..', folder))

const LITERAL = /(['"`])([a-z][\w.-]*)\1/gi
const TEMPLATE = /`([a-z][\w-]*[-.])\$\{/gi
const ENDING = /\}(\.[a-z]+)`/g
const PART = /\balsoSay\('([^']+)'\)/g
const ASKED = /\bt(?:OrNull)?\(\s*'([^']+)'/g

export interface Asked {
  /** Whole ids, and any other word in quotes. */
  words: Set<string>
  /** What ids built from a value begin with: `event-`. */
  beginnings: Set<string>
  /** Attributes asked of such ids: `.hint`. */
  attributes: Set<string>
  /** Ids written out in a call of `t`. */
  calls: Map<string, string>
  /** What is loaded besides what every page says. */
  parts: Set<string>
}

export function asked(): Asked {
  const found: Asked = {
    words: new Set(),
    beginnings: new Set(),
    attributes: new Set(),
    calls: new Map(),
    parts: new Set(),
  }
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((one) => join(folder, one)),
  )
  for (const file of files.filter((one) => /\.(ts|svelte)$/.test(one))) {
    const text = readFileSync(file, 'utf8')
    for (const [, , word] of text.matchAll(LITERAL)) found.words.add(String(word))
    for (const [, start] of text.matchAll(TEMPLATE)) found.beginnings.add(String(start))
    for (const [, end] of text.matchAll(ENDING)) found.attributes.add(String(end))
    for (const [, id] of text.matchAll(ASKED)) found.calls.set(String(id), file)
    for (const [, part] of text.matchAll(PART)) found.parts.add(String(part))
  }
  return found
}

/** Whether some source can ask for this message. */
export function isAsked(id: string, by: Asked): boolean {
  if (by.words.has(id)) return true
  const [name = id, attribute] = id.split('.')
  if (attribute && !by.attributes.has(`.${attribute}`)) return false
  return by.words.has(name) || [...by.beginnings].some((start) => name.startsWith(start))
}

/** Every message the sections of the rules ask for. */
export function sectionMessages(): string[] {
  return [
    ...['title', ...namesIn(PLANETX)].map((name) => `rules-${name}`),
    ...['title', ...namesIn(PTOLEMAEUS)].map((name) => `ptolemaeus-rules-${name}`),
  ]
}

function namesIn(sections: readonly Section[]): string[] {
  return sections.flatMap(({ id, lines, pictures }) => [
    id,
    ...lines.map((line) => `${id}-${line}`),
    ...pictures.map((picture) => `picture-${picture}`),
  ])
}
