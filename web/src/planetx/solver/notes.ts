/** Notes from a real table, read as `ecliptic planetx solve` reads them (docs/deduction.md).
 *
 *      standard                          the mode comes first
 *      facts 5-D 11-G                    starting facts
 *      topic B A+D                       titles; conference 1 X+C
 *      S A 3-7 = 2                       own turns with their answers
 *      R = ?                             an own turn whose answer is not noted: S, T, R or L
 *      rival L 6 C E = wrong             a rival's turn of which you know the answer
 *      conference 1 = no X opposite C
 *      review 7 A+ C-                    peer review
 *      theory 5 A                        an own theory; rival theory 5, rival theory 5 A
 *      at 11                             where the Earth's arrow points now
 *
 *  Only the standard mode is read here: the expert catalogue stays with the server.
 */

import { runLength } from '../board/geometry'
import { neighbours } from '../rules/actions'
import { FIGURES, THEORY_OBJECTS, TOPICS } from '../rules/figures'
import type { Clue, Sighting, Thing } from '../../wire/types'
import { Refused } from '../../wire/api'
import { readClue, titleOf } from '../rules/clue_text'
import { lawfulTitle } from './clues'
import type { Fact, Learned } from './facts'
import { refused } from './refusals'
import { MODE, SECTORS, THINGS } from './systems'

const { comet_sectors, conference_icons, visible } = FIGURES[MODE]
const TURNS: readonly string[] = ['S', 'T', 'R', 'L']
const NEIGHBOURS: readonly Thing[] = ['C', 'A', 'G', 'E']

/** A theory as the notes know it: an own one, or a rival's whose object may be hidden. */
export interface TheoryWritten {
  own: boolean
  sector: number
  thing: Thing | null
}

export interface Notes {
  facts: Learned[]
  theories: TheoryWritten[]
  /** The sector the Earth's arrow points at, if noted. */
  arrow: number | null
  /** Own target tokens used. */
  targets: number
  lastWasResearch: boolean
}

/** Read notes; a line that cannot be read, or cannot be, is refused with its number. */
export function readNotes(text: string): Notes {
  const notes: Notes = { facts: [], theories: [], arrow: null, targets: 0, lastWasResearch: false }
  let begun = false
  for (const [index, written] of text.split('\n').entries()) {
    const words = wordsOf(written)
    if (words.length === 0) continue
    const line = index + 1
    try {
      if (begun) readLine(notes, words, line)
      else readMode(words)
    } catch (error) {
      throw error instanceof Refused ? refused(error.code, { ...textFacts(error), line }) : error
    }
    begun = true
  }
  if (!begun) throw refused('planetx-notes-empty')
  return notes
}

const textFacts = ({ facts }: Refused) => facts as Record<string, number | string>

function wordsOf(written: string): string[] {
  const told = written.split('#', 1)[0] ?? ''
  return told.toUpperCase().replaceAll('=', ' = ').split(/\s+/).filter(Boolean)
}

function readMode(words: readonly string[]): void {
  const name = words.join(' ').toLowerCase()
  if (name !== MODE) throw refused('planetx-notes-mode', { text: name })
}

function readLine(notes: Notes, words: readonly string[], line: number): void {
  const [first = '', ...rest] = words
  const equals = words.indexOf('=')
  const learn = (...facts: Fact[]): void => {
    notes.facts.push(...facts.map((fact) => ({ fact, line })))
  }
  if (first === 'FACTS' && rest.length > 0) return learn(...rest.map(startingFact))
  if (first === 'TOPIC' && words.length === 3) {
    return learn(titled(notes, topicOf(words[1]!), words[2]!))
  }
  if (first === 'CONFERENCE' && words.length === 3) {
    return learn(titled(notes, conferenceOf(words[1]!), words[2]!))
  }
  if (first === 'CONFERENCE' && equals === 2) {
    return learn(clueRead(notes, conferenceOf(words[1]!), words.slice(3)))
  }
  if (first === 'REVIEW' && words.length > 2) {
    const sector = sectorOf(words[1]!)
    return learn(...words.slice(2).map((face) => reviewed(sector, face)))
  }
  if (first === 'AT' && words.length === 2) {
    notes.arrow = sectorOf(words[1]!)
    return
  }
  if (first === 'THEORY' && words.length === 3) return theory(notes, true, rest)
  if (first === 'RIVAL' && rest[0] === 'THEORY' && equals < 0) {
    return theory(notes, false, rest.slice(1))
  }
  if (TURNS.includes(first) && rest.join(' ') === '= ?') return countTurn(notes, first)
  if (equals > 0 && equals < words.length - 1) {
    const rival = first === 'RIVAL'
    const asked = words.slice(rival ? 1 : 0, equals)
    learn(answered(notes, asked, words.slice(equals + 1)))
    if (!rival) countTurn(notes, asked[0]!)
    return
  }
  throw unknownLine(words)
}

