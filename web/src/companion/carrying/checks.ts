/** What an evening may hold that somebody brought: every field of it is looked at. */

import { unfit } from '../../device/carrying/unfit'
import * as is from '../../notebook/sharing/checks'
import type { Around, Check } from '../../notebook/sharing/checks'
import { modeOf, readCode } from '../../planetx/codes/code'
import { FACTS, SOLVER_LEVELS, LONGEST_NAME, RINGS, type Mode } from '../../wire/types'
import { PARTS } from '../../notebook/sharing/reading'
import type { Evening, Heard, LogEntry, Player, Turn } from '../evening/evening'

const MOST_TURNS = 500
const MOST_PLAYERS = 16
/** Each time that it is taken from a file and changed is one. */
const MOST_PLACES = 500
const MOST_SHEET = 40_000
const MOST_NUMBER = 1000

type Parts<T> = Record<keyof T & string, Check>

const whole = is.whole(0, MOST_NUMBER)
const wholes = is.listOf(whole, 40)
const topic = is.topic
const a = (type: string) => is.oneOf(type)
const turn = { seat: is.oneOf(0), cost: whole }

const TURNS: { [Type in Turn['type']]: Parts<Extract<Turn, { type: Type }>> } = {
  survey: {
    type: a('survey'),
    ...turn,
    thing: is.thing,
    first: is.sector,
    last: is.sector,
    count: is.whole(0, 18),
  },
  target: { type: a('target'), ...turn, sector: is.sector, sighting: is.sighting },
  research: { type: a('research'), ...turn, topic, clue: is.clue },
  locate: {
    type: a('locate'),
    ...turn,
    sector: is.sector,
    before: is.thing,
    after: is.thing,
    found: is.yesOrNo,
    points: whole,
  },
}

const ofType =
  (kinds: Record<string, Record<string, Check>>): Check =>
  (value, around) => {
    const type = is.isObject(value) ? String(value['type']) : ''
    return Object.hasOwn(kinds, type) && is.partsOf(kinds[type]!)(value, around)
  }

/** How many turns each player had taken, by the player's number. */
const after: Check = (value, around) =>
  is.isObject(value) &&
  Object.entries(value).every(([id, count]) => /^\d{1,4}$/.test(id) && whole(count, around))

const HEARD: { [Type in Heard['type']]: Parts<Extract<Heard, { type: Type }>> & { after: Check } } =
  {
    'conference-held': {
      type: a('conference-held'),
      number: is.conference,
      clue: is.clue,
      after: is.orLeftOut(after),
    },
    reviewed: {
      type: a('reviewed'),
      sector: is.sector,
      thing: is.thing,
      right: is.yesOrNo,
      after: is.orLeftOut(after),
    },
  }

const PLAYER: Parts<Player> = {
  id: is.whole(1, MOST_NUMBER),
  name: (value) => typeof value === 'string' && [...value].length <= LONGEST_NAME,
  season: is.season,
  level: is.oneOf(...Object.keys(FACTS)),
  help: is.oneOf(...SOLVER_LEVELS),
  facts: is.listOf(is.partsOf({ sector: is.sector, thing: is.thing }), 40),
  turns: is.listOf(ofType(TURNS), MOST_TURNS),
  sheet: (value) => typeof value === 'string' && value.length <= MOST_SHEET,
}

/** An object, and how many of it there are. */
const anAmount: Check = (value, around) =>
  Array.isArray(value) &&
  value.length === 2 &&
  is.thing(value[0], around) &&
  whole(value[1], around)

const title = is.listOf(is.thing, 2)

const GAME: Parts<Required<Evening['game']>> = {
  code: (value, { mode }) => isCode(value) && modeOf(value) === mode,
  mode: is.oneOf('standard', 'expert'),
  titles: is.listOf(title, 6, 6),
  conference_titles: (value, around) =>
    is.listOf(title, 4)(value, around) &&
    (value as unknown[]).length === Object.keys(RINGS[around.mode].conference_icons).length,
  generator: is.orLeftOut(is.whole(1, MOST_NUMBER)),
  rules: (value, around) =>
    is.partsOf({
      sectors: is.oneOf(RINGS[around.mode].sectors),
      visible: is.oneOf(RINGS[around.mode].sectors / 2),
      survey_costs: wholes,
      target_cost: whole,
      research_cost: whole,
      locate_cost: whole,
      comet_sectors: is.listOf(is.sector, 18),
      targets: whole,
      objects: is.listOf(anAmount, 6),
      theory_phases: wholes,
      conferences: wholes,
    })(value, around),
}

const LOGGED: readonly LogEntry['type'][] = [
  ...(['order', 'survey', 'target', 'research', 'locate', 'theory'] as const),
  ...(['pass', 'phase', 'review', 'conference', 'revealed'] as const),
]

/** A whole game: the notebook's entries for it. */
const log: Check = (value, around) =>
  Array.isArray(value) &&
  value.length <= MOST_TURNS &&
  value.every((entry: unknown, index) => {
    const type = LOGGED.find((one) => is.isObject(entry) && entry['type'] === one)
    if (!type) return false
    const parts: Record<string, Check> = { type: a(type), ...PARTS[type] }
    return is.partsOf(parts)(entry, { ...around, entries: value as Around['entries'], index })
  })

/** How many there were, by the name of the place they were made in. */
const changes: Check = (value) =>
  is.isObject(value) &&
  Object.entries(value).length <= MOST_PLACES &&
  Object.entries(value).every(([name, count]) => /^[a-z0-9]{8}$/.test(name) && counts(count))
const counts = (value: unknown) => Number.isSafeInteger(value) && Number(value) > 0

const EVENING: Parts<Omit<Evening, 'tracked' | 'place'>> = {
  game: is.partsOf(GAME),
  begun: is.whole(0, Number.MAX_SAFE_INTEGER),
  arrow: is.sector,
  players: is.listOf(is.partsOf(PLAYER), MOST_PLAYERS),
  heard: is.listOf(ofType(HEARD), MOST_TURNS),
  system: is.system,
  log: is.orLeftOut(log),
  changes: is.orLeftOut(changes),
}

function isCode(value: unknown): value is string {
  try {
    return typeof value === 'string' && readCode(value) === value
  } catch {
    return false
  }
}

/** Throws `Unfit` with the first field that is not as it should be. */
export function checkEvening(found: unknown, form: string): void {
  if (!is.isObject(found)) throw unfit('form', found)
  const { form: named, ...evening } = found
  if (named !== form) throw unfit('form', named)
  const { game, players } = evening
  const mode: Mode = is.isObject(game) && game['mode'] === 'expert' ? 'expert' : 'standard'
  const seats = Array.isArray(players) ? players.length : 0
  const around: Around = { mode, players: seats, entries: [], index: 0 }
  look(evening, EVENING, around, {
    game: (value) => look(value, GAME, around),
    players: (value) => Array.isArray(value) && value.forEach((one) => look(one, PLAYER, around)),
  })
  const ids = (players as Player[]).map(({ id }) => id)
  if (new Set(ids).size < ids.length) throw unfit('players', ids)
}

/** Names the innermost field that does not fit. */
function look(
  found: unknown,
  parts: Record<string, Check>,
  around: Around,
  inside: Record<string, (value: unknown) => void> = {},
): void {
  if (!is.isObject(found)) return
  const names = new Set([...Object.keys(found), ...Object.keys(parts)])
  for (const name of names) {
    if (Object.hasOwn(parts, name) && parts[name]!(found[name], around)) continue
    inside[name]?.(found[name])
    throw unfit(name, found[name])
  }
}
