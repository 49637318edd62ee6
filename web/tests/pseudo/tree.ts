/** The sources of the client with one language more: its files with words and its entry. */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pseudo, PSEUDO, PSEUDO_ENTRY } from './pseudo.ts'

const WEB = join(import.meta.dirname, '../..')
const NOT_COPIED = new Set(['node_modules', 'tests'])

/** A new folder that holds all of `web/` that a build needs. */
export function treeWithPseudo(): string {
  const tree = mkdtempSync(join(tmpdir(), 'ecliptic-pseudo-'))
  for (const name of readdirSync(WEB)) {
    if (!NOT_COPIED.has(name)) cpSync(join(WEB, name), join(tree, name), { recursive: true })
  }
  symlinkSync(join(WEB, 'node_modules'), join(tree, 'node_modules'))
  addFiles(join(tree, 'locales'))
  addEntry(join(tree, 'locales', 'languages.json'))
  return tree
}

function addFiles(locales: string): void {
  for (const file of readdirSync(join(locales, 'en'), { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ftl')) continue
    const path = join(locales, PSEUDO, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, pseudo(readFileSync(join(locales, 'en', file), 'utf8')))
  }
}

function addEntry(list: string): void {
  const entries = JSON.parse(readFileSync(list, 'utf8')) as Record<string, unknown>
  writeFileSync(list, JSON.stringify({ ...entries, [PSEUDO]: PSEUDO_ENTRY }))
}
