/** What the companion is asked, and what is written down of its answers: the page knows them all. */

import { answer, shown, startingFacts, type AnswerTo } from '../../planetx/codes/answers'
import type { Deal } from '../../planetx/codes/deal'
import { dealFor } from '../../planetx/codes/load.svelte'
import { refusedHere } from '../../wire/refusals'
import {
  GENERATOR,
  type CompanionQuestion,
  type CompanionRules,
  type CompanionShown,
  type Season,
  type StartingFact,
  type Thing,
} from '../../wire/types'
import { generatorOf, type Game, type Heard, type Turn } from '../evening/evening'
import { runCost } from './survey_run'

/** The kinds of question that are a player's turn, and those that everybody hears answered. */
export const TURNS = ['survey', 'target', 'research', 'locate'] as const
export const FOR_ALL = ['review', 'conference', 'reveal', 'track'] as const

/** What a survey can look for. */
export const SURVEYED: readonly Thing[] = ['C', 'A', 'D', 'G', 'E']

export type TurnKind = (typeof TURNS)[number]
export const isTurn = (kind: string): kind is TurnKind =>
  (TURNS as readonly string[]).includes(kind)
export type TurnQuestion = Extract<CompanionQuestion, { type: TurnKind }>

/** The game of a code, however it is typed. */
export const gameOf = async (typed: string): Promise<CompanionShown> => shown(await dealFor(typed))

/** Whoever has been told something of a code's game goes on with that game or not at all. */
export async function dealTold(game: Game): Promise<Deal> {
  const found = generatorOf(game)
  if (found !== GENERATOR) throw refusedHere('planetx-code-generator', { found, here: GENERATOR })
  return dealFor(game.code)
}

export async function factsOf(game: Game, season: Season, level: string): Promise<StartingFact[]> {
  return startingFacts(await dealTold(game), season, level)
}

async function ask<Type extends CompanionQuestion['type']>(
  game: Game,
  question: Extract<CompanionQuestion, { type: Type }>,
): Promise<AnswerTo<Type>> {
  return answer(await dealTold(game), question)
}

/** Ask for a turn, and say how it is written into the player's history. */
export async function askTurn(
  game: Game,
  question: TurnQuestion,
  rules: CompanionRules,
): Promise<Turn> {
  const cost = costOf(question, rules) ?? 0
  switch (question.type) {
    case 'survey':
      return { ...question, seat: 0, cost, count: (await ask(game, question)).count }
    case 'target':
      return { ...question, seat: 0, cost, sighting: (await ask(game, question)).sighting }
    case 'research':
      return { ...question, seat: 0, cost, clue: (await ask(game, question)).clue }
    case 'locate':
      return { ...question, seat: 0, cost, points: 0, found: (await ask(game, question)).right }
  }
}

export async function askConference(game: Game, number: number): Promise<Heard> {
  const { clue } = await ask(game, { type: 'conference', number })
  return { type: 'conference-held', number, clue }
}

export async function askReview(game: Game, sector: number, thing: Thing): Promise<Heard> {
  const { right } = await ask(game, { type: 'review', sector, thing })
  return { type: 'reviewed', sector, thing, right }
}

export async function askReveal(game: Game): Promise<Thing[]> {
  return [...(await ask(game, { type: 'reveal' })).system] as Thing[]
}

/** The time a turn costs; null for a survey that is longer than the sky. */
export function costOf(question: TurnQuestion, rules: CompanionRules): number | null {
  switch (question.type) {
    case 'survey':
      return runCost(question.first, question.last, rules)
    case 'target':
      return rules.target_cost
    case 'research':
      return rules.research_cost
    case 'locate':
      return rules.locate_cost
  }
}

/** What may be named beside Planet X: never a dwarf planet, a comet only where one can be. */
export function besidePlanetX(sector: number, rules: CompanionRules): Thing[] {
  const comet: Thing[] = rules.comet_sectors.includes(sector) ? ['C'] : []
  return [...comet, 'A', 'G', 'E']
}
