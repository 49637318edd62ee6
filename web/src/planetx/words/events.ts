/** What happened, as sentences of the log. */
import type { Clue, PlanetXEvent, Ring, SectorReviewed, Shown, Thing } from '../../wire/types'
import { seatName, who, type Scene as Named } from '../../table/seats/names'
import { judged, type Judged, type Submitted } from '../rules/judged'
import { objectName, sayClue, sayStartingFact, sayTitle } from './clues'
import { listed, runLength, span } from '../../i18n/lists'
import { t, type Facts } from '../../i18n/messages.svelte'

/** What a log sentence needs to know besides the event. */
export interface Scene extends Named {
  sectors: number
  /** What a right theory is worth. */
  points: Ring['points']
  /** Whose theory each number is, where it lies and since when: reviews name numbers only. */
  owners: ReadonlyMap<number, Submitted & { seat: number }>
}

/** What only the whole log of a finished game holds. */
export type HiddenEvent =
  | { type: 'sky'; system: Thing[] }
  | { type: 'topic'; topic: string; clue: Clue }
  | { type: 'conference'; number: number; clue: Clue }

export type LogEvent = PlanetXEvent | HiddenEvent | { type: 'taken-back'; to: number }

export interface Said {
  /** Who did what: the same for everybody. */
  text: string
  /** What it told: private, if the event is. */
  learned: string | null
  /** More sentences, one a line. */
  details: string[]
}

export function sayEvent(event: LogEvent, scene: Scene): Said {
  const text = t(`event-${spokenAs(event)}`, facts(event, scene))
  return { text, learned: learned(event, scene), details: details(event, scene) }
}

/** An event with its answer begins like the announcement that others hear. */
const SPOKEN_AS: Partial<Record<LogEvent['type'], string>> = {
  facts: 'facts-counted',
  survey: 'survey-announced',
  target: 'target-announced',
  research: 'research-announced',
  locate: 'locate-announced',
  chosen: 'sealed',
  placed: 'laid',
  withdrawn: 'returned',
}

function spokenAs(event: LogEvent): string {
  if (event.type === 'hands' && !event.placing.length) return 'hands-none'
  if (event.type === 'score' && !event.winners.length) return 'score-lost'
  return SPOKEN_AS[event.type] ?? event.type
}

function facts(event: LogEvent, scene: Scene): Facts {
  return { ...('seat' in event ? who(event.seat, scene) : {}), ...ownFacts(event, scene) }
}

function ownFacts(event: LogEvent, scene: Scene): Facts {
  switch (event.type) {
    case 'topic-titled':
      return { topic: event.topic, title: sayTitle(event.title) }
    case 'conference-titled':
      return { number: event.number, title: sayTitle(event.title) }
    case 'facts-counted':
    case 'facts':
      return { count: event.count, season: t(`season-${event.season}`) }
    case 'generator':
      return { version: event.version }
    case 'pawns':
      return { names: listed(event.order.map((seat) => seatName(seat, scene))) }
    case 'survey-announced':
    case 'survey':
      return { cost: event.cost, ...surveyFacts(event, scene.sectors) }
    case 'target-announced':
    case 'target':
    case 'laid':
    case 'placed':
    case 'review':
      return { sector: event.sector, cost: 'cost' in event ? event.cost : 0 }
    case 'research-announced':
    case 'research':
      return { topic: event.topic, cost: event.cost }
    case 'locate-announced':
    case 'locate':
      return { found: event.found ? 'yes' : 'no', cost: event.cost, points: event.points }
    case 'earth':
      return { sector: (event.steps % scene.sectors) + 1 }
    case 'conference-held':
    case 'conference':
    case 'phase':
    case 'phase-closed':
      return { number: event.number }
    case 'topic':
      return { topic: event.topic }
    case 'last-chances':
      return who(event.finder, scene)
    case 'score':
      return winnerFacts(event.winners, scene)
    default:
      return {}
  }
}

/** The object, the run and its length, as survey sentences want them. */
export function surveyFacts(
  survey: { thing: Thing; first: number; last: number },
  sectors: number,
): Facts {
  const { thing, first, last } = survey
  return { thing, run: span(first, last), length: runLength(first, last, sectors) }
}