const unknownLine = (words: readonly string[]) =>
  refused('planetx-notes-line-unknown', { text: words.join(' ') })

/** Whether one may research again, and how many targets are left, is read off one's own turns. */
function countTurn(notes: Notes, kind: string): void {
  if (kind === 'T') notes.targets += 1
  notes.lastWasResearch = kind === 'R'
}

function theory(notes: Notes, own: boolean, words: readonly string[]): void {
  const [sector, thing] = words
  if (sector === undefined || words.length > 2) throw unknownLine(words)
  notes.theories.push({
    own,
    sector: sectorOf(sector),
    thing: thing === undefined ? null : theoryThing(thing),
  })
}

function theoryThing(text: string): Thing {
  const thing = thingOf(text)
  if (!THEORY_OBJECTS.includes(thing)) throw refused('planetx-choose-object', { object: thing })
  return thing
}

/** What a turn told. */
function answered(notes: Notes, asked: readonly string[], told: readonly string[]): Fact {
  const [kind, ...named] = asked
  const answer = told.join(' ')
  if (kind === 'S' && named.length === 2) return counted(thingOf(named[0]!), named[1]!, answer)
  if (kind === 'T' && named.length === 1) {
    return { type: 'seen', sector: sectorOf(named[0]!), sighting: sightingOf(answer) }
  }
  if (kind === 'R' && named.length === 1) return clueRead(notes, topicOf(named[0]!), told)
  if (kind === 'L' && named.length === 3) return located(named, answer)
  throw unknownLine([...asked, '=', ...told])
}

function counted(thing: Thing, span: string, told: string): Fact {
  const [from = '', to] = span.split('-')
  const [first, last] = [sectorOf(from), sectorOf(to ?? from)]
  if (thing === 'X') throw refused('planetx-survey-object', { object: thing })
  if (thing === 'C' && ![first, last].every((end) => comet_sectors.includes(end))) {
    throw refused('planetx-survey-comet-ends', { first, last, sectors: comet_sectors.join(', ') })
  }
  const length = runLength(first, last, SECTORS)
  if (length > visible) throw refused('planetx-companion-run', { length, most: visible })
  const count = numberOf(told)
  if (count > length) throw refused('planetx-notes-count', { count, length })
  return { type: 'counted', thing, first, last, count }
}

/** A target cannot tell truly empty from Planet X, so a short `E` will do. */
function sightingOf(told: string): Sighting {
  if (told === 'E') return 'E/X'
  if (!['C', 'A', 'D', 'G', 'E/X'].includes(told))
    throw refused('planetx-notes-sighting', { text: told })
  return told as Sighting
}

function located([where = '', one = '', other = '']: readonly string[], told: string): Fact {
  const [sector, before, after] = [sectorOf(where), thingOf(one), thingOf(other)]
  const beside = neighbours(sector, MODE)
  for (const [place, thing] of [before, after].entries()) {
    if (!NEIGHBOURS.includes(thing)) throw refused('planetx-locate-neighbour', { object: thing })
    if (thing === 'C' && !comet_sectors.includes(beside[place]!)) {
      throw refused('planetx-locate-comet', { sector: beside[place]! })
    }
  }
  if (told !== 'RIGHT' && told !== 'WRONG') throw refused('planetx-notes-located', { text: told })
  return { type: told === 'RIGHT' ? 'located-right' : 'located-wrong', sector, before, after }
}

