/** Every clue a game can give (rules 8), so that a form offers lawful ones only; and those that other apps
 *  may give besides, which ours never does but reads. */

import type { Dealer } from '../notes/lines'
import type { Clue, Mode, Thing } from '../../wire/types'
import { CONFERENCE_FORMS, RESEARCH_FORMS } from './clue_list'
import { clueOf, titleOf } from './clue_text'

/** The narrowest bands stand before the narrowest of ours. */
const BEFORE: Partial<Record<string, string>> = {
  'all C band 3': 'all C band 2',
  'all G band 3': 'all G band 2',
}

/** The research clues of a title: one kind, or two in any order. */
export function researchClues(mode: Mode, title: readonly Thing[]): Clue[] {
  return titled(
    RESEARCH_FORMS[mode].flatMap((text) => [BEFORE[text] ?? [], text].flat()),
    title,
  )
}

const OPPOSITE = ['C', 'A', 'D', 'G', 'E'].map((other) => `some X opposite ${other}`)

/** The conference clues of a title: Planet X and a kind; alone, it is about truly empty sectors. */
export function conferenceClues(mode: Mode, title: readonly Thing[], dealer: Dealer): Clue[] {
  const also = dealer === 'unknown' ? OPPOSITE : []
  return titled([...also, ...CONFERENCE_FORMS[mode]], ['X', ...title])
}

function titled(texts: readonly string[], title: readonly Thing[]): Clue[] {
  const wanted = new Set<Thing>(title.filter((thing) => thing !== 'E'))
  return texts.map(clueOf).filter((clue) => {
    const kinds = titleOf(clue)
    return kinds.length === wanted.size && kinds.every((thing) => wanted.has(thing))
  })
}
