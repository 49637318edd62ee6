/** A notebook for a game at a real table, as this device keeps it: a header, and entry after entry.
 *
 *  Everything that is shown is folded from the entries (`fold.ts`). Nothing is ever changed in place:
 *  undo lowers `done`, redo raises it, and mending an entry is one more entry. So every step back and
 *  forth gives the same bytes again.
 */

import type { Known } from '../../planetx/notes/known'
import type { Dealer } from '../../planetx/notes/lines'
import type { Clue, HelpLevel, Mode, Season, Sighting, StartingFact, Thing } from '../../wire/types'

/** What a later version writes otherwise is not misread by this one. */
export const FORM = 'ecliptic-notebook-1'

/** Colours of pawns; each has a shape of its own too. */
export const COLOURS = [0, 1, 2, 3] as const
export type Colour = (typeof COLOURS)[number]

export interface Player {
  name: string
  colour: Colour
}

export interface Notebook {
  form: typeof FORM
  id: string
  name: string
  /** When it was begun, as milliseconds since 1970. */
  begun: number
  mode: Mode
  /** One to four, as their pawns stand in sector 1 at the start: the first one acts first. */
  players: Player[]
  /** Whose notebook it is: a place in `players`. */
  own: number
  season: Season
  help: HelpLevel
  /** Whose app deals; the published one where nobody was asked. */
  dealer?: Dealer
  entries: Entry[]
  /** How many entries count; those after it were undone. */
  done: number
}

/** A starting fact: the sector does not hold `thing`; or it was no fact after all. */
export interface FactEntry {
  type: 'fact'
  sector: number
  thing: StartingFact['thing']
  given: boolean
}

/** What a topic A-F or a conference X1, X2 is about; an empty title is one not known yet. */
export interface TitleEntry {
  type: 'title'
  label: string
  title: Thing[]
  /** The kinds stand in the order in which the app names them; left out where nobody said so. */
  ordered?: boolean
}

/** An own mark: `E/X` is "appears empty", told apart from truly empty. */
export interface MarkEntry {
  type: 'mark'
  sector: number
  thing: Thing | 'E/X'
  mark: 'yes' | 'no' | 'open'
}

/** Free words about a sector; sector 0 is the whole game. */
export interface NoteEntry {
  type: 'note'
  sector: number
  text: string
}

/** Moves of any player, a place in `players`. What is not known of it is null: others keep answers
 *  to themselves. `cost` is the time the pawn moved on. */
export interface SurveyEntry {
  type: 'survey'
  player: number
  thing: Thing | null
  first: number | null
  last: number | null
  count: number | null
  cost: number
}

export interface TargetEntry {
  type: 'target'
  player: number
  sector: number | null
  sighting: Sighting | null
  cost: number
}

/** The clue chosen from the form, so that the solver understands it, or `text` in free words. */
export interface ResearchEntry {
  type: 'research'
  player: number
  topic: string | null
  clue: Clue | null
  text: string
  cost: number
}

/** The first right one ends the turns; every later one is a last chance and costs nothing. */
export interface LocateEntry {
  type: 'locate'
  player: number
  sector: number | null
  before: Thing | null
  after: Thing | null
  found: boolean | null
  cost: number
}

/** A pawn that moved on for another reason, or back. */
export interface TimeEntry {
  type: 'time'
  player: number
  cost: number
  text: string
}

/** A last chance that somebody let go by. */
export interface PassEntry {
  type: 'pass'
  player: number
}

/** A theory placed face down: `thing` if it is known. Its phase is the one being held, or to come. */
export interface TheoryEntry {
  type: 'theory'
  player: number
  sector: number
  thing: Thing | null
}

/** A theory phase was held: every face-down theory moved one space inward. */
export interface PhaseEntry {
  type: 'phase'
}

/** A theory turned over: which entry placed it (null if nobody noted that), and what it said. */
export interface Face {
  theory: number | null
  thing: Thing
  right: boolean
}

/** The peer review of one sector. Each wrong theory costs its owner 1 time. */
export interface ReviewEntry {
  type: 'review'
  sector: number
  faces: Face[]
}

export interface ConferenceEntry {
  type: 'conference'
  number: number
  clue: Clue | null
  text: string
}

/** The sky at the end, sector by sector; null where nobody looked. */
export interface RevealedEntry {
  type: 'revealed'
  system: (Thing | null)[]
}

