/** What a game gives the client: one entry of the registry (`games.ts`). Whatever is not needed on the
 *  first screen is loaded when somebody looks at it. */

import type { Component } from 'svelte'
import type { Manual } from '../ui/manual/manual'
import type { Frame, NewTable, ReplayShown, SeatShown, TableShown } from '../wire/types'
import type { AtTable } from './connection/connection.svelte'
import type { Planning } from './lobby/plan'
import type { Viewed } from './replay/viewed'

/** A part of a page, loaded when it is shown. The bound is that of Svelte's own `Component`. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Lazy<Props extends Record<string, any>> = () => Promise<{ default: Component<Props> }>

export interface GameEntry {
  /** What the first screen says of it: the names of its messages. */
  home: { play: string; about: string; rules: string }
  /** A drawing for the first screen, as wide as there is room. */
  picture?: Lazy<Record<string, never>>
  /** The game of one tap for two: its options, and the help at hand. */
  quick: { options: () => NewTable['options']; help: NonNullable<NewTable['help']> }
  /** Under which name a browser remembers who fits its person. */
  fittingKeptAs: string
  /** What a new table of it agrees on. */
  planning: () => Promise<{ default: Planning }>
  /** What a table has agreed on, before the deal. */
  agreed: Lazy<AgreedProps>
  /** What a seat has besides whoever sits there. */
  place?: Lazy<PlaceProps>
  table: Lazy<BoardProps>
  /** Who has won, by a view of the game; null until it is over. */
  winners: (view: unknown) => readonly number[] | null
  /** What else can be done with a game that is over. */
  after?: Lazy<AfterProps>
  /** Where a table whose pieces are on a real one goes on. */
  companion?: Lazy<CompanionProps>
  replay: {
    board: Lazy<ReplayProps>
    /** How a game is taken up where somebody looks at it. */
    study?: Lazy<StudyProps>
    /** How it is asked what the server counts for each seat and frame, if it does. */
    course?: Record<'table' | 'record', (id: string) => Promise<unknown>>
    /** The kinds of event that begin a turn. */
    turns: readonly string[]
  }
  /** The rules. */
  manual: () => Promise<{ default: Manual }>
}

/** Every game by the name that the server knows it by. */
export type Registry = Record<string, GameEntry>

export interface AgreedProps {
  table: TableShown
  /** Changes settings; null for whoever may not. */
  change: ((wanted: Record<string, unknown>) => void) | null
}

export interface PlaceProps {
  table: TableShown
  seat: SeatShown
  /** Changes the place of the seat; null for whoever may not. */
  change: ((wanted: Record<string, unknown>) => void) | null
}

export interface BoardProps {
  connection: AtTable
  after?: Lazy<AfterProps>
}

export interface AfterProps {
  connection: AtTable
}

export interface CompanionProps {
  table: TableShown
  seat: number
  /** This device keeps nothing, or the server is away: the table's own page has to do. */
  stay: () => void
}

export interface ReplayProps {
  replay: Viewed
  shown: ReplayShown
  frame: Frame
  study?: Lazy<StudyProps>
}

export interface StudyProps {
  replay: Viewed
  shown: ReplayShown
  /** Whose eyes it is seen with. */
  seat: number
}
