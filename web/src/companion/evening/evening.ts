/** An evening at a real table, as this device keeps it: the code, and what each player here was told. */

import type { Entry } from '../../notebook/model/entries'
import { run } from '../../planetx/board/geometry'
import type { Changes } from '../../device/carrying/versions'
import {
  FIRST_GENERATOR,
  GENERATOR,
  type Clue,
  type CompanionRules,
  type CompanionShown,
  type Located,
  type Researched,
  type Season,
  type StartingFact,
  type Surveyed,
  type Targeted,
  type Thing,
} from '../../wire/types'

/** An own turn and its answer. The seat is always 0: a private history has one seat. */
export type Turn = Surveyed | Targeted | Researched | Located

/** What everybody at the table hears. */
export type Heard =
  | { type: 'conference-held'; number: number; clue: Clue }
  | { type: 'reviewed'; sector: number; thing: Thing; right: boolean }

/** What was heard, and how many turns each player here had taken by then. */
export type HeardThen = Heard & { after?: Record<number, number> }

export interface Player {
  /** Tells players of one device apart; never reused in an evening. */
  id: number
  name: string
  season: Season
  level: string
  /** How much the solver may say: `none` and so on. */
  help: string
  facts: StartingFact[]
  turns: Turn[]
  /** The note sheet as its pencil writes it, or nothing yet. */
  sheet: string
}

/** A code's game as the server showed it. The first generator did not say that it was dealing. */
export type Game = Omit<CompanionShown, 'generator'> & { generator?: number }

export interface Evening {
  game: Game
  /** When it began, as milliseconds since 1970. */
  begun: number
  /** Where the Earth's arrow points, as somebody set it here. */
  arrow: number
  players: Player[]
  /** Conferences and peer reviews, in the order they were entered here. */
  heard: HeardThen[]
  /** The sky, once it was revealed. */
  system: Thing[]
  /** How often it was changed in each place that it has been in; see `device/carrying/versions.ts`. */
  changes?: Changes
  /** Which of these places is this one, once it was changed here. */
  place?: string
  /** The table that keeps track of the whole game, if one does. */
  tracked?: Tracked
  /** Or the whole game entry by entry, where this device keeps track of it alone (`one_phone/log.ts`):
   *  then turns, what was heard, the arrow and the sky are what it says. */
  log?: LogEntry[]
}

/** What is entered of a whole game: the notebook's entries for it. */
export type LogEntry = Extract<
  Entry,
  {
    type:
      | 'order'
      | ('survey' | 'target' | 'research' | 'locate')
      | ('theory' | 'pass' | 'phase' | 'review')
      | ('conference' | 'revealed')
  }
>

export interface Tracked {
  table: string
  /** Names of this device's seats. */
  names: string[]
  /** Where they sit; without it, they are the first ones of the table. */
  seats?: number[]
}

export type NewPlayer = Pick<Player, 'name' | 'season' | 'level' | 'help' | 'facts'>

export function newEvening(game: Game, begun: number): Evening {
  return { game, begun, arrow: 1, players: [], heard: [], system: [] }
}

export const generatorOf = ({ generator }: Game) => generator ?? FIRST_GENERATOR

/** Whether its code deals another game now, so that nothing more can be asked about this one. */
export const isOutdated = ({ game }: Evening) => generatorOf(game) !== GENERATOR

/** Parts that show what a player was told, and ask nothing. */
const TOLD = ['', 'facts', 'titles', 'history', 'sheet', 'theory']

/** Whether a part of the evening can be opened: one that asks only as long as its game is answered. */
export function isOpen(evening: Evening, part: string): boolean {
  if (!isOutdated(evening) || TOLD.includes(part)) return true
  if (part === 'reveal') return evening.system.length > 0
  return part === 'track' && evening.tracked !== undefined
}

export function withPlayer(evening: Evening, wanted: NewPlayer): Evening {
  const id = Math.max(0, ...evening.players.map((one) => one.id)) + 1
  const player: Player = { ...wanted, id, turns: [], sheet: '' }
  return { ...evening, players: [...evening.players, player] }
}

/** The evening after something changed for one player. */
export function changed(evening: Evening, id: number, change: (player: Player) => Player): Evening {
  const players = evening.players.map((one) => (one.id === id ? change(one) : one))
  return { ...evening, players }
}

export function withTurn(evening: Evening, id: number, turn: Turn): Evening {
  return changed(evening, id, (player) => ({ ...player, turns: [...player.turns, turn] }))
}

/** What was heard twice is kept once: on a shared phone anybody may enter it again. */
export function withHeard(evening: Evening, heard: Heard): Evening {
  const same = (one: HeardThen) =>
    JSON.stringify({ ...one, after: undefined }) === JSON.stringify(heard)
  if (evening.heard.some(same)) return evening
  const after = Object.fromEntries(evening.players.map((one) => [one.id, one.turns.length]))
  return { ...evening, heard: [...evening.heard, { ...heard, after }] }
}

/** A player's turn was entered by mistake. What was heard later keeps its place among the others. */
export function withoutTurn(evening: Evening, id: number, index: number): Evening {
  const heard = evening.heard.map((one) => {
    const then = one.after?.[id] ?? 0
    return then > index ? { ...one, after: { ...one.after, [id]: then - 1 } } : one
  })
  const without = (player: Player) => ({ ...player, turns: player.turns.toSpliced(index, 1) })
  return changed({ ...evening, heard }, id, without)
}

/** What everybody heard was entered by mistake. */
export function withoutHeard(evening: Evening, index: number): Evening {
  return { ...evening, heard: evening.heard.toSpliced(index, 1) }
}

/** The half of the ring that starts at the arrow. */
export function visibleFrom(arrow: number, rules: CompanionRules): number[] {
  return run(arrow, ((arrow + rules.visible - 2) % rules.sectors) + 1, rules.sectors)
}

export function turnedBy(arrow: number, steps: number, sectors: number): number {
  return ((((arrow - 1 + steps) % sectors) + sectors) % sectors) + 1
}

export function targetsUsed(player: Player): number {
  return player.turns.filter((one) => one.type === 'target').length
}

/** The same player may not research in two turns running. */
export function researchedLast(player: Player): boolean {
  return player.turns.at(-1)?.type === 'research'
}

export function hasResearched(player: Player, topic: string): boolean {
  return player.turns.some((one) => one.type === 'research' && one.topic === topic)
}

/** Seasons that nobody on this device has taken. */
export function freeSeasons(evening: Evening | null, seasons: readonly Season[]): Season[] {
  return seasons.filter((one) => !evening?.players.some((player) => player.season === one))
}
