/**
 * Which modules go into one file, so that a table opens with few of them.
 *
 * Left to itself, the build makes a file of whatever several parts of the client share, however small.
 * Here all is one file that the page or a table needs, but for what only one game has: its table is a
 * file, and what its table shares with screens that are shown without it, such as its rules, another.
 * The rest stays with the part that is loaded when it is shown.
 */
import type { Rolldown } from 'vite'

type Modules = Rolldown.ChunkingContext

const PAGE = /\/index\.html$/
const TABLE = /\/src\/(\w+)\/Table\.svelte$/
/** What is shown where there is no table: parts of a game, and the first screens of other rooms. */
const ELSEWHERE =
  /\/src\/(\w+\/(manual|settings)\/|notebook\/Notebook\.svelte|companion\/Companion\.svelte)/

export const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  { name: (id, modules) => (isForAll(id, partsWith(id, modules)) ? 'client' : null) },
  { name: (id, modules) => basicsOf(partsWith(id, modules)) },
  { name: (id, modules) => gamesOf(partsWith(id, modules))[0] ?? null },
]

function isForAll(id: string, parts: readonly string[]): boolean {
  const [game] = gamesOf(parts)
  const isShared = game !== undefined && !id.includes(`/src/${game}/`)
  return isShared || parts.some((part) => PAGE.test(part))
}

function basicsOf(parts: readonly string[]): string | null {
  const [game] = gamesOf(parts)
  return game && parts.some((part) => ELSEWHERE.test(part)) ? `${game}_basics` : null
}

function gamesOf(parts: readonly string[]): string[] {
  return parts.flatMap((part) => TABLE.exec(part)?.[1] ?? [])
}

/** The parts that cannot be shown without a module. None for what begins a part: another file than
 *  its own would be one more to load; only tables have such files. */
function partsWith(id: string, modules: Modules): readonly string[] {
  const begins = (one: string): boolean => {
    const info = modules.getModuleInfo(one)
    return Boolean(info?.isEntry || info?.dynamicImporters.length)
  }
  if (begins(id) && !TABLE.test(id)) return []
  const seen = new Set<string>([id])
  for (const one of seen)
    for (const importer of modules.getModuleInfo(one)?.importers ?? []) seen.add(importer)
  return [...seen].filter(begins)
}
