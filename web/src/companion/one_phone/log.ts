/** A whole game on one phone: the entries of an evening, folded by the notebook's own tables.
 *
 *  The device keeps everything, answers and faces of theories too. What is shown is folded from the
 *  entries as somebody may know them (`seenBy`), so that nothing else can be on the screen.
 */

import { COLOURS, FORM, type Notebook } from '../../notebook/model/entries'
import { fold } from '../../notebook/model/fold'
import { arrowOf, type Page } from '../../notebook/model/page'
import {
  withHeard,
  withTurn,
  type Evening,
  type Heard,
  type LogEntry,
  type Turn,
} from '../evening/evening'

/** A place among the players of the evening; null for everybody at the table. */
export type Eyes = number | null

/** Nothing has been asked or heard yet: a game is tracked from its first turn. */
export function canBegin(evening: Evening): boolean {
  const { players, heard, system } = evening
  return players.every((one) => one.turns.length === 0) && heard.length + system.length === 0
}

/** The evening with another log, and all that follows from it. */
export function withLog(evening: Evening, log: LogEntry[]): Evening {
  const players = evening.players.map((one) => ({ ...one, turns: [] }))
  const before: Evening = { ...evening, players, heard: [], system: [], log }
  const told = log.reduce(follow, before)
  return { ...told, arrow: arrowOf(pageOf(told, null)) }
}

function follow(evening: Evening, entry: LogEntry): Evening {
  const turn = turnOf(entry)
  if (turn && 'player' in entry) return withTurn(evening, evening.players[entry.player]!.id, turn)
  if (entry.type === 'revealed') {
    return { ...evening, system: entry.system.filter((one) => one !== null) }
  }
  return heardIn(entry).reduce(withHeard, evening)
}

/** A turn as a private history has it; null for another entry, or one that was not told. */
function turnOf(entry: LogEntry): Turn | null {
  switch (entry.type) {
    case 'survey': {
      const { thing, first, last, count, cost } = entry
      if (thing === null || first === null || last === null || count === null) return null
      return { type: 'survey', seat: 0, thing, first, last, count, cost }
    }
    case 'target': {
      const { sector, sighting, cost } = entry
      if (sector === null || sighting === null) return null
      return { type: 'target', seat: 0, sector, sighting, cost }
    }
    case 'research': {
      const { topic, clue, cost } = entry
      return topic && clue ? { type: 'research', seat: 0, topic, clue, cost } : null
    }
    case 'locate': {
      const { sector, before, after, found, cost } = entry
      if (sector === null || before === null || after === null || found === null) return null
      return { type: 'locate', seat: 0, sector, before, after, found, cost, points: 0 }
    }
    default:
      return null
  }
}

/** The same the other way round: a turn that a player has taken, as an entry. */
export function turnEntry(turn: Turn, player: number): LogEntry {
  const { cost } = turn
  switch (turn.type) {
    case 'survey': {
      const { thing, first, last, count } = turn
      return { type: 'survey', player, thing, first, last, count, cost }
    }
    case 'target':
      return { type: 'target', player, sector: turn.sector, sighting: turn.sighting, cost }
    case 'research':
      return { type: 'research', player, topic: turn.topic, clue: turn.clue, text: '', cost }
    case 'locate': {
      const { sector, before, after, found } = turn
      return { type: 'locate', player, sector, before, after, found, cost }
    }
  }
}

function heardIn(entry: LogEntry): Heard[] {
  if (entry.type === 'conference' && entry.clue) {
    return [{ type: 'conference-held', number: entry.number, clue: entry.clue }]
  }
  if (entry.type !== 'review') return []
  const { sector } = entry
  return entry.faces.map(({ thing, right }) => ({ type: 'reviewed', sector, thing, right }))
}

/** The entries as one player, or everybody, may know them: by allow-list, what is not named is left out. */
export function seenBy(log: readonly LogEntry[], eyes: Eyes): LogEntry[] {
  const over = log.some((one) => one.type === 'revealed')
  return log.map((entry): LogEntry => {
    const own = 'player' in entry && entry.player === eyes
    switch (entry.type) {
      case 'survey': {
        const { type, player, thing, first, last, cost } = entry
        return { type, player, thing, first, last, count: own ? entry.count : null, cost }
      }
      case 'target': {
        const { type, player, sector, cost } = entry
        return { type, player, sector, sighting: own ? entry.sighting : null, cost }
      }
      case 'research': {
        const { type, player, topic, cost } = entry
        return { type, player, topic, clue: own ? entry.clue : null, text: '', cost }
      }
      case 'locate': {
        const { type, player, found, cost } = entry
        const { sector, before, after } = own ? entry : NOWHERE
        return { type, player, sector, before, after, found, cost }
      }
      case 'theory': {
        const { type, player, sector } = entry
        return { type, player, sector, thing: own || over ? entry.thing : null }
      }
      case 'order':
      case 'pass':
      case 'phase':
      case 'review':
      case 'conference':
      case 'revealed':
        return entry
    }
  })
}

const NOWHERE = { sector: null, before: null, after: null }

/** The game as somebody may know it. */
export const pageOf = (evening: Evening, eyes: Eyes): Page =>
  fold(notebookOf(evening, seenBy(evening.log ?? [], eyes), eyes))

/** The game with everything the device keeps: for what is asked of the code, never to be shown. */
export const wholePage = (evening: Evening): Page =>
  fold(notebookOf(evening, evening.log ?? [], null))

function notebookOf(evening: Evening, entries: LogEntry[], eyes: Eyes): Notebook {
  const { game, begun, players } = evening
  return {
    form: FORM,
    id: game.code,
    name: game.code,
    begun,
    mode: game.mode,
    players: players.map(({ name }, index) => ({ name, colour: COLOURS[index] ?? 0 })),
    own: eyes ?? -1,
    season: players[eyes ?? 0]?.season ?? 'spring',
    help: 'none',
    dealer: 'ecliptic',
    entries,
    done: entries.length,
  }
}
