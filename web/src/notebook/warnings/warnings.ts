/** What the rules have against a move (rules 2-6). A notebook warns and never refuses: what happened at
 *  the table happened. The codes are those the game itself refuses with. */

import type { Thing } from '../../wire/types'
import type { Page } from '../model/page'
import type { Said } from '../model/entries'
import { neighbours, seesRun, visibleSky, type Action } from '../../planetx/rules/actions'
import {
  FIGURES,
  LAST_CHANCE_THEORIES,
  TARGET_TOKENS,
  THEORY_OBJECTS,
  TOPICS,
} from '../../planetx/rules/figures'
import { gapOf } from './gaps'
import { standingOf, type Standing } from './standing'
import { tokensLeft, tokensOf } from '../../planetx/rules/theories'

/** An action of a player, a theory he submits (its object may be hidden), or a last chance given up. */
export type Move = { player: number } & (
  Action | { type: 'theory'; sector: number; thing: Thing | null } | { type: 'pass' }
)

export interface Warning {
  code: string
  facts: Record<string, number | string>
  /** The move is lawful all the same, only unwise (a topic researched again) or noted in part. */
  lawful: boolean
}

/** What the rules have against an entry, judged by the page before it, and what it leaves out. */
export function entryWarnings(before: Page, said: Said): Warning[] {
  switch (said.type) {
    case 'survey':
    case 'target':
    case 'research':
    case 'locate':
    case 'theory':
    case 'pass':
      return [...warnings(standingOf(before), said), ...gapWarnings(said)]
    default:
      return []
  }
}

function gapWarnings(said: Said): Warning[] {
  const code = gapOf(said)
  return code ? [{ code, facts: {}, lawful: true }] : []
}

/** Everything the rules have against the move at this moment; nothing if it is lawful and wise. */
export function warnings(before: Standing, move: Move): Warning[] {
  return [...momentWarnings(before, move), ...contentWarnings(before, move)]
}

const against = (code: string, facts: Warning['facts'] = {}): Warning => ({
  code,
  facts,
  lawful: false,
})

/** Whether it is this player's move, and a moment for this kind of move. Who places a theory first in a
 *  theory phase is no matter: nothing depends on the order in which they are noted. */
function momentWarnings(before: Standing, move: Move): Warning[] {
  const { moment, order } = before
  const code = wrongMoment(moment, move.type)
  const found = code ? [against(code)] : []
  switch (moment.type) {
    case 'turns':
      return [...notAsked(order[0], move.player), ...found]
    case 'last-chance':
      return [...notAsked(moment.asked, move.player), ...found]
    case 'theory-phase':
    case 'over':
      return found
  }
}

/** The refusal of a kind of move that this moment has no place for. */
function wrongMoment({ type }: Standing['moment'], kind: Move['type']): string | null {
  if (type === 'over') return 'planetx-game-over'
  if (kind === 'pass') return type === 'last-chance' ? null : 'planetx-only-in-last-chance'
  if (kind === 'theory') return type === 'turns' ? 'planetx-only-when-placing' : null
  const locate = kind === 'locate' && type === 'last-chance'
  return type === 'turns' || locate ? null : 'planetx-only-in-turn'
}

/** `waiting` is counted from 1, as everywhere in words. */
function notAsked(asked: number | undefined, player: number): Warning[] {
  return asked === undefined || asked === player
    ? []
    : [against('planetx-not-asked', { waiting: `${asked + 1}` })]
}

function contentWarnings(before: Standing, move: Move): Warning[] {
  switch (move.type) {
    case 'survey':
      return surveyWarnings(before, move)
    case 'target':
      return targetWarnings(before, move)
    case 'research':
      return researchWarnings(before, move)
    case 'locate':
      return locateWarnings(before, move)
    case 'theory':
      return theoryWarnings(before, move)
    case 'pass':
      return []
  }
}

type Of<Type extends Move['type']> = Extract<Move, { type: Type }>

function noSuchSector(sectors: readonly number[], { mode }: Standing): Warning[] {
  const most = FIGURES[mode].sectors
  return [...new Set(sectors)]
    .filter((sector) => !Number.isInteger(sector) || sector < 1 || sector > most)
    .map((sector) => against('planetx-no-such-sector', { sector, sectors: most }))
}

/** What is not noted cannot be judged. */
function surveyWarnings(before: Standing, { thing, first, last }: Of<'survey'>): Warning[] {
  const { mode, arrow } = before
  const { comet_sectors } = FIGURES[mode]
  const object = thing === 'X' ? [against('planetx-survey-object', { object: thing })] : []
  if (first === null || last === null) return object
  const found = [...object, ...noSuchSector([first, last], before)]
  if (found.length > 0) return found
  if (thing === 'C' && ![first, last].every((end) => comet_sectors.includes(end))) {
    const sectors = comet_sectors.join(', ')
    found.push(against('planetx-survey-comet-ends', { first, last, sectors }))
  }
  if (!seesRun(arrow, first, last, mode)) {
    found.push(against('planetx-survey-not-visible', { first, last, ...skyOf(before) }))
  }
  return found
}

