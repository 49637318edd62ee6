import { describe, expect, it } from 'vitest'
import { written, type Notebook } from '../../src/notebook/model/entries'
import { fold } from '../../src/notebook/model/fold'
import { atFirstMove, notebookOfTable, type SeatsGame } from '../../src/notebook/from/table'
import { BLANK } from '../../src/planetx/sheet/sheet_notes'
import { pageScore } from '../../src/notebook/score/page_score'
import { readNotebook } from '../../src/notebook/sharing/reading'
import { solverNotes } from '../../src/notebook/hints/solver_notes'
import { answer } from '../solver/solver'
import type { Board, CertainShown, Mode, Over, PlanetXEvent, Thing } from '../../src/wire/types'
import games from './games.json'

interface Game {
  mode: Mode
  seat: number
  seats: number
  told: PlanetXEvent[]
  board: Board
  /** Own theories: number, sector, object. */
  submitted: [number, number, Thing][]
  /** Everything the seat knows of the sky, a fact a line. */
  notes: string[]
  systems: number
}

const GAMES = games as unknown as Game[]
const LABEL = { id: 'table-1', name: 'Last night', begun: 0 }
const SHEET = { marks: { '3A': 'no', '12C': 'yes' }, text: 'near the comet' } as const
const NAMES = ['Ada', 'Tycho', 'Zoé', 'Johannes']

function gameOf({ mode, seat, seats, told }: Game): SeatsGame {
  return { mode, seat, told, names: NAMES.slice(0, seats), sheet: SHEET }
}

const studied = (game: Game): Notebook => notebookOfTable(gameOf(game), LABEL)

/** Notes for the solver, a fact a line, whatever stands together in them. */
function factLines(text: string): Set<string> {
  const lines = text
    .trim()
    .split('\n')
    .slice(1)
    .filter((line) => !/^(dealer|at|theory|rival theory) /.test(line))
    .flatMap((line) => {
      const [word, ...rest] = line.split(' ')
      if (word === 'facts') return rest.map((one) => `facts ${one}`)
      if (word === 'review') return rest.slice(1).map((one) => `review ${rest[0]} ${one}`)
      return [line]
    })
  return new Set(lines)
}

const named = (all: Game[]) =>
  all.map((game) => [`${game.mode}, seat ${game.seat} of ${game.seats}`, game] as const)

describe.each(named(GAMES))('a game of %s', (_, game) => {
  const notebook = studied(game)
  const page = fold(notebook)
  /** Players stand in the order of their pawns, the board speaks of seats. */
  const seatOf = (player: number) => NAMES.indexOf(page.players[player]!.name)

  it('tells the solver what the seat knew, no less and no more', () => {
    expect(factLines(solverNotes(page))).toEqual(new Set(game.notes))
    expect(solverNotes(page)).toContain('\ndealer ecliptic\n')
  })

  it('has the pawns, the phases and the theories where the board had them', () => {
    const { board } = game
    expect(page.players[page.own]!.name).toBe(NAMES[game.seat])
    expect(page.order.map(seatOf)).toEqual(board.order)
    page.times.forEach((time, player) => expect(time).toBe(board.times[seatOf(player)]))
    expect(page.phases).toBe(board.advances)
    // A phase that is being held is due until its theories have moved.
    expect(page.due.map((one) => one.type)).toEqual(
      Array.from({ length: board.phases - board.advances }, () => 'phase'),
    )
    expect(page.confirmed).toEqual(board.confirmed)
    expect([...page.refuted].sort()).toEqual([...board.refuted].sort())
    expect(page.theories.map((one) => [seatOf(one.player), one.sector, one.phase])).toEqual(
      board.theories.map((one) => [one.seat, one.sector, one.phase]),
    )
    expect(page.theories.map((one) => one.fate)).toEqual(
      board.theories.map(
        (one) => ({ 'face-down': 'face-down', 'face-up': 'right', removed: 'wrong' })[one.type],
      ),
    )
    const own = page.theories.filter((one) => one.player === page.own)
    expect(own.map((one) => [one.sector, one.thing])).toEqual(
      game.submitted.map(([, sector, thing]) => [sector, thing]),
    )
  })

  it('hides what the seat could not know', () => {
    const others = page.log.filter((line) => line.player !== null && line.player !== page.own)
    for (const { said } of others) {
      if (said.type === 'survey') expect(said.count).toBeNull()
      if (said.type === 'target') expect(said.sighting).toBeNull()
      if (said.type === 'research') expect(said.clue).toBeNull()
      if (said.type === 'locate') expect(said.sector).toBeNull()
    }
    const laid = notebook.entries.filter((one) => one.type === 'theory' && one.player !== page.own)
    for (const one of laid) expect(one).toMatchObject({ thing: null })
  })

  it('has the note sheet, and can be shared like any other', () => {
    expect(page.marks).toMatchObject(SHEET.marks)
    expect(page.notes.get(0)).toBe(SHEET.text)
    expect(written(readNotebook(written(notebook)))).toBe(written(notebook))
  })
})

