/** Makes the client a folder for a static host: a file with the page for each door, and nothing in it
 *  that only a server's client shows. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Where `ecliptic site` writes the folder that the site is to live in. */
const BASE = '__BASE__'
const INDEX = 'index.html'
/** What static hosts answer where there is no file: the page knows what to say. */
const NOT_FOUND = '404.html'
const ADDRESS = /\b(href|src)="\.\//g

/** The addresses that have a file: those of src/alone/doors.ts, which is no part of a build. */
export function doorsOf(root: string): string[] {
  const games = readdirSync(join(root, 'src')).filter((one) =>
    ['game.ts', 'manual'].every((part) => existsSync(join(root, 'src', one, part))),
  )
  return ['companion', 'notebook', ...games.map((game) => `rules/${game}`)]
}

export function doors(root: string, page: string): Plugin {
  return {
    name: 'doors',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const html = bundle[page]
      if (html?.type !== 'asset') throw new Error(`there is no ${page}`)
      const source = String(html.source).replace(ADDRESS, `$1="${BASE}`)
      delete bundle[page]
      const files = doorsOf(root).map((door) => `${door}/${INDEX}`)
      for (const fileName of [INDEX, NOT_FOUND, ...files]) {
        this.emitFile({ type: 'asset', fileName, source })
      }
    },
  }
}

/** What a game has for tables, replays and their like, which are only on a server. */
const TABLES =
  /^\.\/(Table\.svelte|replay\/Replay\.svelte|settings\/(planning|Agreed\.svelte|Place\.svelte))$/
const OPENERS = /^\.\/(notebook\/from\/Study(Table|Replay)|companion\/tracking\/TableDoor)\.svelte$/
const NOT_HERE = '\0without/not-here'

/** The registry of games names them; nobody asks for them here. */
export function withoutTables(): Plugin {
  return {
    name: 'without-tables',
    enforce: 'pre',
    resolveId(wanted, importer = '') {
      const isTable = /\/src\/\w+\/game\.ts$/.test(importer) && TABLES.test(wanted)
      const isOpener = /\/src\/games\.ts$/.test(importer) && OPENERS.test(wanted)
      return isTable || isOpener ? NOT_HERE : null
    },
    load: (id) => (id === NOT_HERE ? 'export default null' : null),
  }
}
