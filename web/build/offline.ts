/** Makes the built client an app: a manifest for each language, and a worker that knows its files. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import type { Say } from './manifest.ts'
import { newBundle } from '../src/i18n/bundle.ts'
import { LANGUAGES } from '../src/i18n/languages.ts'

/** Known to the server, too: server/http/static_files.py. */
export const WORKER = 'worker.js'
const BUILD = /__BUILD__/g
const FILES = /\[(["'`])__FILES__\1\]/

export interface App {
  /** The page that all addresses get. */
  page: string
  /** What the page calls the folder of its files. */
  base: '/' | './'
  manifest: (language: string, say: Say) => Record<string, unknown>
}

export function offline(root: string, app: App): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: app.base + nameOf('en') }, injectTo: 'head' },
    ],
    buildStart() {
      for (const [language, { locale }] of Object.entries(LANGUAGES)) {
        const source = JSON.stringify(app.manifest(language, wordsOf(root, language, locale)))
        this.emitFile({ type: 'asset', fileName: nameOf(language), source })
      }
    },
    generateBundle(_, bundle) {
      const folder = join(root, 'public')
      const loose = new Map(
        readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))]),
      )
      stamp(bundle, loose, app.page)
    },
  }
}

const nameOf = (language: string) => `manifest-${language}.webmanifest`

function wordsOf(root: string, language: string, locale: string): Say {
  const text = readFileSync(join(root, 'locales', language, 'offline.ftl'), 'utf8')
  const bundle = newBundle(locale, [text])
  return (message) => {
    const pattern = bundle.getMessage(message)?.value
    if (!pattern) throw new Error(`${message} is missing in ${language}`)
    return bundle.formatPattern(pattern)
  }
}

/** Write the names of all files into the worker, and the build's own name into worker and page. */
function stamp(
  bundle: Rolldown.OutputBundle,
  loose: Map<string, Uint8Array>,
  pageName: string,
): void {
  const worker = bundle[WORKER]
  const page = bundle[pageName]
  if (worker?.type !== 'chunk' || page?.type !== 'asset') throw new Error('no worker or no page')
  const names = [...Object.keys(bundle), ...loose.keys()].filter((name) => name !== WORKER).sort()
  // The page is what the folder itself answers.
  const files = names.map((name) => (name === pageName ? '' : name))
  const build = createHash('sha256')
  for (const name of names)
    build.update(name).update(contentOf(bundle[name]) ?? loose.get(name) ?? '')
  build.update(worker.code)
  const name = build.digest('hex').slice(0, 16)
  if (!FILES.test(worker.code)) throw new Error('the worker has no place for its files')
  worker.code = worker.code.replace(FILES, JSON.stringify(files)).replace(BUILD, name)
  page.source = String(page.source).replace(BUILD, name)
}

function contentOf(
  file: Rolldown.OutputBundle[string] | undefined,
): string | Uint8Array | undefined {
  return file?.type === 'chunk' ? file.code : file?.source
}
