/** A player's private history as a record, to keep and to look at in the replay viewer. */

import * as server from '../../wire/calls'
import type { CompanionQuestion, HistoryWanted } from '../../wire/types'
import { generatorOf, type Evening, type Heard, type Player, type Turn } from '../evening/evening'

/** What was asked, in the order in which this player came to know it. */
export function questionsOf(evening: Evening, player: Player): CompanionQuestion[] {
  const known = evening.heard.map((heard) => ({
    after: Math.min(heard.after?.[player.id] ?? player.turns.length, player.turns.length),
    question: heardQuestion(heard),
  }))
  const heardAfter = (turns: number) =>
    known.filter((one) => one.after === turns).map((one) => one.question)
  return [
    ...heardAfter(0),
    ...player.turns.flatMap((turn, index) => [turnQuestion(turn), ...heardAfter(index + 1)]),
    ...(evening.system.length > 0 ? [{ type: 'reveal' } as const] : []),
  ]
}

/** The record as text. The server writes it from the questions, and keeps nothing. */
export function recordOf(evening: Evening, player: Player): Promise<string> {
  const { season, level, name } = player
  const wanted: HistoryWanted = { season, level, name, questions: questionsOf(evening, player) }
  const { game } = evening
  return server.historyRecord(game.code, wanted, { generator: generatorOf(game) })
}

/** Where the replay viewer shows a record. */
export async function replayOf(record: string): Promise<string> {
  return `/replay/${(await server.bringRecord({ record })).replay}`
}

function turnQuestion(turn: Turn): CompanionQuestion {
  switch (turn.type) {
    case 'survey':
      return { type: 'survey', thing: turn.thing, first: turn.first, last: turn.last }
    case 'target':
      return { type: 'target', sector: turn.sector }
    case 'research':
      return { type: 'research', topic: turn.topic }
    case 'locate':
      return { type: 'locate', sector: turn.sector, before: turn.before, after: turn.after }
  }
}

function heardQuestion(heard: Heard): CompanionQuestion {
  return heard.type === 'reviewed'
    ? { type: 'review', sector: heard.sector, thing: heard.thing }
    : { type: 'conference', number: heard.number }
}