describe.each(named(GAMES.filter((game) => game.mode === 'standard')))(
  'a game of %s',
  (_, game) => {
    it('leaves the same systems as the seat’s own belief', () => {
      const certain = answer('certain', solverNotes(fold(studied(game))), {}) as CertainShown
      expect(certain.systems).toBe(game.systems)
    })
  },
)

describe.each(named(GAMES.filter((game) => game.board.stage.type === 'over')))(
  'a finished game of %s',
  (_, game) => {
    it('ends with the sky and the score of the game', () => {
      const notebook = studied(game)
      const page = fold(notebook)
      const { scores, winners } = game.board.stage as Over
      expect(page.system).toEqual(game.board.system)
      expect(notebook.entries.at(-1)!.type).toBe('revealed')
      const score = pageScore(page)
      const seats = page.players.map((one) => NAMES.indexOf(one.name))
      expect(score.players.map((one) => [one.firstBonuses, one.theories, one.planetX])).toEqual(
        seats.map((seat) => scores[seat]),
      )
      expect(score.winners.map((player) => seats[player]).sort()).toEqual([...winners].sort())
    })
  },
)

describe('last chances', () => {
  const told: PlanetXEvent[] = [
    { type: 'pawns', order: [0, 1, 2] },
    { type: 'locate-announced', seat: 0, found: true, cost: 5, points: 10 },
    {
      type: 'last-chances',
      finder: 0,
      behind: [
        [1, 5],
        [2, 5],
      ],
    },
    { type: 'laid', seat: 1, number: 1, sector: 3, phase: 1 },
    { type: 'last-chance-ended', seat: 1 },
    { type: 'laid', seat: 2, number: 2, sector: 3, phase: 1 },
    { type: 'laid', seat: 2, number: 3, sector: 4, phase: 1 },
    { type: 'last-chance-ended', seat: 2 },
  ]

  it('are let go by where something was left of them', () => {
    const game = {
      mode: 'standard',
      seat: 1,
      names: NAMES.slice(0, 3),
      told,
      sheet: SHEET,
    } as const
    const page = fold(notebookOfTable(game, LABEL))
    expect(page.ending?.waiting).toEqual([])
    const passed = page.log.filter((line) => line.said.type === 'pass').map((line) => line.player)
    expect(passed).toEqual([1])
  })
})

describe('a game that is looked at on its way', () => {
  it('is the notebook of what was told by then, with the rest to be done again', () => {
    const game = gameOf(GAMES[0]!)
    const seen = Math.floor(game.told.length / 2)
    const rewound = notebookOfTable({ ...game, seen }, LABEL)
    const whole = notebookOfTable(game, LABEL)
    expect(rewound.entries).toEqual(whole.entries)
    const short = notebookOfTable({ ...game, told: game.told.slice(0, seen), sheet: BLANK }, LABEL)
    expect(rewound.entries.slice(0, rewound.done)).toEqual(short.entries)
    const first = atFirstMove(whole)
    expect(fold(first).log).toEqual([])
    expect(fold(first).facts.length).toBe(fold(whole).facts.length)
  })
})
