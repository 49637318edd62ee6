/** Notes from a real table, read as `ecliptic planetx solve` reads them (docs/deduction.md).
 *
 *      standard                          the mode comes first
 *      dealer published                  who deals: published (if not said), ecliptic or unknown
 *      facts 5-D 11-G                    starting facts
 *      topic B A+D                       titles; conference 1 X+C
 *      S A 3-7 = 2                       own turns with their answers
 *      R = ?                             an own turn whose answer is not noted: S, T, R or L
 *      rival L 6 C E = wrong             a rival's turn of which you know the answer
 *      conference 1 = no X opposite C
 *      review 7 A+ C-                    peer review
 *      theory 5 A                        an own theory; rival theory 5, rival theory 5 A
 *      A in 3-5 >= 1                     partial knowledge; A or D in 7, not A in 7
 *      so A in 3-5 = 2                   an own conclusion: not believed, but it can be asked about
 *      at 11                             where the Earth's arrow points now
 *
 *  People may write all of it in words of their own language.
 */

import { Refused } from '../../wire/refusals'
import type { ClueRead, Mode, Thing, Titled } from '../../wire/types'
import { titleOf } from '../rules/clue_text'
import type { Fact, Learned } from '../solver/facts'
import { refused } from '../solver/refusals'
import type { Known } from './known'
import { readLine, readMode, type Dealer, type Line, type TheoryWritten } from './lines'
import { shorten } from './parts'
import { suggestion } from './suggestions'
import { isBlank, REMARK, tokensOf } from './tokens'

/** What a player concluded himself, and the line it is written on. */
export interface Concluded {
  fact: Known
  line: number
}

export interface Notes {
  mode: Mode
  /** Whose weights count. */
  dealer: Dealer
  facts: Learned[]
  /** Lines with starting facts. */
  starting: number[]
  conclusions: Concluded[]
  theories: TheoryWritten[]
  /** The sector the Earth's arrow points at, if noted. */
  arrow: number | null
  /** Own target tokens used. */
  targets: number
  lastWasResearch: boolean
}

type Facts = Record<string, number | string>

/** Read notes; a line that cannot be read, or cannot be, is refused with its number. */
export function readNotes(text: string): Notes {
  let notes: Notes | null = null
  for (const [index, whole] of text.split(/\r\n|\r|\n/).entries()) {
    const written = whole.split(REMARK, 1)[0] ?? ''
    if (isBlank(written)) continue
    const [said, line] = [tokensOf(written), index + 1]
    try {
      if (notes) addLine(notes, readLine(said, notes.mode), line)
      else notes = begun(readMode(said))
    } catch (error) {
      throw explained(error, written, line, notes?.mode ?? null)
    }
  }
  if (!notes) throw refused('planetx-notes-empty')
  return notes
}

/** Read one line alone; refused as if it were the first one after the mode. */
export function readNote(written: string, mode: Mode): Line {
  try {
    return readLine(tokensOf(written), mode)
  } catch (error) {
    throw explained(error, written, 1, mode)
  }
}

const begun = (mode: Mode): Notes => ({
  mode,
  dealer: 'published',
  facts: [],
  starting: [],
  conclusions: [],
  theories: [],
  arrow: null,
  targets: 0,
  lastWasResearch: false,
})

/** Here something else may have been meant; all other lines were understood and cannot be. */
const NOT_UNDERSTOOD = new Set([
  'planetx-notes-mode',
  'planetx-notes-dealer',
  'planetx-notes-line-unknown',
  'planetx-notes-sighting',
  'planetx-notes-located',
  'planetx-notes-fact',
  'planetx-notes-review',
  'planetx-notation-number',
  'planetx-notation-object',
  'planetx-notation-title',
  'planetx-notation-clue',
])

function explained(error: unknown, written: string, line: number, mode: Mode | null): unknown {
  if (!(error instanceof Refused)) return error
  return refused(error.code, factsOf(error, written, line, mode))
}

/** Where no part of a line is to blame, its whole text is. */
function factsOf(error: Refused, written: string, line: number, mode: Mode | null): Facts {
  const facts: Facts = { ...(error.facts as Facts), line }
  if (facts.text === '') facts.text = shorten(written.trim())
  const meant = NOT_UNDERSTOOD.has(error.code) ? suggestion(written, mode) : ''
  return meant ? { ...facts, suggestion: meant } : facts
}

function addLine(notes: Notes, said: Line, line: number): void {
  if (said.concluded) notes.conclusions.push({ fact: said.concluded, line })
  for (const fact of said.facts) checkLabel(notes, fact)
  notes.facts.push(...said.facts.map((fact) => ({ fact, line })))
  if (said.starting) notes.starting.push(line)
  if (said.theory) notes.theories.push(said.theory)
  if (said.dealer) notes.dealer = said.dealer
  if (said.arrow !== null) notes.arrow = said.arrow
  if (!said.turn || said.rival) return
  // Whether one may research again, and how many targets are left, is read off one's own turns.
  if (said.turn === 'T') notes.targets += 1
  notes.lastWasResearch = said.turn === 'R'
}

type Labelled = ClueRead | Titled

/** A topic or conference has one title and one clue, which is about the title. */
function checkLabel(notes: Notes, fact: Fact): void {
  if (!isLabelled(fact)) return
  const { label } = fact
  for (const { fact: known } of notes.facts) {
    if (!isLabelled(known) || known.label !== label) continue
    if (known.type === 'clue' && fact.type === 'clue') {
      if (!same(known.clue, fact.clue)) throw refused('planetx-notes-clue-twice', { label })
    } else if (!same(titled(known), titled(fact))) {
      if (known.type === fact.type) throw refused('planetx-notes-title-twice', { label })
      const named = titled(known.type === 'titled' ? known : fact)
      throw refused('planetx-notes-title', { label, title: named.join('+') })
    }
  }
}

const isLabelled = (fact: Fact): fact is Labelled => fact.type === 'clue' || fact.type === 'titled'

const titled = (fact: Labelled): Thing[] =>
  fact.type === 'titled' ? fact.title : titleOf(fact.clue)

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