/** How pawns in the same sector stand, the one that acts first in front: `order` holds all players. */
export interface OrderEntry {
  type: 'order'
  order: number[]
}

/** Settings are entries too, so that undo goes for everything. */
export interface NamedEntry {
  type: 'named'
  name: string
}

/** Choosing the pawn of another player swaps the two: there is one of each colour. */
export interface PlayerEntry extends Player {
  type: 'player'
  player: number
}

export interface SeasonEntry {
  type: 'season'
  season: Season
}

export interface HelpEntry {
  type: 'help'
  help: HelpLevel
}

export interface DealerEntry {
  type: 'dealer'
  dealer: Dealer
}

/** Partial knowledge of the sky: heard, or an own conclusion, which nothing is built upon. */
export interface KnownEntry {
  type: 'known'
  known: Known
  concluded: boolean
}

/** An earlier entry (its place in `entries`) said otherwise, or taken out; the last mending counts. */
export interface MendEntry {
  type: 'mend'
  entry: number
  now: Exclude<Entry, MendEntry> | null
}

export type MoveEntry =
  SurveyEntry | TargetEntry | ResearchEntry | LocateEntry | TimeEntry | PassEntry

export type Entry =
  | FactEntry
  | TitleEntry
  | MarkEntry
  | NoteEntry
  | MoveEntry
  | TheoryEntry
  | PhaseEntry
  | ReviewEntry
  | ConferenceEntry
  | RevealedEntry
  | OrderEntry
  | NamedEntry
  | PlayerEntry
  | SeasonEntry
  | HelpEntry
  | DealerEntry
  | KnownEntry
  | MendEntry

/** What an entry says, all mendings considered. */
export type Said = Exclude<Entry, MendEntry>

/** The players, one of them with another pawn; whoever had that one takes the pawn set free. */
export function withColour(players: readonly Player[], player: number, colour: Colour): Player[] {
  const free = players[player]?.colour ?? colour
  return players.map((one, index) => {
    if (index === player) return { ...one, colour }
    return one.colour === colour ? { ...one, colour: free } : one
  })
}

export type NewNotebook = Pick<
  Notebook,
  'name' | 'mode' | 'players' | 'own' | 'season' | 'help'
> & {
  dealer: Dealer
}

export function newNotebook(wanted: NewNotebook, id: string, begun: number): Notebook {
  const { name, mode, players, own, season, help, dealer } = wanted
  const header = { form: FORM, id, name, begun, mode, players, own, season, help, dealer } as const
  return { ...header, entries: [], done: 0 }
}

/** The notebook with one more entry; what was undone before it is cut off. */
export function withEntry(notebook: Notebook, entry: Entry): Notebook {
  const entries = [...notebook.entries.slice(0, notebook.done), entry]
  return { ...notebook, entries, done: entries.length }
}

/** The notebook with its last entry said anew: words that are still being typed. */
export function withLastEntry(notebook: Notebook, entry: Entry): Notebook {
  return withEntry({ ...notebook, done: Math.max(0, notebook.done - 1) }, entry)
}

export const canUndo = (notebook: Notebook) => notebook.done > 0
export const canRedo = (notebook: Notebook) => notebook.done < notebook.entries.length

export function undone(notebook: Notebook): Notebook {
  return canUndo(notebook) ? { ...notebook, done: notebook.done - 1 } : notebook
}

export function redone(notebook: Notebook): Notebook {
  return canRedo(notebook) ? { ...notebook, done: notebook.done + 1 } : notebook
}

/** The entries that count, each at its place; null where one is a mending or was taken out. */
export function saidEntries(notebook: Notebook): (Said | null)[] {
  const counting = notebook.entries.slice(0, notebook.done)
  const said: (Said | null)[] = counting.map((entry) => (entry.type === 'mend' ? null : entry))
  for (const entry of counting) {
    if (entry.type !== 'mend' || counting[entry.entry]?.type === 'mend') continue
    if (entry.entry < counting.length) said[entry.entry] = entry.now
  }
  return said
}

/** The notebook as bytes: one way to write it, whatever it was read from. */
export function written(notebook: Notebook): string {
  const { form, id, name, begun, mode, players, own, season, help, dealer } = notebook
  const header = { form, id, name, begun, mode, players, own, season, help, dealer }
  return JSON.stringify({ ...header, entries: notebook.entries, done: notebook.done })
}
