/**
 * `virtual:words`: what is said, as one module to load for each language and part of the client.
 *
 * A part is a folder: `locales/LANGUAGE/` has what every page says, a folder in it what only one part
 * of the client says, such as a game or the rules.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { LANGUAGES } from '../src/i18n/languages.ts'

const ALL = 'virtual:words'
/** So that other plugins leave it alone. */
const OURS = '\0'

/** Without `parts`, all there are; the others are not even known. */
export function words(root: string, parts?: readonly string[]): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (id.startsWith(ALL) ? OURS + id : null),
    load(id) {
      if (!id.startsWith(OURS + ALL)) return null
      const folders = foldersIn(join(root, 'locales'), parts)
      const folder = folders.get(id.slice(OURS.length))
      return folder === undefined ? sourcesOf(folders) : textsOf(folder)
    },
  }
}

/** Each module's folder: `virtual:words/rules_en` is `en/rules`. */
function foldersIn(locales: string, parts?: readonly string[]): Map<string, string> {
  return new Map(
    Object.keys(LANGUAGES).flatMap((language) => [
      [`${ALL}/${language}`, language] as const,
      ...readdirSync(join(locales, language), { withFileTypes: true })
        .filter((one) => one.isDirectory() && (parts?.includes(one.name) ?? true))
        .map(({ name }) => [`${ALL}/${name}_${language}`, `${language}/${name}`] as const),
    ]),
  )
}

function sourcesOf(folders: Map<string, string>): string {
  const lines = [...folders].map(([id, folder]) => `'${folder}': () => import('${id}')`)
  return `export default { ${lines.join(', ')} }`
}

function textsOf(folder: string): string {
  const options = "{ query: '?raw', import: 'default', eager: true }"
  return `export default Object.values(import.meta.glob('/locales/${folder}/*.ftl', ${options}))`
}
