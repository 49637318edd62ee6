/** Entries drawn from a seed: lawful or not, a notebook takes them all. */

import type { Entry, Notebook, Said } from '../../src/notebook/model/entries'
import { RINGS, type Thing } from '../../src/wire/types'

export type Draw = (below: number) => number

export function seeded(seed: number): Draw {
  let state = seed * 2654435761
  return (below) => {
    state = (state * 1664525 + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

export function drawnEntry(notebook: Notebook, draw: Draw): Entry {
  if (notebook.done > 0 && draw(8) === 0) {
    const entry = draw(notebook.done)
    return { type: 'mend', entry, now: draw(2) ? said(notebook, draw) : null }
  }
  return said(notebook, draw)
}

function said(notebook: Notebook, draw: Draw): Said {
  const { sectors, conference_icons } = RINGS[notebook.mode]
  const one = <Value>(values: readonly Value[]): Value => values[draw(values.length)]!
  const player = draw(notebook.players.length)
  const sector = 1 + draw(sectors)
  const thing = one<Thing>(['A', 'C', 'D', 'G'])
  const perhaps = <Value>(value: Value): Value | null => (draw(3) ? value : null)
  const drawn: (() => Said)[] = [
    () => ({ type: 'fact', sector, thing, given: draw(4) > 0 }),
    () => ({ type: 'title', label: one(['A', 'F', 'X1', 'X2']), title: [thing] }),
    () => ({ type: 'mark', sector, thing: one([thing, 'E/X']), mark: one(['yes', 'no', 'open']) }),
    () => ({ type: 'note', sector, text: one(['', 'near']) }),
    () => ({
      type: 'survey',
      player,
      thing: perhaps(thing),
      first: perhaps(sector),
      last: perhaps(1 + draw(sectors)),
      count: perhaps(draw(4)),
      cost: 2 + draw(3),
    }),
    () => ({ type: 'target', player, sector: perhaps(sector), sighting: perhaps('E/X'), cost: 4 }),
    () => ({ type: 'research', player, topic: perhaps('C'), clue: null, text: 'so', cost: 1 }),
    () => ({
      type: 'locate',
      player,
      sector: perhaps(sector),
      before: perhaps('A'),
      after: null,
      found: perhaps(draw(6) === 0),
      cost: 5,
    }),
    () => ({ type: 'time', player, cost: draw(5) - 2, text: '' }),
    () => ({ type: 'pass', player }),
    () => ({ type: 'theory', player, sector, thing: perhaps(thing) }),
    () => ({ type: 'phase' }),
    () => ({
      type: 'review',
      sector,
      faces: [{ theory: perhaps(draw(notebook.done + 1)), thing, right: draw(2) === 0 }],
    }),
    () => ({
      type: 'conference',
      number: 1 + draw(Object.keys(conference_icons).length),
      clue: null,
      text: '',
    }),
    () => ({ type: 'revealed', system: Array.from({ length: sectors }, () => perhaps(thing)) }),
    () => ({ type: 'order', order: notebook.players.map((_, index) => index).reverse() }),
    () => ({ type: 'named', name: 'Sunday' }),
    () => ({ type: 'player', player, name: 'Eve', colour: 3 }),
    () => ({ type: 'season', season: 'winter' }),
    () => ({ type: 'help', help: 'odds' }),
    () => ({ type: 'known', known: { type: 'holds', sector, thing }, concluded: draw(2) === 0 }),
    () => ({ type: 'dealer', dealer: one(['published', 'ecliptic', 'unknown']) }),
  ]
  return one(drawn)()
}