function winnerFacts(winners: number[], scene: Scene): Facts {
  const alone = winners.length === 1 ? winners[0] : undefined
  return {
    mine: alone !== undefined && alone === scene.viewer ? 'yes' : 'no',
    names: listed(winners.map((seat) => seatName(seat, scene))),
    count: winners.length,
  }
}

function learned(event: LogEvent, scene: Scene): string | null {
  switch (event.type) {
    case 'survey':
      return t('answer-survey', { count: event.count, ...surveyFacts(event, scene.sectors) })
    case 'target':
      return t('answer-target', { sector: event.sector, thing: event.sighting })
    case 'research':
    case 'conference-held':
    case 'topic':
    case 'conference':
      return sayClue(event.clue)
    case 'locate':
      return t(
        event.found ? 'fact-located-right' : 'fact-located-wrong',
        locateFacts(event, scene.sectors),
      )
    case 'chosen':
      return sayChosen(event.things)
    case 'placed':
    case 'withdrawn':
      return t('answer-theory', { thing: event.thing })
    default:
      return null
  }
}

function sayChosen(things: Thing[]): string {
  return things.length
    ? t('answer-chosen', { things: listed(things.map(objectName)), count: things.length })
    : t('answer-chosen-none')
}

/** Planet X's sector, and its neighbours with their numbers. */
export function locateFacts(
  locate: { sector: number; before: Thing; after: Thing },
  sectors: number,
): Facts {
  const { sector, before, after } = locate
  const left = sector === 1 ? sectors : sector - 1
  return { sector, before, after, left, right: (sector % sectors) + 1 }
}

function details(event: LogEvent, scene: Scene): string[] {
  switch (event.type) {
    case 'facts':
      return event.facts.map(sayStartingFact)
    case 'hands':
      return hands(new Map(event.placing), scene)
    case 'review':
      return reviewed(event, scene)
    case 'last-chances':
      return event.behind.length
        ? event.behind.map(([seat, lag]) => t('detail-behind', { ...who(seat, scene), count: lag }))
        : [t('detail-nobody-behind')]
    case 'sky':
      return sky(event.system)
    case 'revealed':
      return [
        ...sky(event.system),
        ...turnedOver(event.shown, scene).map((one) => sayJudged(one, scene, true)),
      ]
    case 'score':
      return event.scores.map(([bonuses, theories, planetX], seat) =>
        t('detail-points', { ...who(seat, scene), points: bonuses + theories + planetX }),
      )
    default:
      return []
  }
}

/** Nobody places: the sentence above says so. */
function hands(placing: ReadonlyMap<number, number>, scene: Scene): string[] {
  if (placing.size === 0) return []
  return scene.names.map((_, seat) => {
    const count = placing.get(seat) ?? 0
    return t(count ? 'detail-placing' : 'detail-placing-none', { ...who(seat, scene), count })
  })
}

function sky(system: Thing[]): string[] {
  return system.map((thing, index) => t('detail-sector', { sector: index + 1, thing }))
}

function reviewed(event: SectorReviewed, scene: Scene): string[] {
  const confirmed = event.shown.find(([, , right]) => right)
  return [
    ...turnedOver(event.shown, scene).map((one) => sayJudged(one, scene)),
    ...(confirmed ? [t('detail-confirmed', { sector: event.sector, thing: confirmed[1] })] : []),
    ...event.penalties.map(([seat, count]) => t('detail-penalty', { ...who(seat, scene), count })),
  ]
}

/** The theories of a review or of the end, each with what it brings. */
export function turnedOver(shown: readonly Shown[], scene: Scene): Judged[] {
  const theories = shown.flatMap(([number, thing, right]) => {
    const owner = scene.owners.get(number)
    return owner ? { ...owner, number, thing, right } : []
  })
  return judged(theories, scene.points)
}

/** `placed`: with its sector, where those of several sectors are turned over at once. */
function sayJudged(theory: Judged, scene: Scene, placed = false): string {
  const { seat, thing, right, points, sector } = theory
  const where = placed ? ` ${t('detail-theory-where', { sector })}` : ''
  const facts = { ...who(seat, scene), thing, where, points, first: theory.first ? 'yes' : 'no' }
  return t(right ? 'detail-theory-right' : 'detail-theory-wrong', facts)
}
