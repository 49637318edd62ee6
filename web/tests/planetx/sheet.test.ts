import { describe, expect, it } from 'vitest'
import { cellOf, meaningOf, NO_HELP } from '../../src/planetx/sheet/cells'
import { certainCount, cycled, gameMarks } from '../../src/planetx/sheet/marks'
import { merged, readNotes, sameNotes, written } from '../../src/planetx/sheet/sheet_notes'
import type { Notes } from '../../src/planetx/sheet/sheet_notes'
import { notedSectors } from '../../src/planetx/board/noted'
import type { PlanetXTurn } from '../../src/wire/types'
import { viewWith } from './views'

const survey = (thing: 'A' | 'E', first: number, last: number, count: number): PlanetXTurn => ({
  type: 'survey',
  seat: 0,
  thing,
  first,
  last,
  cost: 4,
  count,
})

describe('what the game said outright', () => {
  it('marks starting facts apart, and comets only where they can stand', () => {
    const marks = gameMarks(viewWith({ facts: [{ sector: 4, thing: 'A' }] }))
    expect(marks['4A']).toBe('start')
    expect(marks['1C']).toBe('never')
    expect(marks['2C']).toBe('open')
  })

  it('marks a survey only when it found none, or one in every sector', () => {
    const marks = (turn: PlanetXTurn) => gameMarks(viewWith({ pages: [[turn]] }))
    expect(marks(survey('A', 11, 1, 0))['12A']).toBe('no')
    expect(marks(survey('A', 3, 5, 2))['4A']).toBe('open')
    const full = marks(survey('A', 3, 4, 2))
    expect([full['3A'], full['3G'], full['3C']]).toEqual(['yes', 'no', 'no'])
  })

  it('keeps "appears empty" apart from truly empty', () => {
    const turn: PlanetXTurn = { type: 'target', seat: 0, sector: 4, cost: 4, sighting: 'E/X' }
    const marks = gameMarks(viewWith({ pages: [[turn]] }))
    expect([marks['4E'], marks['4X'], marks['4A']]).toEqual(['appears', 'appears', 'no'])
  })

  it('tells nothing of what others surveyed', () => {
    const others: PlanetXTurn = {
      type: 'survey-announced',
      seat: 1,
      thing: 'A',
      first: 1,
      last: 3,
      cost: 4,
    }
    expect(gameMarks(viewWith({ pages: [[others]] }))).toEqual(gameMarks(viewWith()))
  })

  it('shows peer reviews, and the whole sky in the end', () => {
    const marks = gameMarks(viewWith({}, { confirmed: [[5, 'C']], refuted: [[6, 'G']] }))
    expect([marks['5C'], marks['5A'], marks['6G']]).toEqual(['yes', 'no', 'no'])
    const sky = gameMarks(viewWith({}, { system: ['X', 'E'] }))
    expect([sky['1X'], sky['1E'], sky['2E']]).toEqual(['yes', 'never', 'yes'])
  })
})

describe('the own pencil', () => {
  const notes = (marks: Notes['marks'], text = ''): Notes => ({ marks, text })

  it('goes from open to excluded to certain', () => {
    expect([undefined, 'no', 'yes'].map((mark) => cycled(mark as undefined))).toEqual([
      'no',
      'yes',
      undefined,
    ])
  })

  it('never writes over the word of the game', () => {
    const marks = gameMarks(viewWith({}, { confirmed: [[5, 'C']] }))
    const own = notes({ '5A': 'yes', '3C': 'yes' })
    expect(meaningOf(cellOf(5, 'A', marks, own, NO_HELP))).toBe('game-no')
    expect(meaningOf(cellOf(3, 'C', marks, own, NO_HELP))).toBe('own-yes')
    expect(certainCount(marks, own.marks, 'C', 12)).toBe(2)
    expect(certainCount(marks, own.marks, 'A', 12)).toBe(0)
  })

  it('is written down and read back', () => {
    const kept = notes({ '5A': 'no', '12X': 'yes' }, 'two of them, I think')
    expect(readNotes(written(kept), 12)).toEqual(kept)
  })

  it('keeps what it cannot read as free text', () => {
    expect(readNotes('x 5 A', 12)).toEqual(notes({}, 'x 5 A'))
    expect(readNotes('{"form":"other"}', 12).marks).toEqual({})
    expect(
      readNotes('{"form":"ecliptic-sheet-1","marks":{"99A":"no","1A":"?"}}', 12).marks,
    ).toEqual({})
  })

  it('brings two devices together: what was changed here wins', () => {
    const base = notes({ '1A': 'no', '2A': 'no' }, 'a')
    const here = notes({ '1A': 'yes', '2A': 'no', '3A': 'no' }, 'a')
    const there = notes({ '1A': 'no', '4A': 'yes' }, 'a b')
    expect(merged(base, here, there)).toEqual(
      notes({ '1A': 'yes', '3A': 'no', '4A': 'yes' }, 'a b'),
    )
    expect(merged(base, notes({}, 'mine'), notes({}, 'theirs')).text).toBe('theirs\nmine')
  })

  it('knows the same notes in any order', () => {
    expect(sameNotes(notes({ '1A': 'no', '2A': 'yes' }), notes({ '2A': 'yes', '1A': 'no' }))).toBe(
      true,
    )
    expect(sameNotes(notes({ '1A': 'no' }), notes({ '1A': 'yes' }))).toBe(false)
  })

  it('is shown on the ring: certain ones always, open ones if wanted', () => {
    const marks = gameMarks(viewWith())
    const own = notes({ '1A': 'yes', '2A': 'no', '2C': 'no', '2D': 'no', '2G': 'no' })
    expect([...notedSectors(marks, own, 12, false)]).toEqual([[1, ['A']]])
    expect(notedSectors(marks, own, 12, true).get(2)).toEqual(['E', 'X'])
  })
})
