import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { linesOf } from '../src/planetx/log/lines'
import { even, polylines, tenfold, yOf } from '../src/table/replay/graph'
import { openedView, skyOf } from '../src/planetx/replay/opened'
import { PIECE, Pieces } from '../src/app/replay/pieces.svelte'
import { frameLines } from '../src/ptolemaeus/replay/lines'
import { Replay } from '../src/app/replay/replay.svelte'
import { marksTurn } from '../src/app/replay/turns'
import { recordedNames } from '../src/table/seats/names'
import type { Board } from '../src/wire/ptolemaeus'
import { replayFrames } from '../src/wire/calls'
import type { Frame } from '../src/wire/types'
import { alsoSay, speak } from '../src/i18n/messages.svelte'

const frame = (told: unknown[], desks: unknown[] = []): Frame =>
  ({
    told,
    view: { viewer: null, desk: null },
    desks,
    actor: null,
    action: null,
  }) as unknown as Frame

describe('a game of Planet X with everything open', () => {
  it('shows the sky from the deal on', () => {
    expect(skyOf(frame([{ type: 'sky', system: ['C', 'X'] }]))).toEqual(['C', 'X'])
    expect(skyOf(null)).toEqual([])
  })

  it('knows the face of every theory of every seat', () => {
    const desks = [{ submitted: [[1, 2, 'A']] }, { submitted: [[2, 5, 'G']] }]
    expect(openedView(frame([], desks)).desk?.submitted).toEqual([
      [1, 2, 'A'],
      [2, 5, 'G'],
    ])
  })
})

describe('the lines of a graph', () => {
  const size = { width: 300, height: 160 }

  it('go tenfold by tenfold from all at the top to one at the bottom', () => {
    const rows = [
      [4446, 4446],
      [100, 4446],
      [1, 10],
    ]
    const [first, second] = polylines(rows, tenfold(4446), size)
    expect(first!.split(' ')[0]).toBe('0,0')
    expect(first!.split(' ')[2]).toBe('300,160')
    expect(second!.split(' ')[1]).toBe('150,0')
    expect(tenfold(4446).marks).toEqual([1, 10, 100, 1000])
  })

  it('go evenly from nothing at the bottom to the goal at the top', () => {
    const scale = even(12, 4)
    expect(scale.marks).toEqual([0, 4, 8, 12])
    expect([0, 6, 12].map((value) => yOf(value, scale, 160))).toEqual([160, 80, 0])
  })

  it('survive a game that is only dealt', () => {
    expect(polylines([[5]], tenfold(5), size)).toEqual(['0,0'])
    expect(polylines([], tenfold(5), size)).toEqual([])
  })
})

describe('the players of a record', () => {
  it('are called as at the table: opponents by their level, in every language', async () => {
    await speak('fr')
    expect(recordedNames('ptolemaeus', ['Ada', 'Rules', 'Random 2'])).toEqual([
      'Ada',
      'Almanach',
      'Hasard 2',
    ])
    await speak('en')
    expect(recordedNames('planetx', ['Rules', 'Pencil'])).toEqual(['Rules', 'Pencil'])
  })
})

