import { describe, expect, it } from 'vitest'
import {
  RADIUS,
  besideTrack,
  middleOf,
  polar,
  run,
  runLength,
  sectorAt,
  sideBySide,
} from '../../src/planetx/board/geometry'
import {
  conferencesToCome,
  openObjects,
  pawnsBySector,
  spaceOf,
  stepsToTheories,
  tokensOf,
  visibleSky,
  waitingFor,
} from '../../src/planetx/board/standing'
import { boardWith, viewWith } from './views'

describe('the ring', () => {
  it.each([12, 18])('finds every sector of %i under its own middle', (sectors) => {
    for (let sector = 1; sector <= sectors; sector += 1) {
      const middle = middleOf(sector, sectors)
      for (const radius of [RADIUS.object, RADIUS.number, RADIUS.track.pawn]) {
        expect(sectorAt(polar(radius, middle), sectors)).toBe(sector)
      }
    }
  })

  it('has no sector on the Earth, nor outside the board', () => {
    expect(sectorAt({ x: 20, y: 20 }, 12)).toBeNull()
    expect(sectorAt({ x: 499, y: 499 }, 12)).toBeNull()
  })

  it('runs past the highest number', () => {
    expect(run(11, 2, 12)).toEqual([11, 12, 1, 2])
    expect(runLength(5, 5, 18)).toBe(1)
    expect(runLength(6, 5, 18)).toBe(18)
  })

  it.each([1, 2, 3, 4])('keeps %i pawns inside their sector, the first furthest back', (count) => {
    const places = sideBySide(RADIUS.track.pawn, 7, 18, count, 46)
    expect(places.map(({ at }) => sectorAt(at, 18))).toEqual(Array(count).fill(7))
    const degrees = places.map((place) => place.degrees)
    expect(degrees).toEqual([...degrees].sort((one, other) => one - other))
  })

  it.each([12, 18])('has room for six things beside a review track of %i sectors', (sectors) => {
    const places = [0, 1, 2, 3, 4, 5].map((place) => besideTrack(place, 7, sectors))
    expect(places.map((at) => sectorAt(at, sectors))).toEqual(Array(6).fill(7))
    const spaces = RADIUS.spaces.map((radius) => polar(radius, middleOf(7, sectors)))
    places.forEach((one, place) => {
      for (const other of [...places.slice(place + 1), ...spaces]) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(32)
      }
    })
  })
})

describe('what the board shows', () => {
  it('sees half the ring from the arrow on', () => {
    expect(visibleSky(boardWith({ earth: 21 }))).toEqual([10, 11, 12, 1, 2, 3])
    expect(visibleSky(boardWith({ mode: 'expert', earth: 15 }))).toEqual([
      16, 17, 18, 1, 2, 3, 4, 5, 6,
    ])
  })

  it('stands pawns in the order in which they act', () => {
    const board = boardWith({ times: [14, 2, 3], order: [1, 2, 0] })
    expect(pawnsBySector(board)).toEqual(
      new Map([
        [3, [1, 0]],
        [4, [2]],
      ]),
    )
  })

  it('moves face-down theories inward and leaves face-up ones', () => {
    const down = { type: 'face-down', number: 1, seat: 0, sector: 4, phase: 1 } as const
    const up = { ...down, type: 'face-up', thing: 'A', space: 2 } as const
    expect([1, 2, 3, 9].map((advances) => spaceOf(boardWith({ advances }), down))).toEqual([
      1, 2, 3, 3,
    ])
    expect(spaceOf(boardWith({ advances: 9 }), up)).toBe(2)
  })

  it('shows a face-down theory to its owner alone, and removed ones to nobody', () => {
    const theories = [
      { type: 'face-down', number: 1, seat: 0, sector: 4, phase: 1 },
      { type: 'face-down', number: 2, seat: 1, sector: 4, phase: 1 },
      { type: 'removed', number: 3, seat: 1, sector: 5, phase: 1, thing: 'C' },
    ] as const
    const desk = {
      supply: [2, 3, 1, 2],
      chosen: [],
      submitted: [[1, 4, 'A'] as [number, number, 'A']],
    }
    const tokens = tokensOf(viewWith({ desk }, { theories: [...theories], phases: 1 }))
    expect(tokens.map((one) => [one.thing, one.place, one.among])).toEqual([
      ['A', 0, 2],
      [null, 1, 2],
    ])
  })

  it('waits for whoever is asked', () => {
    expect(waitingFor(boardWith({ order: [1, 0] }))).toEqual([1])
    expect(waitingFor(boardWith({ stage: { type: 'choosing', waiting: [0, 1] } }))).toEqual([0, 1])
    const queue: [number, number][] = [
      [1, 2],
      [0, 1],
    ]
    expect(waitingFor(boardWith({ stage: { type: 'placing', queue } }))).toEqual([1])
    expect(waitingFor(boardWith({ stage: { type: 'over', scores: [], winners: [] } }))).toEqual([])
  })

  it('counts the steps to the next theory phase', () => {
    // The icon at 3 fires when the arrow leaves sector 3: after three steps from sector 1.
    expect([0, 1, 2, 3, 11].map((earth) => stepsToTheories(boardWith({ earth })))).toEqual([
      3, 2, 1, 3, 1,
    ])
  })

  it('opens what is confirmed, and in the end everything', () => {
    expect(openObjects(boardWith({ confirmed: [[4, 'A']] }))).toEqual(new Map([[4, 'A']]))
    expect(openObjects(boardWith({ system: ['X', 'E'] })).get(1)).toBe('X')
  })

  it('takes a conference off the board once it was held', () => {
    expect(conferencesToCome(boardWith())).toEqual([[10, 1]])
    const held: [number, { type: 'band'; subject: 'A'; width: number }] = [
      1,
      { type: 'band', subject: 'A', width: 5 },
    ]
    expect(conferencesToCome(boardWith({ conferences: [held] }))).toEqual([])
  })
})
