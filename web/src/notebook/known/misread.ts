/** A sentence that is not understood: why, and what may have been meant. */

import { codeWords } from '../../i18n/errors'
import { t } from '../../i18n/messages.svelte'
import { Refused } from '../../wire/refusals'
import { readNote } from '../../planetx/notes/reading'
import { tokensOf } from '../../planetx/notes/tokens'
import type { Page } from '../model/page'
import { understood, type Understood } from './taking_down'

export interface Misread {
  why: string
  /** The nearest sentence that can be understood. */
  meant: Understood | null
}

export type Reading = { ok: Understood } | { bad: Misread }

export function reading(written: string, page: Page): Reading {
  const read = attempt(() => understood(written, page))
  return 'ok' in read ? read : { bad: misread(read.bad, written, page) }
}

function misread({ code, facts }: Refused, written: string, page: Page): Misread {
  const { suggestion, ...rest } = facts
  // What notes can say is a list of signs; people here write sentences.
  const unknown = code === 'planetx-notes-line-unknown' || code === 'planetx-notation-clue'
  const clue = code === 'planetx-notes-line-unknown' ? nearestClue(written, page) : null
  const line = clue ?? (typeof suggestion === 'string' ? suggestion : null)
  const found = line === null ? null : attempt(() => understood(line, page))
  return {
    why: unknown ? t('notebook-line-unknown') : codeWords(code, rest),
    meant: found && 'ok' in found && found.ok.words ? found.ok : null,
  }
}

/** The clue that a sentence without a label comes nearest to: it relates things, or names no sector. */
function nearestClue(written: string, page: Page): string | null {
  const said = tokensOf(written)
  const relates = said.some(({ kind }) => kind === 'relation')
  if (!relates && said.some(({ kind }) => kind === 'number' || kind === 'sign')) return null
  const label = said.some(({ value }) => value === 'X') ? 'conference 1' : 'R B'
  const read = attempt(() => readNote(`${label} = ${written}`, page.mode))
  const line = 'bad' in read ? read.bad.facts['suggestion'] : null
  return typeof line === 'string' && line.startsWith(`${label} = `)
    ? line.slice(label.length + ' = '.length)
    : null
}

function attempt<T>(read: () => T): { ok: T } | { bad: Refused } {
  try {
    return { ok: read() }
  } catch (error) {
    if (error instanceof Refused) return { bad: error }
    throw error
  }
}