describe('frames', () => {
  const COUNT = 3 * PIECE + 7
  let asked: string[]
  let away: boolean
  /** Frames in which a turn begins. */
  let turns: number[]

  beforeEach(() => {
    asked = []
    turns = []
    away = false
    vi.stubGlobal('fetch', (path: string) => {
      if (away) return Promise.reject(new TypeError('away'))
      asked.push(path)
      return Promise.resolve(
        new Response(JSON.stringify(answer(path)), {
          headers: { 'content-type': 'application/json' },
        }),
      )
    })
  })

  function answer(path: string): unknown {
    const url = new URL(path, 'http://house')
    if (!url.pathname.endsWith('/frames')) return { game: 'planetx', players: [], frames: COUNT }
    const start = Number(url.searchParams.get('start'))
    const size = Math.min(Number(url.searchParams.get('count')), COUNT - start)
    const eyes = url.searchParams.get('as')
    const frames = Array.from({ length: size }, (_, at) =>
      frame([`${eyes} ${start + at}`, ...(turns.includes(start + at) ? [{ type: 'turn' }] : [])]),
    )
    return { start, frames }
  }

  const toldBy = ({ moves, since, at }: Replay) =>
    moves.slice(since + 1, at + 1).map((one) => [one?.before?.told[0], one?.frame.told[0]])

  const starts = () => asked.map((path) => Number(/start=(\d+)/.exec(path)?.[1] ?? -1))

  it('come in pieces: what a frame needs, each once', async () => {
    const pieces = new Pieces((query) => replayFrames('R', query), 'all', COUNT)
    await Promise.all([pieces.reach(PIECE), pieces.reach(3)])
    expect(starts()).toEqual([0, PIECE])
    expect(pieces.has(PIECE)).toBe(true)
    expect(pieces.has(2 * PIECE)).toBe(false)
    await pieces.rest()
    expect(starts()).toEqual([0, PIECE, 2 * PIECE, 3 * PIECE])
    expect(pieces.frames.size).toBe(COUNT)
  })

  it('are asked for again after a line that broke', async () => {
    const pieces = new Pieces((query) => replayFrames('R', query), 'all', COUNT)
    away = true
    await expect(pieces.reach(0)).rejects.toThrow()
    away = false
    await pieces.reach(0)
    expect(pieces.has(0)).toBe(true)
  })

  it('are stepped through to the end, also when the server is gone meanwhile', async () => {
    const replay = new Replay('record', 'R')
    await replay.open()
    await vi.waitFor(() => expect(starts()).toContain(3 * PIECE))
    away = true
    await replay.goTo(COUNT + 5)
    expect(replay.at).toBe(COUNT - 1)
    expect(replay.frame?.told).toEqual([`all ${COUNT - 1}`])
    expect(replay.trouble).toBeNull()
    await replay.see('0')
    expect([replay.eyes, replay.trouble === null]).toEqual(['all', false])
  })

  it('are seen with other eyes at the same moment', async () => {
    const replay = new Replay('table', 'T')
    await replay.open()
    await replay.goTo(60)
    await replay.see('1')
    expect(replay.frame?.told).toEqual(['1 60'])
    expect(toldBy(replay)).toEqual([['1 59', '1 60']])
  })

  it('are leapt through turn by turn, also over pieces, and the whole turn is told', async () => {
    turns = [20, 23, 2 * PIECE + 30]
    const replay = new Replay('record', 'R')
    await replay.open()
    const stops = [replay.at]
    for (const way of [1, 1, 1, 1, -1, -1, -1, -1] as const) {
      await replay.leap(way)
      stops.push(replay.at)
    }
    expect(stops).toEqual([0, 20, 23, 2 * PIECE + 30, COUNT - 1, 2 * PIECE + 30, 23, 20, 0])
    await replay.leap(1)
    await replay.leap(1)
    const told = () => toldBy(replay)
    expect(told()).toEqual([
      ['all 20', 'all 21'],
      ['all 21', 'all 22'],
      ['all 22', 'all 23'],
    ])
    await replay.see('1')
    expect(told().at(0)).toEqual(['1 20', '1 21'])
    await replay.goTo(22)
    expect(told()).toEqual([['1 21', '1 22']])
  })
})

describe('a frame of Planet X', () => {
  it('says that a move was taken back, without what had been struck', () => {
    const [line] = linesOf([{ number: 0, event: { type: 'taken-back', to: 3 } }])
    expect(line).toMatchObject({ event: { type: 'taken-back' }, struck: [] })
  })
})

describe('a turn', () => {
  it('begins as Ptolemaeus tells, and is an action of Planet X', () => {
    expect(marksTurn(frame([{ type: 'placed' }, { type: 'turn', seat: 1 }]))).toBe(true)
    expect(marksTurn(frame([{ type: 'research-announced', seat: 0 }]))).toBe(true)
    expect(marksTurn(frame([{ type: 'survey', seat: 0 }]))).toBe(true)
    expect(marksTurn(frame([{ type: 'sealed', seat: 0 }]))).toBe(false)
  })
})

describe('a frame of Ptolemaeus', () => {
  const scene = { names: ['Ada', 'Ben'], viewer: null, sectors: 12, points: {}, owners: new Map() }
  const none = Array.from({ length: 12 }, () => 0)
  const board = {
    planets: [0, 1, 2, 3, 4, 5, 6],
    comet: 7,
    pawns: [none, none.map((_, sign) => (sign === 8 ? 2 : 0))],
    studied: [[], []],
    tokens: [0, 0],
    stage: { type: 'turn' },
    round: 1,
  } as unknown as Board
  const found = { board, desks: [] }

  beforeAll(() => Promise.all([speak('en'), alsoSay('replay')]))

  it('begins where the one before ended', () => {
    const [line] = frameLines([{ type: 'comet-moved', steps: 1 }], scene, found)
    expect(line!.text).toContain('Sagittarius')
    expect(line!.details.join()).toContain('Ben: 2')
  })

  it('tells secrets by the name of their owner', () => {
    const lines = frameLines([{ type: 'card', seat: 1, card: 4 }], scene, found)
    expect(lines[0]!.learned).toBe('Ben drew Leo from the deck.')
  })

  it('keeps the order of a deck to itself, and says that a move was taken back', () => {
    expect(frameLines([{ type: 'event-deck', size: 13, cards: [] }], scene, null)).toEqual([])
    const [line] = frameLines([{ type: 'taken-back', to: 3 }], scene, found)
    expect(line!.text).toContain('undone')
  })
})
