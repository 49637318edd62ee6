/** The part of the game that its story follows: an event says that the comet went on, the sentence also
 *  where to, whose pawns it sent home, and what anything has brought in points. */

import {
  SIGNS,
  type Board,
  type Desk,
  type Planet,
  type PtolemaeusEvent,
} from '../../wire/ptolemaeus'
import { areaOf, type Area } from '../score'
import { onward } from '../sky'

export interface Followed {
  planets: number[]
  comet: number
  pawns: number[][]
  /** What counts of each seat's things, as far as the viewer was told. */
  areas: Area[]
  round: number
  /** A bonus card is being carried out: what it places is news. */
  bonus: boolean
}

/** A game in its middle, and what lies open of each seat's own things. */
export interface Found {
  board: Board
  desks: readonly (Desk | null)[]
}

const TRADED = 2

export function atTheBeginning(seats: number): Followed {
  const each = Array.from({ length: seats })
  return {
    planets: [],
    comet: 0,
    pawns: each.map(() => SIGNS.map(() => 0)),
    areas: each.map(() => ({ studied: [], tokens: 0, objective: [], novas: 0 })),
    round: 0,
    bonus: false,
  }
}

export function asFound({ board, desks }: Found): Followed {
  const { stage } = board
  return {
    planets: [...board.planets],
    comet: board.comet,
    pawns: board.pawns.map((signs) => [...signs]),
    areas: board.pawns.map((_, seat) => areaOf(board, seat, desks[seat] ?? null)),
    round: board.round,
    bonus: (stage.type === 'studying' ? stage.then : stage).type === 'effect',
  }
}

/** Follow what happened; how many pawns of each seat went home by themselves. */
export function follow(now: Followed, event: PtolemaeusEvent): number[] {
  switch (event.type) {
    case 'sky':
      now.planets = [...event.planets]
      now.comet = event.comet
      return []
    case 'round':
      now.round = event.number
      return []
    case 'played':
    case 'observation':
      now.bonus = event.type === 'played'
      return []
    case 'planets-moved':
      for (const planet of event.event) now.planets[planet] = onward(now.planets[planet]!, 1)
      return []
    case 'comet-moved':
      now.comet = onward(now.comet, event.steps)
      return sentHome(now, (sign) => sign === now.comet)
    case 'eclipsed':
      return sentHome(now, (sign) => !now.planets.includes(sign))
    default:
      followPawns(now, event)
      now.areas = now.areas.map((area, seat) => ({ ...area, ...changed(area, seat, event) }))
      return []
  }
}

function followPawns({ pawns }: Followed, event: PtolemaeusEvent): void {
  const add = (seat: number, sign: number, count: number): void => {
    pawns[seat]![sign]! += count
  }
  switch (event.type) {
    case 'placed':
      return add(event.seat, event.sign, 1)
    case 'recalled':
      return add(event.seat, event.sign, -1)
    case 'moved':
      add(event.seat, event.source, -1)
      return add(event.seat, event.sign, 1)
    case 'replaced':
      add(event.victim, event.sign, -1)
      return add(event.seat, event.sign, 1)
    case 'studied':
      add(event.seat, event.sign, event.others.length > 0 ? -2 : -3)
      for (const sign of event.others) add(event.seat, sign, -1)
  }
}

/** What is different in a seat's area. */
function changed(area: Area, seat: number, event: PtolemaeusEvent): Partial<Area> {
  if (event.type === 'areas') return { objective: event.objectives[seat], novas: event.novas[seat] }
  if (!('seat' in event) || event.seat !== seat) return {}
  switch (event.type) {
    case 'objective':
      return { objective: event.planets }
    case 'bonus':
      return { novas: area.novas + (event.card === 'nova-constellatio' ? 1 : 0) }
    case 'traded':
      return { tokens: area.tokens - TRADED }
    case 'studied': {
      const studied: Planet[] = [...area.studied, event.planet]
      return { studied, tokens: area.tokens + (event.asteroid ? 1 : 0) }
    }
    default:
      return {}
  }
}

function sentHome({ pawns }: Followed, from: (sign: number) => boolean): number[] {
  return pawns.map((signs) => {
    let home = 0
    signs.forEach((count, sign) => {
      if (!from(sign)) return
      home += count
      signs[sign] = 0
    })
    return home
  })
}
