/** What the board shows, read off a view: nothing here decides what may be done. */

import { REVIEW_SPACES, RINGS } from '../../wire/types'
import type { Board, FaceDown, FaceUp, Ring, View } from '../../wire/types'
import type { Thing } from '../objects'
import { run } from './geometry'

export type Standing = FaceDown | FaceUp

export interface Token {
  theory: Standing
  /** What is on its face, as far as this viewer may know. */
  thing: Thing | null
  space: number
  /** Its place among the tokens on the same space, and how many lie there. */
  place: number
  among: number
}

export function ringOf(board: Board): Ring {
  return RINGS[board.mode]
}

export function arrowOf(board: Board): number {
  return (board.earth % ringOf(board).sectors) + 1
}

export function visibleSky(board: Board): number[] {
  const { sectors } = ringOf(board)
  const first = arrowOf(board)
  return run(first, ((first + sectors / 2 - 2) % sectors) + 1, sectors)
}

export function sectorOf(board: Board, seat: number): number {
  return ((board.times[seat] ?? 0) % ringOf(board).sectors) + 1
}

/** The pawns of each sector, the one that acts first in front of the list. */
export function pawnsBySector(board: Board): Map<number, number[]> {
  const found = new Map<number, number[]>()
  for (const seat of board.order) {
    const sector = sectorOf(board, seat)
    found.set(sector, [...(found.get(sector) ?? []), seat])
  }
  return found
}

/** How many spaces inward a theory stands; the outer space is 0. */
export function spaceOf(board: Board, theory: Standing): number {
  if (theory.type === 'face-up') return theory.space
  return Math.min(board.advances - theory.phase + 1, REVIEW_SPACES - 1)
}

/** Every theory on the review tracks; removed ones are gone. */
export function tokensOf(view: View): Token[] {
  const { board } = view
  const standing = board.theories.filter((one): one is Standing => one.type !== 'removed')
  const key = (one: Standing): string => `${one.sector}/${spaceOf(board, one)}`
  return standing.map((theory) => {
    const together = standing.filter((other) => key(other) === key(theory))
    return {
      theory,
      thing: faceOf(view, theory),
      space: spaceOf(board, theory),
      place: together.indexOf(theory),
      among: together.length,
    }
  })
}

function faceOf(view: View, theory: Standing): Thing | null {
  if (theory.type === 'face-up') return theory.thing
  const own = view.desk?.submitted.find(([number]) => number === theory.number)
  return own ? own[2] : null
}

/** Whom the table waits for. */
export function waitingFor(board: Board): number[] {
  const stage = board.stage
  switch (stage.type) {
    case 'turns':
      return board.order.slice(0, 1)
    case 'choosing':
      return stage.waiting
    case 'placing':
    case 'last-chances':
      return stage.queue.slice(0, 1).map(([seat]) => seat)
    default:
      return []
  }
}

/** Steps of the Earth until the next theory phase begins. */
export function stepsToTheories(board: Board): number {
  const ring = ringOf(board)
  for (let steps = 1; steps <= ring.sectors; steps += 1) {
    const left = ((board.earth + steps - 1) % ring.sectors) + 1
    if (ring.theory_icons.includes(left)) return steps
  }
  return ring.sectors
}

/** What everybody knows a sector to hold: confirmed theories, and in the end the whole sky. */
export function openObjects(board: Board): Map<number, Thing> {
  if (board.system.length > 0) {
    return new Map(board.system.map((thing, index) => [index + 1, thing]))
  }
  return new Map(board.confirmed)
}

/** Conferences that are still to come, by the sector of their icon. */
export function conferencesToCome(board: Board): [number, number][] {
  const held = new Set(board.conferences.map(([number]) => number))
  return Object.entries(ringOf(board).conference_icons)
    .map(([sector, number]): [number, number] => [Number(sector), number])
    .filter(([, number]) => !held.has(number))
}
