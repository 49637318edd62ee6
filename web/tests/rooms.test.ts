/** The rooms of web/src: who may import whom, how much a folder holds, and who may name a game. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { describe, expect, it } from 'vitest'

const SOURCES = join(import.meta.dirname, '../src')

/** A room may import those above it in this list, and no other. */
const ORDER = [
  'wire',
  'i18n',
  'device',
  'ui',
  'table',
  'ptolemaeus',
  'planetx',
  'notebook',
  'companion',
  'games.ts',
  'app',
  'alone',
  'main.ts',
]

/** Rooms of one game, and who may import them: everybody else asks the registry. */
const OF_A_GAME: Record<string, string[]> = {
  ptolemaeus: ['games.ts'],
  planetx: ['notebook', 'companion', 'games.ts'],
}

/** What is no room, and may be imported by anybody. */
const BESIDE = ['../locales/languages.json']

const MOST_FILES = 15

/** What a game is called, and who may call it so besides the registry. */
const NAMES: [RegExp, string[]][] = [
  [/planet[ -]?x/i, ['planetx', 'notebook', 'companion', 'games.ts']],
  [/ptolemaeus/i, ['ptolemaeus', 'games.ts']],
]
const NAMED_ALL_THE_SAME: Record<string, string> = {
  'wire/types.ts': 'generated: the server knows its games by name',
  'table/opponents/strengths.ts': 'generated: what was measured of each game',
  'wire/ptolemaeus.ts': 'generated: the types of one game',
}

/** What is done in one place, and where that is. */
const ONE_PLACE: [string, RegExp, string[]][] = [
  ['keeping on the device', /\blocalStorage\b/, ['device/storage.ts']],
  // What is asked there is a page or a file, never the server's API.
  [
    'sending',
    /\bfetch\(/,
    ['device/offline/newer.svelte.ts', 'device/offline/worker.ts', 'wire/api.ts', 'wire/files.ts'],
  ],
  ['the addresses of requests', /["'`]\/(api|healthz)\b/, ['wire/api.ts', 'wire/calls.ts']],
]

interface Import {
  from: string
  to: string
}

const files = readdirSync(SOURCES, { recursive: true, withFileTypes: true })
  .filter((one) => one.isFile())
  .map((one) => posix.relative(SOURCES, posix.join(one.parentPath, one.name)))
const texts = new Map(
  files
    .filter((file) => /\.(ts|svelte)$/.test(file))
    .map((file) => [file, readFileSync(join(SOURCES, file), 'utf8')]),
)

/** `import`, `import type`, `export … from` and `import()`. */
const IMPORTS = /\b(?:from|import)\s*\(?\s*(['"`])(\.[^'"`]*)\1/g

function importsOf(file: string, text: string): Import[] {
  return [...text.matchAll(IMPORTS)].map(([, , path]) => ({
    from: file,
    to: posix.join(dirname(file), String(path)),
  }))
}

/** `games` is a file: it may be written without its ending. */
function roomOf(file: string): string {
  const [room = ''] = file.split('/')
  return ORDER.includes(room) ? room : `${room}.ts`
}

/** Each import that goes the wrong way, in words. */
function wrongWays(imports: readonly Import[]): string[] {
  return imports.flatMap(({ from, to }) => {
    const [own, other] = [roomOf(from), roomOf(to)]
    if (own === other || BESIDE.includes(to)) return []
    const above = ORDER.indexOf(other) >= 0 && ORDER.indexOf(other) < ORDER.indexOf(own)
    if (above && (OF_A_GAME[other]?.includes(own) ?? true)) return []
    return [`${own} must not import ${other}: ${from} imports ${to}`]
  })
}

/** Each file that calls a game by its name without being of that game, in words. */
function namesOf(file: string, text: string): string[] {
  return NAMES.flatMap(([name, rooms]) => {
    const found = rooms.includes(roomOf(file)) ? null : name.exec(text)
    return found ? [`${file} names a game: ${found[0]}`] : []
  })
}

const excused = (file: string) =>
  Object.keys(NAMED_ALL_THE_SAME).some(
    (one) => file === one || (one.endsWith('/') && file.startsWith(one)),
  )

const imports = [...texts].flatMap(([file, text]) => importsOf(file, text))

describe('rooms', () => {
  it('are all in the list', () => {
    expect(new Set(files.map(roomOf))).toEqual(new Set(ORDER))
  })

  it('import only those above them', () => {
    expect(imports.length).toBeGreaterThan(1000)
    expect(wrongWays(imports)).toEqual([])
  })

  it('import what exists', () => {
    const endings = ['', '.ts', '.svelte.ts']
    const missing = imports.filter(
      ({ to }) => !endings.some((end) => existsSync(join(SOURCES, to.replace(/\?url$/, '') + end))),
    )
    expect(missing).toEqual([])
  })

  it('are told which way is wrong', () => {
    const text = `
      import type { View } from '../planetx/scene'
      export { go } from '../app/go'
      const late = () => import('../games')
      import '../ui/theme.css'
    `
    expect(wrongWays(importsOf('table/turn.ts', text))).toEqual([
      'table must not import planetx: table/turn.ts imports planetx/scene',
      'table must not import app: table/turn.ts imports app/go',
      'table must not import games.ts: table/turn.ts imports games',
    ])
    expect(wrongWays(importsOf('app/App.svelte', "import('../planetx/Table.svelte')"))).toEqual([
      'app must not import planetx: app/App.svelte imports planetx/Table.svelte',
    ])
  })
})

describe('what is done in one place', () => {
  it.each(ONE_PLACE)('%s', (_, what, places) => {
    const found = [...texts].filter(([, text]) => what.test(text)).map(([file]) => file)
    expect(found.sort()).toEqual(places)
  })
})

describe('folders', () => {
  const counts = new Map<string, number>()
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)

  it('hold no more than one can look over', () => {
    const full = [...counts].filter(([, count]) => count > MOST_FILES).map(([folder]) => folder)
    expect(full).toEqual([])
  })
})

describe('games', () => {
  const named = new Map([...texts].map(([file, text]) => [file, namesOf(file, text)]))

  it('are named by their own rooms and the registry only', () => {
    const elsewhere = [...named].flatMap(([file, found]) => (excused(file) ? [] : found))
    expect(elsewhere).toEqual([])
  })

  it('are excused nowhere without need', () => {
    const needless = Object.keys(NAMED_ALL_THE_SAME).filter(
      (one) => ![...named].some(([file, found]) => found.length > 0 && file.startsWith(one)),
    )
    expect(needless).toEqual([])
  })

  it('are found by name', () => {
    expect(namesOf('app/Home.svelte', "if (game === 'planetx')")).toEqual([
      'app/Home.svelte names a game: planetx',
    ])
    expect(namesOf('planetx/scene.ts', '/** As in Ptolemaeus. */')).toHaveLength(1)
  })
})
