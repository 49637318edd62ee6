/** Notes are read as the package reads them, and refused as it refuses them. */
import { expect, it } from 'vitest'
import { readNotes } from '../../src/planetx/notes/reading'
import { Refused } from '../../src/wire/refusals'

const WHOLE = `
# a game in the garden
Standard
facts 5-D 11-G
topic B A+D          # titles are welcome
conference 1 X+C
s a 3-7 = 2
T 8=e/x
R  B = SOME a ADJACENT d
rival t 9 = E
L 6 C E = wrong
conference X1 = no X opposite C
review 7 A+ C-
theory 4 a
rival theory 5
at 11
`

it('reads every kind of line, in any case', () => {
  const notes = readNotes(WHOLE)
  expect(notes.facts.map(({ fact, line }) => [fact.type, line])).toEqual([
    ['not-here', 4],
    ['not-here', 4],
    ['titled', 5],
    ['titled', 6],
    ['counted', 7],
    ['seen', 8],
    ['clue', 9],
    ['seen', 10],
    ['located-wrong', 11],
    ['clue', 12],
    ['holds', 13],
    ['not-here', 13],
  ])
  expect(notes.theories).toEqual([
    { own: true, sector: 4, thing: 'A' },
    { own: false, sector: 5, thing: null },
  ])
  expect([notes.arrow, notes.targets, notes.lastWasResearch]).toEqual([11, 1, false])
})

it('counts own turns without an answer', () => {
  const { facts, targets, lastWasResearch } = readNotes('standard\nT = ?\nt=?\nR = ?')
  expect([facts, targets, lastWasResearch]).toEqual([[], 2, true])
  expect(readNotes('standard\nR = ?\nS = ?').lastWasResearch).toBe(false)
})

const REFUSED: [string, string][] = [
  ['S A 3-9 = 2', 'planetx-companion-run'],
  ['S A 3-7 = 6', 'planetx-notes-count'],
  ['S X 3-7 = 0', 'planetx-survey-object'],
  ['S C 3-6 = 0', 'planetx-survey-comet-ends'],
  ['S A 13 = 0', 'planetx-no-such-sector'],
  ['T 8 = X', 'planetx-notes-sighting'],
  ['R G = some A adjacent D', 'planetx-no-such-topic'],
  ['R B = some A behind D', 'planetx-notation-clue'],
  ['R B = no X opposite C', 'planetx-clue-misplaced'],
  ['L 6 D E = wrong', 'planetx-locate-neighbour'],
  ['L 9 C E = wrong', 'planetx-locate-comet'],
  ['L 6 C E = maybe', 'planetx-notes-located'],
  ['facts 5-E', 'planetx-notes-fact'],
  ['facts 5-Q', 'planetx-notation-object'],
  ['review 7 A', 'planetx-notes-review'],
  ['topic B A+D+G', 'planetx-notation-title'],
  ['conference 2 X+C', 'planetx-companion-conference'],
  ['theory 5 X', 'planetx-choose-object'],
  ['at home', 'planetx-notation-number'],
  ['dance', 'planetx-notes-line-unknown'],
  ['R B = ?', 'planetx-notation-clue'],
  ['rival T = ?', 'planetx-notes-line-unknown'],
  ['rival dance = 3', 'planetx-notes-line-unknown'],
]

it.each(REFUSED)('refuses %s', (line, code) => {
  const read = (): unknown => readNotes(`standard\n${line}\n`)
  expect(read).toThrow(Refused)
  expect(read).toThrow(code)
})

it('wants the mode first, and one clue and title for each topic', () => {
  expect(() => readNotes('')).toThrow('planetx-notes-empty')
  expect(() => readNotes('at 5')).toThrow('planetx-notes-mode')
  const twice = 'standard\nR B = some A adjacent D\nR B = no A adjacent D'
  expect(() => readNotes(twice)).toThrow('planetx-notes-clue-twice')
  const other = 'standard\nR B = some A adjacent D\ntopic B A+G'
  expect(() => readNotes(other)).toThrow('planetx-notes-title')
})
