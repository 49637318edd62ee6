/** A player's private history as a record, to keep and to look at in the replay viewer. */

import { answer } from '../../planetx/codes/answers'
import type { Deal } from '../../planetx/codes/deal'
import { clueText } from '../../planetx/rules/clue_text'
import * as server from '../../wire/calls'
import type { CompanionAnswer, CompanionQuestion } from '../../wire/types'
import { dealTold } from '../questions/questions'
import { generatorOf, type Evening, type Heard, type Player, type Turn } from '../evening/evening'

const FIRST_LINE = 'Ecliptic companion record 2'

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

/** The record as text, with every answer as the code gives it (`planetx/history.py`). */
export async function recordOf(evening: Evening, player: Player): Promise<string> {
  const { game } = evening
  const deal = await dealTold(game)
  const { season, level, name } = player
  const head = { code: game.code, generator: generatorOf(game), season, level, player: name }
  const lines = Object.entries(head).map(([field, value]) => `${field}: ${value}`)
  const asked = questionsOf(evening, player).map((one) => recordLine(deal, one))
  return [FIRST_LINE, ...lines, '', ...asked].map((line) => `${line}\n`).join('')
}

/** A question and its answer. */
export function recordLine(deal: Deal, question: CompanionQuestion): string {
  return `${questionText(question)} = ${answerText(answer(deal, question))}`
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

function questionText(question: CompanionQuestion): string {
  switch (question.type) {
    case 'survey':
      return `S ${question.thing} ${question.first}-${question.last}`
    case 'target':
      return `T ${question.sector}`
    case 'research':
      return `R ${question.topic}`
    case 'locate':
      return `L ${question.sector} ${question.before} ${question.after}`
    case 'conference':
      return `conference ${question.number}`
    case 'review':
      return `review ${question.sector} ${question.thing}`
    case 'reveal':
      return 'reveal'
  }
}

function answerText(answered: CompanionAnswer): string {
  switch (answered.type) {
    case 'survey':
      return String(answered.count)
    case 'target':
      return answered.sighting
    case 'research':
    case 'conference':
      return clueText(answered.clue)
    case 'locate':
    case 'review':
      return answered.right ? 'right' : 'wrong'
    case 'reveal':
      return answered.system
  }
}
