/** The companion app's part at a real table: answers about one deal, and nothing more (rules 8).
 *
 *  As in the package (`planetx/companion.py`) it knows no pawns and no Earth, and refuses only what no game
 *  allows.
 */

import { refusedHere } from '../../wire/refusals'
import {
  FACTS,
  GENERATOR,
  type CompanionAnswer,
  type CompanionQuestion,
  type CompanionShown,
  type Locate,
  type Mode,
  type Season,
  type Sighting,
  type StartingFact,
  type Survey,
  type Thing,
} from '../../wire/types'
import { run, runLength } from '../board/geometry'
import { neighbours } from '../rules/actions'
import { titleOf } from '../rules/clue_text'
import {
  FIGURES,
  LOCATE_COST,
  RESEARCH_COST,
  TARGET_COST,
  TARGET_TOKENS,
  THEORY_OBJECTS,
  TOPICS,
} from '../rules/figures'
import type { Deal } from './deal'

/** What everybody may know of a code's game. */
export function shown(deal: Deal): CompanionShown {
  const { code, mode } = deal
  const figures = FIGURES[mode]
  return {
    code,
    mode,
    rules: {
      sectors: figures.sectors,
      visible: figures.visible,
      survey_costs: figures.survey_costs,
      target_cost: TARGET_COST,
      research_cost: RESEARCH_COST,
      locate_cost: LOCATE_COST,
      comet_sectors: figures.comet_sectors,
      targets: TARGET_TOKENS,
      objects: Object.entries(figures.counts) as [Thing, number][],
      theory_phases: figures.theory_icons,
      conferences: Object.keys(figures.conference_icons).map(Number),
    },
    titles: deal.topics.map(titleOf),
    conference_titles: deal.conferences.map(titleOf),
    generator: GENERATOR,
  }
}

/** A player's starting facts: the first of its season. */
export function startingFacts(deal: Deal, season: Season, level: string): StartingFact[] {
  const count = FACTS[level]
  if (count === undefined) {
    throw refusedHere('planetx-companion-level', { levels: Object.keys(FACTS).join(', ') })
  }
  return deal.facts[season].slice(0, count)
}

export type AnswerTo<Type> = Extract<CompanionAnswer, { type: Type }>

export function answer<Type extends CompanionQuestion['type']>(
  deal: Deal,
  question: Extract<CompanionQuestion, { type: Type }>,
): AnswerTo<Type>
export function answer(deal: Deal, question: CompanionQuestion): CompanionAnswer {
  switch (question.type) {
    case 'survey':
      return { type: 'survey', count: surveyed(deal, question) }
    case 'target':
      return { type: 'target', sighting: seenIn(deal, question.sector) }
    case 'research':
      return { type: 'research', clue: clueBehind(deal, question.topic) }
    case 'locate':
      return { type: 'locate', right: isLocated(deal, question) }
    case 'conference':
      return { type: 'conference', clue: clueOfConference(deal, question.number) }
    case 'review':
      return { type: 'review', right: isRight(deal, question.sector, question.thing) }
    case 'reveal':
      return { type: 'reveal', system: deal.system.join('') }
  }
}

const isEmpty = (thing: Thing) => thing === 'E' || thing === 'X'

/** Planet X appears empty, so "empty" counts it too. */
function surveyed({ mode, system }: Deal, { thing, first, last }: Survey): number {
  const { sectors, visible, comet_sectors } = FIGURES[mode]
  if (thing === 'X') throw refusedHere('planetx-survey-object', { object: thing })
  requireSector(first, mode)
  requireSector(last, mode)
  if (thing === 'C' && ![first, last].every((end) => comet_sectors.includes(end))) {
    const facts = { first, last, sectors: comet_sectors.join(', ') }
    throw refusedHere('planetx-survey-comet-ends', facts)
  }
  const length = runLength(first, last, sectors)
  if (length > visible) throw refusedHere('planetx-companion-run', { length, most: visible })
  const held = run(first, last, sectors).map((sector) => system[sector - 1]!)
  return held.filter((one) => one === thing || (thing === 'E' && isEmpty(one))).length
}

function seenIn({ mode, system }: Deal, sector: number): Sighting {
  requireSector(sector, mode)
  const held = system[sector - 1]!
  return held === 'E' || held === 'X' ? 'E/X' : held
}

function clueBehind({ topics }: Deal, topic: string): Deal['topics'][number] {
  const clue = topic.length === 1 ? topics[TOPICS.indexOf(topic)] : undefined
  if (!clue) throw refusedHere('planetx-no-such-topic', { topic })
  return clue
}

function clueOfConference({ conferences }: Deal, number: number): Deal['conferences'][number] {
  const clue = conferences[number - 1]
  if (clue) return clue
  throw refusedHere('planetx-companion-conference', { number, conferences: conferences.length })
}

/** Right as a whole, or wrong: Planet X and what lies on either side. */
function isLocated({ mode, system }: Deal, { sector, before, after }: Locate): boolean {
  requireSector(sector, mode)
  const beside = neighbours(sector, mode)
  const named = [before, after]
  for (const [place, thing] of named.entries()) {
    if (thing === 'D' || thing === 'X')
      throw refusedHere('planetx-locate-neighbour', { object: thing })
    const neighbour = beside[place]!
    if (thing === 'C' && !FIGURES[mode].comet_sectors.includes(neighbour)) {
      throw refusedHere('planetx-locate-comet', { sector: neighbour })
    }
  }
  return (
    system[sector - 1] === 'X' &&
    named.every((thing, place) => system[beside[place]! - 1] === thing)
  )
}

/** Peer review of one theory. */
function isRight({ mode, system }: Deal, sector: number, thing: Thing): boolean {
  requireSector(sector, mode)
  if (!THEORY_OBJECTS.includes(thing)) throw refusedHere('planetx-choose-object', { object: thing })
  return system[sector - 1] === thing
}

function requireSector(sector: number, mode: Mode): void {
  const { sectors } = FIGURES[mode]
  if (sector < 1 || sector > sectors)
    throw refusedHere('planetx-no-such-sector', { sector, sectors })
}
