import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  withHeard,
  withTurn,
  type Evening,
  type Heard,
  type Turn,
} from '../../src/companion/evening/evening'
import { linesOf } from '../../src/companion/papers/notes_text'
import { textOf } from '../../src/planetx/solver/ask'
import { undone, withEntry, written } from '../../src/notebook/model/entries'
import { fold } from '../../src/notebook/model/fold'
import { notebookOfEvening, openEvening } from '../../src/companion/papers/notebook'
import { notebooks } from '../../src/notebook/model/notebooks'
import { readNotebook } from '../../src/notebook/sharing/reading'
import { solverNotes } from '../../src/notebook/hints/solver_notes'
import { written as writtenSheet } from '../../src/planetx/sheet/sheet_notes'
import { speak } from '../../src/i18n/messages.svelte'
import { eveningOf, storage } from '../companion/games'

const { keep: keepNotebook, kept: keptNotebook } = notebooks

const LABEL = { id: 'b4k7', name: 'Game B4K7', begun: 1000 }
const X_NOT_BY_COMET = { type: 'adjacent', quantity: 'no', subject: 'X', other: 'C' } as const
const SOME_A_BY_C = { type: 'adjacent', quantity: 'some', subject: 'A', other: 'C' } as const
const SKY = [...'GDCAAXEGAACE'] as Evening['system']

const SURVEY: Turn = { type: 'survey', seat: 0, thing: 'A', first: 3, last: 7, count: 2, cost: 3 }
const TARGET: Turn = { type: 'target', seat: 0, sector: 8, sighting: 'G', cost: 4 }
const RESEARCH: Turn = { type: 'research', seat: 0, topic: 'A', clue: SOME_A_BY_C, cost: 1 }
const LOCATE: Turn = {
  type: 'locate',
  seat: 0,
  sector: 6,
  before: 'A',
  after: 'C',
  found: false,
  cost: 5,
  points: 0,
}
const CONFERENCE: Heard = { type: 'conference-held', number: 1, clue: X_NOT_BY_COMET }
const REVIEW: Heard = { type: 'reviewed', sector: 5, thing: 'A', right: true }
const REFUTED: Heard = { type: 'reviewed', sector: 1, thing: 'C', right: false }

/** Ada asked four questions; Bo looked on, with turns of his own. */
function played(): Evening {
  let evening = eveningOf('Ada', 'Bo')
  evening = withTurn(evening, 1, SURVEY)
  evening = withTurn(evening, 2, TARGET)
  evening = withHeard(evening, CONFERENCE)
  evening = withTurn(evening, 1, TARGET)
  evening = withTurn(evening, 1, RESEARCH)
  evening = withHeard(withHeard(evening, REVIEW), REFUTED)
  evening = withTurn(evening, 1, LOCATE)
  const sheet = writtenSheet({ marks: { '3A': 'no' }, text: 'close' })
  const players = evening.players.map((one) => (one.id === 1 ? { ...one, sheet } : one))
  return { ...evening, players, system: SKY }
}

const lines = (text: string) =>
  new Set(
    text
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('at ')),
  )

beforeEach(() => vi.stubGlobal('localStorage', storage()))
afterEach(() => vi.unstubAllGlobals())

describe('an evening with the companion as a notebook', () => {
  const evening = played()
  const [ada, bo] = evening.players
  const notebook = notebookOfEvening(evening, ada!, LABEL)
  const page = fold(notebook)

  it('tells the solver the same facts, and who dealt', () => {
    expect(lines(solverNotes(page))).toEqual(lines(textOf(linesOf(evening, ada!))))
  })

  it('keeps the order in which the player came to know things', () => {
    expect(page.log.map((line) => line.said.type)).toEqual([
      'survey',
      'conference',
      'target',
      'research',
      'review',
      'review',
      'locate',
      'revealed',
    ])
  })

  it('has one player, the sheet and the sky, and nothing of the others', () => {
    expect(page.players.map((one) => one.name)).toEqual(['Ada'])
    expect(page.season).toBe('spring')
    expect(page.marks).toEqual({ '3A': 'no' })
    expect(page.notes.get(0)).toBe('close')
    expect(page.system).toEqual(SKY)
    const his = fold(notebookOfEvening(evening, bo!, LABEL))
    expect(his.log.map((line) => line.said.type)).toEqual([
      'target',
      'conference',
      'review',
      'review',
      'revealed',
    ])
    expect(his.marks).toEqual({})
  })

  it('can be shared like any other', () => {
    expect(written(readNotebook(written(notebook)))).toBe(written(notebook))
  })
})

describe('opening it', () => {
  beforeEach(() => speak('en'))

  it('brings back the notebook that was made before, with what was written into it', () => {
    const evening = played()
    const id = openEvening(evening, evening.players[0]!)
    const first = keptNotebook(id)!
    expect(first.name).toBe('Game B4K7, Ada')
    expect(fold(first).log).toEqual([])
    const gone = { ...first, done: first.entries.length }
    keepNotebook(withEntry(gone, { type: 'note', sector: 3, text: 'here!' }))
    expect(openEvening(evening, evening.players[0]!)).toBe(id)
    expect(fold(keptNotebook(id)!).notes.get(3)).toBe('here!')
  })

  it('makes another one when the evening has gone on, or the first was written over', () => {
    const evening = played()
    const id = openEvening(evening, evening.players[0]!)
    const later = withTurn(evening, 1, RESEARCH)
    const second = openEvening(later, later.players[0]!)
    expect(second).not.toBe(id)
    expect(keptNotebook(id)!.entries.length).toBe(keptNotebook(second)!.entries.length - 1)
    keepNotebook(withEntry(undone(keptNotebook(id)!), { type: 'phase' }))
    expect(openEvening(evening, evening.players[0]!)).not.toBe(id)
  })
})
