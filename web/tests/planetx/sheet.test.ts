import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { speak } from '../../src/i18n/messages.svelte'
import {
  besideTruth,
  cellOf,
  isOpen,
  meaningOf,
  NO_HELP,
  type Help,
} from '../../src/planetx/sheet/cells'
import { Habits } from '../../src/planetx/sheet/habits.svelte'
import { EXAMPLES } from '../../src/planetx/sheet/legend'
import {
  certainCount,
  cycled,
  gameMarks,
  othersOf,
  unrevealed,
} from '../../src/planetx/sheet/marks'
import { Pencil } from '../../src/planetx/sheet/pencil.svelte'
import type { Shelf } from '../../src/planetx/sheet/shelf'
import { merged, readNotes, sameNotes, written } from '../../src/planetx/sheet/sheet_notes'
import type { Notes } from '../../src/planetx/sheet/sheet_notes'
import { notedSectors } from '../../src/planetx/board/noted'
import { sayCell } from '../../src/planetx/words/cells'
import type { CertainShown, PlanetXTurn } from '../../src/wire/types'
import { storage } from '../companion/games'
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

describe('a circle', () => {
  const view = viewWith({ facts: [{ sector: 4, thing: 'A' }] })
  const marks = gameMarks(view)
  const shelf: Shelf = { read: () => Promise.resolve(null), write: () => Promise.resolve() }
  const circled = (): Pencil => {
    const pencil = new Pencil(shelf, 12)
    pencil.cycle('4E')
    pencil.cycle('4G')
    pencil.cycle('4G', othersOf({ sector: 4, thing: 'G' }, marks))
    return pencil
  }

  it('excludes the rest of its sector, and leaves the game and the player their word', () => {
    expect(circled().notes.marks).toEqual({ '4G': 'yes', '4E': 'no', '4D': 'no', '4X': 'no' })
    const appears: PlanetXTurn = { type: 'target', seat: 0, sector: 4, cost: 4, sighting: 'E/X' }
    const seen = gameMarks(viewWith({ pages: [[appears]] }))
    expect(othersOf({ sector: 4, thing: 'X' }, seen), 'it is not truly empty then').toEqual(['4E'])
  })

  it('is undone in one step', () => {
    const pencil = circled()
    pencil.undo()
    expect(pencil.notes.marks).toEqual({ '4G': 'no', '4E': 'no' })
    pencil.redo()
    expect(pencil.notes.marks['4X']).toBe('no')
    pencil.close()
  })

  it('that is opened again gives back what it excluded, and no more', () => {
    const pencil = circled()
    pencil.cycle('4X')
    pencil.cycle('4G')
    expect(pencil.notes.marks).toEqual({ '4E': 'no', '4X': 'yes' })
    pencil.close()
  })
})

describe('a cell in words', () => {
  const said = (help: Partial<Help>) =>
    sayCell(cellOf(4, 'G', gameMarks(viewWith()), { marks: {}, text: '' }, { ...NO_HELP, ...help }))
  const sectors = <T>(value: T) =>
    Array.from({ length: 12 }, (_, index) => ({ sector: index + 1, ...value }))
  const likely = { heard: 1, systems: 9, sectors: sectors({ odds: { G: 0.25 } }) }
  const never: CertainShown = {
    heard: 1,
    systems: 9,
    planet_x: [],
    sectors: sectors({ marks: { G: 'no' as const } }),
  }

  it('says what logic and odds show, and that they are of a moment ago', async () => {
    await speak('en')
    expect(said({})).toEqual(['open'])
    expect(said({ odds: likely })).toEqual(['open', 'odds 25%'])
    expect(said({ certain: never, odds: likely })).toEqual(['open', 'impossible by logic'])
    expect(said({ odds: likely, updating: true })).toEqual(['open', 'odds 25%', 'updating…'])
    expect(said({ updating: true })).toEqual(['open'])
  })
})

describe('the end', () => {
  const view = viewWith(
    { pages: [[survey('A', 1, 2, 0)]] },
    { system: ['G', 'C', 'A', 'A', 'D', 'E', 'G', 'E', 'A', 'A', 'C', 'X'] },
  )
  const notes: Notes = { marks: { '1G': 'yes', '1D': 'no', '3G': 'yes', '3A': 'no' }, text: '' }
  const at = (sector: number, thing: 'A' | 'D' | 'G' | 'X') => {
    const marks = gameMarks(unrevealed(view))
    return besideTruth(cellOf(sector, thing, marks, notes, NO_HELP), view.board.system)
  }

  it('leaves the own notes beside the truth', async () => {
    await speak('en')
    expect(sayCell(at(1, 'G'))).toEqual(['it is here', 'circled by you', 'you were right'])
    expect(sayCell(at(1, 'D'))).toEqual(['not here', 'crossed out by you', 'you were right'])
    expect(sayCell(at(3, 'G'))).toEqual(['not here', 'circled by you', 'you were wrong'])
    expect(sayCell(at(3, 'A'))).toEqual(['it is here', 'crossed out by you', 'you were wrong'])
    expect(sayCell(at(1, 'A'))).toEqual(['not here', 'excluded by what you were told'])
    expect(sayCell(at(12, 'X'))).toEqual(['it is here'])
  })

  it('closes the sheet', () => {
    expect(isOpen(at(12, 'X'))).toBe(false)
    expect(isOpen({ ...at(12, 'X'), held: null })).toBe(true)
  })
})

describe('habits', () => {
  beforeEach(() => vi.stubGlobal('localStorage', storage()))
  afterEach(() => vi.unstubAllGlobals())

  it('are kept on the device, each by itself', () => {
    new Habits().onRing = true
    new Habits().rowToo = true
    expect([new Habits().onRing, new Habits().rowToo]).toEqual([true, true])
    new Habits().onRing = false
    expect([new Habits().onRing, new Habits().rowToo]).toEqual([false, true])
  })
})

describe('the legend', () => {
  it('has every look of a cell once', () => {
    const looks = EXAMPLES.map(({ cell }) =>
      [meaningOf(cell), cell.logic, cell.odds !== null, cell.wrong, cell.held].join(),
    )
    expect(new Set(looks).size).toBe(EXAMPLES.length)
    expect(new Set(EXAMPLES.map(({ cell }) => meaningOf(cell))).size).toBe(8)
  })
})
