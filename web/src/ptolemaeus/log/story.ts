/** What happened, line by line, in sentences. */

import { sayWithSince, type LogLine } from '../../table/log/log_lines'
import { seatLabel, seatName, who, type Scene } from '../../table/seats/names'
import { isMark, type Mark, type Numbered } from '../../table/connection/stream'
import type { PtolemaeusEvent } from '../../wire/ptolemaeus'
import { listed } from '../../i18n/lists'
import { t, type Facts } from '../../i18n/messages.svelte'
import { dateWords } from '../words/dates'
import { totalOf } from '../score'
import { ALL_PLANETS } from '../sky'
import {
  bonusName,
  cardList,
  cardName,
  figureName,
  inSign,
  planetList,
  planetName,
  signName,
} from '../words/words'
import { asFound, atTheBeginning, follow, type Followed, type Found } from './followed'
import { gainsOf, sayGain, type Gain } from './gains'

export interface Line extends LogLine {
  type: PtolemaeusEvent['type'] | 'taken-back'
  text: string
  details: string[]
  /** Whose points it changed; its details say so. */
  gains: readonly Gain[]
  /** Told to this viewer alone. */
  only: boolean
}

/** Things told that can be seen well enough. */
const SILENT = new Set<string>([
  'shown',
  'source-asked',
  'bonus-deck-made',
  'event-deck-made',
  'objective-taken',
  'discard-sealed',
])
const PRIVATE = new Set<string>(['objective', 'card', 'bonus', 'stolen', 'discard'])

/** `before` is what the events found, if they are not a game from its beginning. */
export function story(
  events: readonly Numbered[],
  scene: Scene,
  before: Found | null = null,
): Line[] {
  const now = before === null ? atTheBeginning(scene.names.length) : asFound(before)
  return events.flatMap((one) => {
    if (isMark(one)) return [takenBack(one, scene, now)]
    const { number, event } = one
    const told = event as unknown as PtolemaeusEvent
    const areas = now.areas
    const home = follow(now, told)
    const gains = gainsOf(areas, now.areas)
    if (isSilent(told, now)) return []
    return [
      {
        number,
        type: told.type,
        seat: seatOf(told),
        opening: told.type === 'round',
        text: textOf(told, scene, now),
        details: [
          ...detailsOf(told, scene, home),
          ...gains.map((gain) => whoGains(gain, told, scene)),
        ],
        gains,
        only: PRIVATE.has(told.type) && !('victim' in told && told.victim === scene.viewer),
      },
    ]
  })
}

/** What was taken back is named by what its mover did; some of that can only be seen. */
function takenBack({ number, event }: Mark, scene: Scene, now: Followed): Line {
  const struck = event.struck.map((one) => one.event as unknown as PtolemaeusEvent)
  const seat = seatOf(struck[0]!)
  const move = struck.find((one) => !isSilent(one, now) && seatOf(one) === seat)
  const said = move
    ? t('log-taken-back', { text: textOf(move, scene, now) })
    : t('event-taken-back')
  // Whose turn has come has not acted yet.
  const acts = struck
    .filter((one) => one.type !== 'turn')
    .map((one) => ({ number, seat: seatOf(one) }))
  const only = move !== undefined && PRIVATE.has(move.type)
  return {
    number,
    type: 'taken-back',
    seat,
    text: sayWithSince(said, seat, acts),
    details: [],
    gains: [],
    only,
  }
}

function isSilent(event: PtolemaeusEvent, now: Followed): boolean {
  if (event.type === 'turn') return !event.extra
  if (event.type === 'placed') return !now.bonus
  if (event.type === 'deck-made') return now.round === 0
  return SILENT.has(event.type)
}

function spokenAs(event: PtolemaeusEvent): string {
  if (event.type === 'event' && event.card.length === 0) return 'eclipsis'
  if (event.type === 'studied' && event.others.length > 0) return 'studied-with'
  if (event.type === 'scored' && event.winners.length === 0) return 'scored-lost'
  if (event.type === 'discards' && event.given.length === 0) return 'discards-none'
  if (event.type === 'played' && event.card === 'sol-in-medio-caeli') return 'played-for-turns'
  return event.type
}

function seatOf(event: PtolemaeusEvent): number | null {
  return 'seat' in event ? event.seat : null
}