/** The two ends of the visible sky, for words. */
function skyOf({ arrow, mode }: Standing): { sky_first: number; sky_last: number } {
  const sky = visibleSky(arrow, mode)
  return { sky_first: sky[0] ?? 0, sky_last: sky.at(-1) ?? 0 }
}

function targetWarnings(before: Standing, { player, sector }: Of<'target'>): Warning[] {
  const found: Warning[] = []
  if (before.targets[player] === 0) {
    found.push(against('planetx-target-none-left', { tokens: TARGET_TOKENS }))
  }
  if (sector === null) return found
  const nowhere = noSuchSector([sector], before)
  if (nowhere.length > 0) return [...found, ...nowhere]
  if (!visibleSky(before.arrow, before.mode).includes(sector)) {
    found.push(against('planetx-target-not-visible', { sector, ...skyOf(before) }))
  }
  return found
}

function researchWarnings(before: Standing, { player, topic }: Of<'research'>): Warning[] {
  const found: Warning[] = []
  if (before.lastWasResearch[player]) found.push(against('planetx-research-twice-running'))
  if (topic === null) return found
  if (topic.length !== 1 || !TOPICS.includes(topic)) {
    return [...found, against('planetx-no-such-topic', { topic })]
  }
  if (before.topics[player]?.includes(topic)) {
    found.push({ code: 'notebook-topic-again', facts: { topic }, lawful: true })
  }
  return found
}

function locateWarnings(before: Standing, move: Of<'locate'>): Warning[] {
  const { comet_sectors } = FIGURES[before.mode]
  const found: Warning[] = []
  if (hasTheoryInLastChance(before, move.player)) {
    found.push(against('planetx-last-chance-theories-begun'))
  }
  if (move.sector === null) return found
  const nowhere = noSuchSector([move.sector], before)
  if (nowhere.length > 0) return [...found, ...nowhere]
  const beside = neighbours(move.sector, before.mode)
  for (const [place, thing] of [move.before, move.after].entries()) {
    const sector = beside[place] ?? 0
    if (thing === 'D' || thing === 'X') {
      found.push(against('planetx-locate-neighbour', { object: thing }))
    }
    if (thing === 'C' && !comet_sectors.includes(sector)) {
      found.push(against('planetx-locate-comet', { sector }))
    }
  }
  return found
}

const hasTheoryInLastChance = (before: Standing, player: number): boolean =>
  before.moment.type === 'last-chance' && ofThisPhase(before, player).length > 0

function ofThisPhase(before: Standing, player: number): Standing['theories'] {
  return before.theories.filter((one) => one.player === player && one.phase === before.phase)
}

function theoryWarnings(before: Standing, move: Of<'theory'>): Warning[] {
  const { player, sector, thing } = move
  const found = noSuchSector([sector], before)
  const now = ofThisPhase(before, player)
  const most = mostTheories(before)
  if (now.length >= most) {
    found.push(against('planetx-choose-too-many', { chosen: now.length + 1, most }))
  }
  if (before.confirmed.includes(sector)) {
    found.push(against('planetx-place-confirmed', { sector }))
  }
  if (now.some((one) => one.sector === sector)) {
    found.push(against('planetx-place-same-phase', { sector }))
  }
  return [...found, ...objectWarnings(before, player, sector, thing)]
}

function mostTheories({ moment, mode }: Standing): number {
  return moment.type === 'last-chance'
    ? (LAST_CHANCE_THEORIES[moment.behind - 1] ?? 0)
    : FIGURES[mode].theories_per_phase
}

function objectWarnings(
  { mode, theories }: Standing,
  player: number,
  sector: number,
  thing: Thing | null,
): Warning[] {
  if (thing === null) {
    return tokensLeft(theories, player, mode) === 0 ? [against('notebook-no-tokens')] : []
  }
  if (!THEORY_OBJECTS.includes(thing)) return [against('planetx-choose-object', { object: thing })]
  const found: Warning[] = []
  if (tokensOf(thing, theories, player, mode) === 0) {
    found.push(against('planetx-supply', { object: thing, left: 0 }))
  }
  const said = theories.some(
    (one) => one.player === player && one.sector === sector && one.thing === thing,
  )
  if (said) found.push(against('planetx-place-same-object', { sector, object: thing }))
  return found
}