/** Clue words are written small and letters of objects big, but people may write as they like. */
function clueRead(notes: Notes, label: string, written: readonly string[]): Fact {
  const text = written.map((word) => (word.length === 1 ? word : word.toLowerCase())).join(' ')
  const clue = readClue(text)
  if (!clue || clue.subject === 'E') throw refused('planetx-notation-clue', { text })
  checkAbout(label, titleOf(clue))
  for (const { fact } of notes.facts) {
    if (fact.type === 'clue' && fact.label === label && !same(fact.clue, clue)) {
      throw refused('planetx-notes-clue-twice', { label })
    }
    if (fact.type === 'titled' && fact.label === label && !same(fact.title, titleOf(clue))) {
      throw refused('planetx-notes-title', { label, title: fact.title.join('+') })
    }
  }
  return { type: 'clue', label, clue }
}

const same = (one: Clue | Thing[], other: Clue | Thing[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** A title names its kinds in any order; truly empty sectors are never named in ours. */
function titled(notes: Notes, label: string, written: string): Fact {
  const kinds = written.split('+').map(thingOf)
  checkAbout(label, kinds)
  const title = kinds.length > 2 ? null : lawfulTitle(kinds, label.startsWith('X'))
  if (!title) throw refused('planetx-notation-title', { text: written })
  for (const { fact } of notes.facts) {
    if (fact.type === 'clue' && fact.label === label && !same(titleOf(fact.clue), title)) {
      throw refused('planetx-notes-title', { label, title: title.join('+') })
    }
    if (fact.type === 'titled' && fact.label === label && !same(fact.title, title)) {
      throw refused('planetx-notes-title-twice', { label })
    }
  }
  return { type: 'titled', label, title }
}

/** Conferences, and only they, are about Planet X. */
function checkAbout(label: string, title: readonly Thing[]): void {
  if (title.includes('X') !== label.startsWith('X')) throw refused('planetx-clue-misplaced')
}

function startingFact(text: string): Fact {
  const [sector = '', thing = ''] = text.split('-')
  const fact: Fact = { type: 'not-here', sector: sectorOf(sector), thing: thingOf(thing) }
  if (!THEORY_OBJECTS.includes(fact.thing)) throw refused('planetx-notes-fact', { text })
  return fact
}

/** `A+` is a right asteroid theory, `A-` a wrong one. */
function reviewed(sector: number, face: string): Fact {
  const [thing, sign] = [face.slice(0, -1) as Thing, face.slice(-1)]
  if (!'+-'.includes(sign) || !THEORY_OBJECTS.includes(thing)) {
    throw refused('planetx-notes-review', { text: face })
  }
  return { type: sign === '+' ? 'holds' : 'not-here', sector, thing }
}

function topicOf(text: string): string {
  if (text.length !== 1 || !TOPICS.includes(text))
    throw refused('planetx-no-such-topic', { topic: text })
  return text
}

function conferenceOf(text: string): string {
  const number = numberOf(text.startsWith('X') ? text.slice(1) : text)
  const conferences = Object.values(conference_icons)
  if (!conferences.includes(number)) {
    throw refused('planetx-companion-conference', { number, conferences: conferences.length })
  }
  return `X${number}`
}

function sectorOf(text: string): number {
  const sector = numberOf(text)
  if (sector < 1 || sector > SECTORS) {
    throw refused('planetx-no-such-sector', { sector, sectors: SECTORS })
  }
  return sector
}

function numberOf(text: string): number {
  if (!/^[0-9]{1,6}$/.test(text)) throw refused('planetx-notation-number', { text })
  return Number(text)
}

function thingOf(text: string): Thing {
  const thing = THINGS.find((one) => one === text)
  if (!thing) throw refused('planetx-notation-object', { text })
  return thing
}
