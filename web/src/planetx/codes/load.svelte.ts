/** The deals of all codes: a file for each mode, loaded when a code of it is first asked about. */

import { loadFile } from '../../wire/files'
import type { Mode } from '../../wire/types'
import { modeOf, readCode } from './code'
import { dealOf, type Deal } from './deal'
import { recordsIn, type Records } from './records'
import expert from './expert.bin?url'
import standard from './standard.bin?url'

const FILES: Record<Mode, string> = { standard, expert }

const loaded: Partial<Record<Mode, Promise<Records>>> = {}
const progress = $state<{ share: number | null }>({ share: null })

/** How much of a file that is being loaded is there, from 0 to 1; null if that is not known. */
export const shareLoaded = () => progress.share

/** What a code deals, however it is typed. */
export async function dealFor(typed: string): Promise<Deal> {
  const code = readCode(typed)
  return dealOf(code, await recordsOf(modeOf(code)))
}

/** A file that could not be read is asked for again the next time. */
function recordsOf(mode: Mode): Promise<Records> {
  return (loaded[mode] ??= read(mode).catch((error: unknown) => {
    delete loaded[mode]
    throw error
  }))
}

async function read(mode: Mode): Promise<Records> {
  progress.share = null
  const file = await loadFile(FILES[mode], (bytes, total) => {
    progress.share = total === null ? null : Math.min(1, bytes / total)
  })
  return recordsIn(file, mode)
}
