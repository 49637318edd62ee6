/** A sentence as an app shows it, or as people write it, and what of the notebook it becomes. */

import type { Known } from '../../planetx/notes/known'
import { clueFrom } from '../../planetx/notes/clue_sentences'
import type { Line } from '../../planetx/notes/lines'
import { readNote } from '../../planetx/notes/reading'
import { titleOf } from '../../planetx/rules/clue_text'
import type { Fact } from '../../planetx/solver/facts'
import { sayClue } from '../../planetx/words/clues'
import { sayFact } from '../../planetx/words/why'
import { t } from '../../i18n/messages.svelte'
import type { Clue } from '../../wire/types'
import type { Entry } from '../model/entries'
import type { Page } from '../model/page'
import type { MoveDraft } from '../moves/draft.svelte'

/** What a sentence can become. Who says it of partial knowledge decides whether it is believed; turns go
 *  into the form, which knows whose they are and what they cost. */
export type Noted =
  | { type: 'known'; known: Known; mayBe: 'told' | 'concluded' | 'both' }
  | { type: 'entries'; entries: Entry[] }
  | { type: 'move'; fields: Partial<MoveDraft> }
  | { type: 'elsewhere'; part: 'moves' | 'theories' }

export interface Understood {
  /** The sentence in the words of this page. */
  words: string
  noted: Noted
}

/** Refused if it cannot be understood, with what may have been meant. */
export function understood(written: string, page: Page): Understood {
  const clue = clueFrom(written, page.mode)
  return clue ? ofClue(clue, null, page) : ofLine(readNote(written, page.mode), page)
}

function ofClue(clue: Clue, label: string | null, page: Page): Understood {
  const words = sayClue(clue)
  if (!titleOf(clue).includes('X')) {
    const fields = { kind: 'research', player: page.own, topic: label, clue } as const
    return { words, noted: { type: 'move', fields } }
  }
  const number = label ? Number(label.slice(1)) : nextConference(page)
  const held = page.conferences.get(number)
  const now = { type: 'conference', number, clue, text: held?.text ?? '' } as const
  const entry: Entry = held ? { type: 'mend', entry: held.entry, now } : now
  const said = `${t('moment-conference', { number })}: ${words}`
  return { words: said, noted: { type: 'entries', entries: [entry] } }
}

/** The first one that nobody has noted, or else the last. */
function nextConference({ conferences, conferenceTitles }: Page): number {
  const open = conferenceTitles.findIndex((_, index) => !conferences.has(index + 1))
  return open < 0 ? conferenceTitles.length : open + 1
}

function ofLine(line: Line, page: Page): Understood {
  const say = (facts: readonly Fact[]) =>
    facts.map((fact) => sayFact(fact, page.ring.sectors)).join(' ')
  const words = say(line.concluded ? [line.concluded] : line.facts)
  if (line.concluded) {
    return { words, noted: { type: 'known', known: line.concluded, mayBe: 'concluded' } }
  }
  if (line.dealer) {
    const entries: Entry[] = [{ type: 'dealer', dealer: line.dealer }]
    return { words: t(`notebook-dealer-${line.dealer}`), noted: { type: 'entries', entries } }
  }
  if (line.theory || line.reviewed) return { words, noted: { type: 'elsewhere', part: 'theories' } }
  if (line.starting) return { words, noted: { type: 'entries', entries: given(line) } }
  const [fact] = line.facts
  if (!fact) return { words, noted: { type: 'elsewhere', part: 'moves' } }
  return ofFact(fact, words, line, page)
}

/** A rival's starting facts are hearsay like all that he says. */
function given({ facts, rival }: Line): Entry[] {
  return facts.flatMap((fact): Entry[] => {
    if (fact.type !== 'not-here') return []
    const { sector, thing } = fact
    if (rival || thing === 'E' || thing === 'X') {
      return [{ type: 'known', known: fact, concluded: false }]
    }
    return [{ type: 'fact', sector, thing, given: true }]
  })
}

function ofFact(fact: Fact, words: string, line: Line, page: Page): Understood {
  switch (fact.type) {
    case 'not-here':
    case 'holds':
    case 'amount':
      return { words, noted: { type: 'known', known: fact, mayBe: line.rival ? 'told' : 'both' } }
    case 'titled': {
      const { label, title, written } = fact
      const ordered = written.length > 1
      const entry: Entry = { type: 'title', label, title: ordered ? written : title, ordered }
      const said = `${label}: ${words}`
      return { words: said, noted: { type: 'entries', entries: [entry] } }
    }
    case 'clue': {
      const { noted, words: said } = ofClue(fact.clue, fact.label, page)
      return { words: said, noted: withPlayer(noted, line, page) }
    }
    case 'counted': {
      const { thing, first, last, count } = fact
      return moved({ kind: 'survey', thing, first, last, count })
    }
    case 'seen':
      return moved({ kind: 'target', sector: fact.sector, sighting: fact.sighting })
    case 'located-right':
    case 'located-wrong': {
      const { sector, before, after } = fact
      const found = fact.type === 'located-right'
      return moved({ kind: 'locate', sector, before, after, found })
    }
    case 'revealed':
      return { words, noted: { type: 'elsewhere', part: 'moves' } }
  }

  function moved(fields: Partial<MoveDraft>): Understood {
    return { words, noted: withPlayer({ type: 'move', fields }, line, page) }
  }
}

/** The owner's turn, or the only rival's; of several rivals the form says whose. */
function withPlayer(noted: Noted, { rival }: Line, { own, players }: Page): Noted {
  if (noted.type !== 'move') return noted
  const player = !rival ? own : players.length === 2 ? 1 - own : null
  return { ...noted, fields: { ...noted.fields, player } }
}