function textOf(event: PtolemaeusEvent, scene: Scene, now: Followed): string {
  return t(`ptolemaeus-event-${spokenAs(event)}`, factsOf(event, scene, now))
}

function factsOf(event: PtolemaeusEvent, scene: Scene, now: Followed): Facts {
  return {
    ...('seat' in event ? who(event.seat, scene) : {}),
    ...('victim' in event ? whom(event.victim, scene) : {}),
    ...ownFacts(event, scene, now),
  }
}

function whom(seat: number, scene: Scene): Facts {
  return { whom: seat === scene.viewer ? 'yes' : 'no', victim: seatName(seat, scene) }
}

function ownFacts(event: PtolemaeusEvent, scene: Scene, now: Followed): Facts {
  switch (event.type) {
    case 'sky':
      return { date: dateWords(event.date) }
    case 'event':
      return { text: planetList(event.card) }
    case 'objective':
      return { text: planetList(event.planets) }
    case 'face-up':
    case 'card':
    case 'stolen':
      return { card: cardName(event.card) }
    case 'bonus':
      return { card: bonusName(event.card) }
    case 'played':
      return { card: bonusName(event.card), count: event.units }
    case 'observation':
      return { text: figureName(event.signs) }
    case 'paid':
      return { cards: cardList(event.cards), sign: signName(event.sign) }
    case 'discard':
      return { cards: cardList(event.cards) }
    case 'placed':
    case 'recalled':
    case 'replaced':
      return { sign: signName(event.sign) }
    case 'moved':
      return { source: signName(event.source), target: signName(event.sign) }
    case 'studied':
      return studiedFacts(event)
    case 'round':
      return { number: event.number, ...who(event.astrolabe, scene) }
    case 'planets-moved':
      return {
        number: now.round,
        text: listed(
          event.event.map((one) => `${planetName(one)} → ${signName(now.planets[one]!)}`),
        ),
      }
    case 'comet-moved':
      return { count: event.steps, sign: signName(now.comet) }
    case 'deck-made':
      return { count: event.size }
    case 'scored':
      return winners(event.winners, scene)
    default:
      return {}
  }
}

function whose(seat: number, text: string, scene: Scene): string {
  return t('ptolemaeus-whose', { name: seatLabel(seat, scene), text })
}

function studiedFacts(event: Extract<PtolemaeusEvent, { type: 'studied' }>): Facts {
  return {
    planet: planetName(event.planet),
    sign: signName(event.sign),
    found: event.asteroid ? 'yes' : 'no',
    ...othersFacts(event.others),
  }
}

/** Where the two other pawns came from: one sign, or one from each of two. */
function othersFacts([one, two]: readonly number[]): Facts {
  if (one === undefined || two === undefined) return {}
  return { same: one === two ? 'yes' : 'no', one: signName(one), two: signName(two) }
}

function winners(seats: readonly number[], scene: Scene): Facts {
  const alone = seats.length === 1 && seats[0] === scene.viewer
  return {
    mine: alone ? 'yes' : 'no',
    names: listed(seats.map((seat) => seatName(seat, scene))),
    count: seats.length,
  }
}

/** Of whoever the line is about it needs no name. */
function whoGains(gain: Gain, event: PtolemaeusEvent, scene: Scene): string {
  const said = sayGain(gain)
  return gain.seat === seatOf(event) ? said : whose(gain.seat, said, scene)
}

function detailsOf(event: PtolemaeusEvent, scene: Scene, home: readonly number[]): string[] {
  switch (event.type) {
    case 'sky':
      return [
        listed([
          ...ALL_PLANETS.map((one) => inSign(planetName(one), event.planets[one]!)),
          inSign(t('ptolemaeus-comet'), event.comet),
        ]),
      ]
    case 'discards':
      return event.given.map(({ seat, cards }) => whose(seat, cardList(cards), scene))
    case 'areas':
      return event.objectives.map((one, seat) => whose(seat, planetList(one), scene))
    case 'scored':
      return event.scores.map((score, seat) =>
        t('ptolemaeus-scored-points', { name: seatLabel(seat, scene), points: totalOf(score) }),
      )
    case 'comet-moved':
    case 'eclipsed':
      return home.flatMap((count, seat) =>
        count > 0 ? [t('ptolemaeus-sent-home', { name: seatLabel(seat, scene), count })] : [],
      )
    default:
      return []
  }
}
