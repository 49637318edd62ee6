// Made by web/make_wire from the server's types. Do not edit: run it again.

export const PROTOCOL_VERSION = 1
export const LONGEST_NAME = 16
export const LONGEST_PASSPHRASE = 128
/** Whoever has asked to be forgotten; nobody else is called so. */
export const GUEST = "guest"
/** Signs no name may have, because they show nothing, for a class of a pattern. */
export const INVISIBLE = "\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u2800\\u3164\\ufe00-\\ufe0d\\uffa0\\u{16fe4}\\u{1d159}\\u{e0100}-\\u{e01ef}"
export const LONGEST_JOIN_CODE = 16
/** The code with which the server closes a socket it refuses. */
export const SOCKET_REFUSED = 1008
/** The longest message that every server takes over a socket. */
export const FRAME_BYTES = 4096
/** The server sends no more frames of a replay at a time. */
export const MOST_FRAMES = 50
/** The opponents of each game, from weakest to strongest. */
export const LEVELS: Record<string, string[]> = {"planetx": ["random", "pencil", "apprentice", "observer", "assistant", "astronomer", "professor", "director"], "ptolemaeus": ["random", "rules", "greedy", "scholar", "sage"]}
/** How much help there may be; each level includes those before it. */
export const HELP_LEVELS = ["none", "reminders", "contradictions", "certain", "odds", "advice"] as const
export type HelpLevel = (typeof HELP_LEVELS)[number]
/** The help that tables of each game can agree on. */
export const HELP_OF: Record<string, readonly HelpLevel[]> = {"planetx": ["none", "contradictions", "certain", "odds", "advice"], "ptolemaeus": ["none", "reminders", "advice"]}
/** At a table of Planet X. */
export const MOST_SEATS = 4
/** How much the solver of Planet X may tell. */
export const SOLVER_LEVELS = ["none", "contradictions", "certain", "odds", "advice"] as const
/** Starting facts of Planet X, by the name of the level. */
export const FACTS: Record<string, number> = {"youth": 12, "beginner": 8, "experienced": 4, "genius": 0}
/** The version of the generator of Planet X: what a code deals. */
export const GENERATOR = 2
/** The first one named no version in what it told. */
export const FIRST_GENERATOR = 1
export const SEASONS: Season[] = ["spring", "summer", "autumn", "winter"]
/** What is printed on each board of Planet X: sectors, icons, and how many of each. */
export interface Ring {
  sectors: number
  counts: Record<Thing, number>
  points: Partial<Record<Thing, number>>
  comet_sectors: number[]
  theory_icons: number[]
  conference_icons: Record<number, number>
}
export const RINGS: Record<Mode, Ring> = {"standard": {"sectors": 12, "counts": {"C": 2, "A": 4, "D": 1, "G": 2, "X": 1, "E": 2}, "points": {"C": 3, "A": 2, "G": 4, "D": 4}, "comet_sectors": [2, 3, 5, 7, 11], "theory_icons": [3, 6, 9, 12], "conference_icons": {"10": 1}}, "expert": {"sectors": 18, "counts": {"C": 2, "A": 4, "D": 4, "G": 2, "X": 1, "E": 5}, "points": {"C": 3, "A": 2, "G": 4, "D": 2}, "comet_sectors": [2, 3, 5, 7, 11, 13, 17], "theory_icons": [3, 6, 9, 12, 15, 18], "conference_icons": {"7": 1, "16": 2}}}
export const REVIEW_SPACES = 4

/** An answer to a decision. */
export interface AnswerSent {
  type: "answer"
  command_id: string
  decision: string
  action: unknown
}

/** Take a move back. */
export interface UndoSent {
  type: "undo"
  command_id: string
  to?: number | null
  heard?: number | null
}

/** The command is on disk. Sent before anything that it has led to. */
export interface AcknowledgedTold {
  type: "acknowledged"
  command_id: string
  heard: number
}

/** Taken back, or asked for: then every other seat has to agree. */
export interface UndoAnswered {
  type: "undo-answered"
  command_id: string
  undone: boolean
  heard: number
}

/** The command was refused, as a request would have been. */
export interface CommandRefused {
  type: "refused"
  command_id: string | null
  problem: Problem
  retry_after: number | null
}

/** RFC 9457: what was refused. `code` is stable, `detail` is its English sentence. */
export interface Problem {
  type: string
  title: string
  status: number
  code: string
  detail: string
  request_id: string
  facts?: Record<string, unknown>
  current?: Snapshot | null
}

/** Everything a viewer needs to start from. */
export interface Snapshot {
  protocol_version: number
  seat: number | null
  host: boolean
  table: TableShown
  now: ViewShown | null
}

/** What everybody may know about a table; the join code only those who sit at it. */
export interface TableShown {
  type: "table"
  table: string
  game: string
  rules_version: number
  options: unknown
  commitment: string
  status: Status
  help: string
  spectators: boolean
  start: Start
  seats: SeatShown[]
  undo: UndoShown | null
  join_code: string | null
  host: boolean
  rematch: string | null
  companion: boolean
  listed: boolean
}

/** Where a table is in its life. */
export type Status = "open" | "over" | "playing"

/** When the game is dealt. */
export type Start = "full" | "ready"

/** A seat and who sits there. `level` is that of the opponent who answers for it, or nothing. */
export interface SeatShown {
  seat: number
  kind: SeatKind
  name: string
  level: string
  ready: boolean
  searches: boolean
}

export type SeatKind = "open" | "opponent" | "person" | "reserved" | "vacated"

/** A seat asks to take its last move back, and who has agreed. */
export interface UndoShown {
  seat: number
  agreed: number[]
  to: number
}

/** What the viewer knows after `heard` things told, what it may do, and what it is asked. */
export interface ViewShown {
  type: "view"
  heard: number
  decision: string | null
  view: unknown
  offers: unknown
  undo: "everybody" | "nobody" | null
}

export interface CodeWanted {
  mode: Mode
}

export type Mode = "expert" | "standard"

/** A fresh game code. It works in Ecliptic only, not in the official app. */
export interface CodeMade {
  code: string
}

/** What is printed on the board and the sheets of a mode. */
export interface CompanionRules {
  sectors: number
  visible: number
  survey_costs: number[]
  target_cost: number
  research_cost: number
  locate_cost: number
  comet_sectors: number[]
  targets: number
  objects: [Thing, number][]
  theory_phases: number[]
  conferences: number[]
}

/** The content of a sector; its value is the letter of the notation. */
export type Thing = "A" | "C" | "D" | "E" | "G" | "X"

/** What everybody may know of a code's game. */
export interface CompanionShown {
  code: string
  mode: Mode
  rules: CompanionRules
  titles: Thing[][]
  conference_titles: Thing[][]
  generator: number
}

/** What one player has asked of a code's game, in order; the answers follow from the code. */
export interface HistoryWanted {
  season: Season
  level: string
  questions: (Survey | Target | Research | Locate | AskConference | AskReview | AskReveal)[]
  name?: string
}

/** A player's side of the board; it decides which starting facts he gets. */
export type Season = "autumn" | "spring" | "summer" | "winter"

export interface Survey {
  type: "survey"
  thing: Thing
  first: number
  last: number
}

export interface Target {
  type: "target"
  sector: number
}

export interface Research {
  type: "research"
  topic: string
}

/** Planet X in `sector`; `before` is the neighbour one sector counter-clockwise. */
export interface Locate {
  type: "locate"
  sector: number
  before: Thing
  after: Thing
}

/** The clue of conference `number`; 1 is X1. */
export interface AskConference {
  type: "conference"
  number: number
}

/** Peer review of one theory. */
export interface AskReview {
  type: "review"
  sector: number
  thing: Thing
}

/** The end of the game: what every sector holds. */
export interface AskReveal {
  type: "reveal"
}

/** A player's starting facts. */
export interface FactsShown {
  facts: StartingFact[]
}

/** Sector `sector` does not hold `thing`. */
export interface StartingFact {
  sector: number
  thing: Thing
}

/** A circle (`yes`) or a cross (`no`) on the note sheet. */
export interface PencilMark {
  sector: number
  object: Thing
  mark: "no" | "yes"
}

export interface ContradictionsWanted {
  marks: PencilMark[]
}

/** Nothing needs to be said: the seat's own stream is all there is to it. */
export interface HelpWanted {
}

/** What is probable, from the seat's own stream. */
export interface LikelyWanted {
  rivals?: boolean
}

export interface WhyWanted {
  claim: Is | IsNot | AppearsEmpty | PlanetXIn
}

export interface Is {
  type: "is"
  sector: number
  thing: Thing
}

export interface IsNot {
  type: "is-not"
  sector: number
  thing: Thing
}

export interface AppearsEmpty {
  type: "appears-empty"
  sector: number
}

export interface PlanetXIn {
  type: "planet-x-in"
  sectors: number[]
}

export interface NotesWanted {
  notes: string
}

/** Notes, and pencil marks that may contradict them. */
export interface NotesMarked {
  notes: string
  marks: PencilMark[]
}

/** Notes, and something that may be certain by them. */
export interface NotesClaimed {
  notes: string
  claim: Is | IsNot | AppearsEmpty | PlanetXIn
}

/** A fact about the sky, what it came from, and its number in the seat's own stream, or the line of the notes it is written on. */
export interface FactShown {
  fact: NotHere | Holds | Counted | Seen | ClueRead | Titled | LocatedWrong | LocatedRight | Amount | Revealed
  source: Dealt | InTurn | AtConference | InReview | AtTheEnd | OnLine
  number: number
}

/** The sector does not hold `thing`. */
export interface NotHere {
  type: "not-here"
  sector: number
  thing: Thing
}

/** The sector holds `thing`. */
export interface Holds {
  type: "holds"
  sector: number
  thing: Thing
}

/** So many of `thing` lie from `first` clockwise to `last`; "empty" counts Planet X too. */
export interface Counted {
  type: "counted"
  thing: Thing
  first: number
  last: number
  count: number
}

export interface Seen {
  type: "seen"
  sector: number
  sighting: Sighting
}

/** What a target answers. */
export type Sighting = "A" | "C" | "D" | "E/X" | "G"

/** The clue of topic A-F, or of conference X1 or X2. */
export interface ClueRead {
  type: "clue"
  label: string
  clue: Adjacent | Opposite | Within | Band | Consecutive
}

/** At least one / every / no X is beside a Y. */
export interface Adjacent {
  type: "adjacent"
  quantity: Quantity
  subject: Thing
  other: Thing
}

export type Quantity = "every" | "no" | "some"

/** At least one / every / no X is half the ring away from a Y. */
export interface Opposite {
  type: "opposite"
  quantity: Quantity
  subject: Thing
  other: Thing
}

/** Every / no X is at distance 1 to `reach` from a Y. */
export interface Within {
  type: "within"
  quantity: Quantity
  subject: Thing
  reach: number
  other: Thing
}

/** Some run of at most `width` sectors holds all X. */
export interface Band {
  type: "band"
  subject: Thing
  width: number
}

/** The longest unbroken run of X holds exactly `count` of them (all four asteroids, or exactly three dwarf planets). */
export interface Consecutive {
  type: "consecutive"
  count: number
  subject: Thing
}

/** The sky has a true clue with this title, since a topic or conference has it. */
export interface Titled {
  type: "titled"
  label: string
  title: Thing[]
  written: Thing[]
}

/** Not all three are right: Planet X in `sector`, and its two neighbours. */
export interface LocatedWrong {
  type: "located-wrong"
  sector: number
  before: Thing
  after: Thing
}

export interface LocatedRight {
  type: "located-right"
  sector: number
  before: Thing
  after: Thing
}

/** Of these sectors, at least `least` and at most `most` hold one of `things`: heard from a rival, or concluded. "Empty" is truly empty here. */
export interface Amount {
  type: "amount"
  things: Thing[]
  sectors: number[]
  least: number
  most: number
}

export interface Revealed {
  type: "revealed"
  system: Thing[]
}

/** Known from the start: titles and starting facts. */
export interface Dealt {
  type: "dealt"
}

/** An answer of the viewer's own turn; turns of all seats are counted, from 1. */
export interface InTurn {
  type: "turn"
  number: number
}

export interface AtConference {
  type: "conference"
  number: number
}

/** A peer review in this theory phase. */
export interface InReview {
  type: "review"
  phase: number
}

/** The sky was revealed. */
export interface AtTheEnd {
  type: "end"
}

/** Written on this line of a player's own notes. */
export interface OnLine {
  type: "line"
  number: number
}

/** The fewest marks that cannot all be, and the fewest facts that forbid them together. No facts: the placement rules alone do. */
export interface ContradictionShown {
  marks: PencilMark[]
  facts: FactShown[]
}

export interface ContradictionsShown {
  heard: number
  contradiction: ContradictionShown | null
}

export interface SectorCertain {
  sector: number
  marks: Record<string, "no" | "open" | "yes">
}

/** What follows from everything the seat has been told, by logic alone. */
export interface CertainShown {
  heard: number
  systems: number
  planet_x: number[]
  sectors: SectorCertain[]
}

export interface SectorOdds {
  sector: number
  odds: Record<string, number>
}

/** How probable everything is, weighed by how the generator makes skies and clues. */
export interface OddsShown {
  heard: number
  systems: number
  sectors: SectorOdds[]
}

export interface QuestionShown {
  action: string
  cost: number
  bits: number
  bits_locate: number
}

export interface TheoryShown {
  object: Thing
  sector: number
  probability: number
  points: number
  first: number
  expected: number
  penalty: number
  worth: number
}

export interface LocateShown {
  action: string
  probability: number
  points: number
  expected: number
}

/** What is worth asking and saying now. Without a turn there are no questions, and in a last chance only points count. Of questions that are alike, such as surveys for one object, only the best is told, and none whose answer is known. */
export interface AdviceShown {
  heard: number
  systems: number
  questions: QuestionShown[]
  questions_locate: QuestionShown[]
  theories: TheoryShown[]
  locates: LocateShown[]
}

/** A fact, and what it and those before it leave. */
export interface StepShown {
  fact: FactShown
  systems: number
  against: number
  planet_x: number[]
  possible: Thing[][]
}

/** A line of a proof: something is supposed, known, follows, or cannot be. */
export interface ProofLineShown {
  part: Part
  case: number
  cases: number
  marks: PencilMark[]
  facts: FactShown[]
  rules: Rule[]
  because: PencilMark[]
}

export type Part = "follows" | "impossible" | "known" | "supposed"

/** The placement rules (rules 1): those of single kinds with how many there are of each, those between kinds. */
export type Rule = "asteroids" | "cloud-beside-empty" | "comets" | "dwarf-planets" | "gas-clouds" | "no-dwarf-beside-x" | "planet-x" | "truly-empty"

/** Why a claim is certain. */
export interface WhyShown {
  heard: number
  claim: Is | IsNot | AppearsEmpty | PlanetXIn
  steps: StepShown[]
  proof: ProofLineShown[]
}

/** An own conclusion in somebody's notes: whether it follows from what he knows. */
export interface ConclusionShown {
  line: number
  concluded: NotHere | Holds | Amount
  verdict: Verdict
  fits: number
  against: number
  steps: StepShown[]
}

export type Verdict = "contradicts" | "follows" | "open"

export interface ConclusionsShown {
  heard: number
  systems: number
  conclusions: ConclusionShown[]
}

/** How many systems each seat could not exclude, after each entry of a finished game's log. */
export interface SystemsLeft {
  lawful: number
  left: number[][]
}

/** What the house keeps, and for how long, in figures of its settings. */
export interface Keeping {
  prune_days: number
  prune_kept_days: number
  key_days: number
  opener_days: number
  link_minutes: number
  list_hours: number
  records: number
  notes_kilobytes: number
  tables_a_day: number
}

/** How much an opponent that searches may search here. */
export interface SearchBudget {
  usual: number
  most: number
  lacks: boolean
}

/** The rules of the house, as everybody may know them. */
export interface HouseShown {
  opening: "everybody" | "nobody" | "passphrase"
  may_open: boolean
  opponents: Record<string, string[]>
  searching: Record<string, Record<string, SearchBudget>>
  most_help: "advice" | "certain" | "contradictions" | "none" | "odds" | "reminders"
  lists_tables: boolean
  banner: string
  public: boolean
  contact: string
  keeps: Keeping
}

/** Lets a caller open tables in a house that asks for it. */
export interface Passphrase {
  passphrase: string
}

/** A table whose host wants players whom he does not know; no names. */
export interface TableWanting {
  join_code: string
  game: string
  opened: number
  seats: number
  free: number
}

/** The next version of a seat's notes: `number` is one more than the newest has, 0 for the first. */
export interface NoteWanted {
  number: number
  body: string
  kind?: "sheet" | "text"
}

export interface NoteShown {
  kind: "sheet" | "text"
  number: number
  body: string
}

/** The newest version of each kind; the ones before are asked for one by one. */
export interface NotesShown {
  sheet: NoteShown | null
  text: NoteShown | null
}

/** What follows from the seat's own view and the rules. */
export interface RemindersShown {
  heard: number
  affordable: Affordable[]
  completing: Completing[]
  sweep: Sweep | null
  lacking: Lacking[]
}

/** What the hand pays for, and the fewest cards that it takes. */
export interface Affordable {
  signs: number[]
  cards: number
}

/** An observation that completes a study, or no signs if nothing has to be observed any more. */
export interface Completing {
  signs: number[]
  planet: Planet
  sign: number
  four: boolean
}

export type Planet = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** What the comet does at the end of this round. */
export interface Sweep {
  sign: number
  pawns: number
  ends: boolean
}

/** A planet of the objective that is not studied yet. */
export interface Lacking {
  planet: Planet
  sign: number
  pawns: number
  then: number
}

export interface ActionAdvised {
  action: unknown
  behind: number
  reasons: (Studies | Nearer | Saves | Denies | Token)[]
}

/** It leads to a study in this turn. */
export interface Studies {
  type: "studies"
  planet: Planet
  objective: boolean
}

/** It brings a pawn for a study: so many are missing then. */
export interface Nearer {
  type: "nearer"
  planet: Planet
  objective: boolean
  missing: number
}

/** So many fewer cards than it could cost, now or when this sign is observed. */
export interface Saves {
  type: "saves"
  cards: number
  sign: number | null
}

/** A rival, whose pawns stand on a sign with something for him to study, is hindered there. */
export interface Denies {
  type: "denies"
  seat: number
  sign: number
}

/** It takes the asteroid token of a sign. */
export interface Token {
  type: "token"
  sign: number
}

/** The best actions, first what the strongest opponent would do; none while the seat is not asked. */
export interface ActionsShown {
  heard: number
  actions: ActionAdvised[]
}

export interface RecordBrought {
  record: string
}

export interface ReplayKept {
  replay: string
}

/** A game that can be looked at frame by frame. */
export interface ReplayShown {
  game: string
  rules_version: number
  options: unknown
  players: string[]
  seats: number
  frames: number
  outcome: Outcome | null
}

/** Final points per seat, and who won (several seats share a victory). */
export interface Outcome {
  scores: number[]
  winners: number[]
}

/** What one entry of the log told the viewer, and what it knew then. */
export interface Frame {
  told: unknown[]
  view: unknown
  desks: unknown[]
  actor: number | null
  action: string | null
}

/** A piece of a game; after its last frame the pieces are empty. */
export interface Frames {
  start: number
  frames: Frame[]
}

/** How the seats' points grew. */
export interface PointsShown {
  goal: number
  points: number[][]
}

/** A seat of a new table: `you`, `open`, or an opponent's level. */
export interface SeatWanted {
  who: string
}

export interface NewTable {
  game: string
  options: Record<string, unknown>
  seats: SeatWanted[]
  name: string
  names?: string[]
  companion?: boolean
  generator?: number
  spectators?: boolean
  help?: "advice" | "certain" | "contradictions" | "none" | "odds" | "reminders"
  start?: Start
  listed?: boolean
  hold?: "bearer" | "cookie"
}

export interface Join {
  join_code: string
  name: string
  seat?: number | null
  hold?: "bearer" | "cookie"
}

/** What a join code leads to, as long as a seat is free: the game, and the people there. */
export interface Invited {
  game: string
  names: string[]
}

/** One of several seats that are yours. */
export interface SeatHeld {
  seat: number | null
  token: string | null
}

/** A seat is yours. `token` is there for programs only. */
export interface Seated {
  table: string
  seat: number | null
  token: string | null
  others: SeatHeld[]
}

/** Who is to sit at an empty seat: `open`, or an opponent's level. */
export interface SeatChange {
  who: string
}

export interface Ready {
  ready: boolean
}

/** A seat's own choices in Planet X; what is left out stays as it is. */
export interface PlaceWanted {
  season?: Season | null
  facts?: number | null
}

/** What the host changes before the deal; what is left out stays as it is. */
export interface SettingsWanted {
  help?: "advice" | "certain" | "contradictions" | "none" | "odds" | "reminders" | null
  options?: Record<string, unknown> | null
  spectators?: boolean | null
  listed?: boolean | null
}

/** The level of the opponent who answers for an absent person; "" gives the seat back. */
export interface StandIn {
  level: string
}

/** Which opponent goes on for whoever leaves a game; without a level, the gentlest. */
export interface Leave {
  level?: string
}

export interface Again {
  hold?: "bearer" | "cookie"
}

export interface Reissue {
  hold?: "bearer" | "cookie"
}

/** The secret of a one-time link, brought by the device the seat moves to. */
export interface Move {
  secret: string
  hold?: "bearer" | "cookie"
}

/** A path for the other device, with the secret behind the #, and the same as a picture. */
export interface LinkShown {
  path: string
  qr: string
  expires: number
}

/** Where other devices find this server: what stands before the path of a link. */
export interface AddressShown {
  address: string
}

/** The caller's seat, if any, and its key are no longer the caller's. */
export interface Gone {
  table: string
  seat: number | null
}

/** Where the planets stood at 12:00 UT of a date, and where the comet would start. */
export interface SkyShown {
  date: string
  calendar: "gregorian" | "julian"
  famous: string | null
  planets: number[]
  comet: number
}

/** A command: an answer to a decision. `action` is JSON, or the game's short text form. */
export interface Answer {
  command_id: string
  decision: string
  action: unknown
}

export interface AskUndo {
  command_id: string
  to?: number | null
  heard?: number | null
}

export interface AnswerUndo {
  agree: boolean
}

/** The command is on disk. Your stream shows it when it has `heard` things in it. */
export interface Acknowledged {
  command_id: string
  heard: number
}

/** Taken back, or asked for: then every other seat has to agree. */
export interface UndoAnswer {
  undone: boolean
  heard: number
}

/** Whether an opponent had anything to answer. */
export interface Hurried {
  hurried: boolean
}

/** Number `number` of this viewer's own stream, which has no gaps. */
export interface Told {
  type: "told"
  number: number
  event: unknown
}

/** Sent when nothing else was: the line is alive. */
export interface Heartbeat {
  type: "heartbeat"
  heard: number
}

/** A viewer's own stream from a number on: what a program folds by itself. */
export interface Stream {
  start: number
  told: unknown[]
}

export interface MyTable {
  table: string
  game: string
  status: string
  seat: number | null
  seats: SeatShown[]
  asked: boolean
  companion: boolean
  mine: number[]
  opened: number
  scores: number[]
  starred: boolean
}

/** Whether a table is to be kept however long nobody comes. */
export interface Star {
  starred: boolean
}

/** A game as one viewer was told it; it can be folded again anywhere. */
export interface OwnRecord {
  game: string
  rules_version: number
  options: unknown
  players: string[]
  commitment: string
  seat: number | null
  told: unknown[]
}

/** What one viewer knows. `desk` and `facts` are its own; a spectator (viewer None) has none. */
export interface View {
  viewer: number | null
  board: Board
  desk: Desk | null
  facts: StartingFact[]
  pages: ((SurveyAnnounced | Surveyed | TargetAnnounced | Targeted | ResearchAnnounced | Researched | LocateAnnounced | Located)[])[]
}

/** Everything public. Tuples with one entry per seat are indexed by seat. */
export interface Board {
  mode: Mode
  times: number[]
  order: number[]
  earth: number
  turns: number
  targets_left: number[]
  last_was_research: boolean[]
  titles: Thing[][]
  conference_titles: Thing[][]
  conferences: ([number, Adjacent | Opposite | Within | Band | Consecutive])[]
  phases: number
  advances: number
  tokens_left: number[]
  theories: (FaceDown | FaceUp | Removed)[]
  confirmed: [number, Thing][]
  refuted: [number, Thing][]
  located: [number, number][]
  system: Thing[]
  stage: Dealing | Turns | Choosing | Placing | Reviewing | LastChances | Over
  generator: number
}

/** A theory on a review track whose object only its owner knows. */
export interface FaceDown {
  type: "face-down"
  number: number
  seat: number
  sector: number
  phase: number
}

/** A theory found right: it stays where it was turned over. */
export interface FaceUp {
  type: "face-up"
  number: number
  seat: number
  sector: number
  phase: number
  thing: Thing
  space: number
}

/** A theory found wrong, out of the game. It still counts as submitted once. */
export interface Removed {
  type: "removed"
  number: number
  seat: number
  sector: number
  phase: number
  thing: Thing
}

/** Before the pawns are lined up. */
export interface Dealing {
  type: "dealing"
}

/** The furthest-back player is to act. */
export interface Turns {
  type: "turns"
}

/** Theory phase: these seats have not chosen yet. */
export interface Choosing {
  type: "choosing"
  waiting: number[]
}

/** Theory phase: (seat, theories still to place), furthest back first; the first one acts. */
export interface Placing {
  type: "placing"
  queue: [number, number][]
}

/** Theory phase: theories have been placed; advancing and review follow by themselves. */
export interface Reviewing {
  type: "reviewing"
}

/** Planet X is found: (seat, sectors behind the finder); the first one acts. `placed` counts the theories the first one has submitted already. */
export interface LastChances {
  type: "last-chances"
  finder: number
  queue: [number, number][]
  placed: number
}

export interface Over {
  type: "over"
  scores: SeatScore[]
  winners: number[]
}

export type SeatScore = [number, number, number]

export interface Desk {
  supply: number[]
  chosen: Thing[]
  submitted: [number, number, Thing][]
}

export interface SurveyAnnounced {
  type: "survey-announced"
  seat: number
  thing: Thing
  first: number
  last: number
  cost: number
}

export interface Surveyed {
  type: "survey"
  seat: number
  thing: Thing
  first: number
  last: number
  cost: number
  count: number
}

export interface TargetAnnounced {
  type: "target-announced"
  seat: number
  sector: number
  cost: number
}

export interface Targeted {
  type: "target"
  seat: number
  sector: number
  cost: number
  sighting: Sighting
}

export interface ResearchAnnounced {
  type: "research-announced"
  seat: number
  topic: string
  cost: number
}

export interface Researched {
  type: "research"
  seat: number
  topic: string
  cost: number
  clue: Adjacent | Opposite | Within | Band | Consecutive
}

/** Everybody hears right or wrong, never where. A last chance costs no time. `points` are what the locate will score: none if wrong. */
export interface LocateAnnounced {
  type: "locate-announced"
  seat: number
  found: boolean
  cost: number
  points: number
}

export interface Located {
  type: "locate"
  seat: number
  found: boolean
  cost: number
  points: number
  sector: number
  before: Thing
  after: Thing
}

/** Any object and any run along `sky`; comet runs begin and end in `comet_ends`. `costs` is by length, from one sector on. */
export interface SurveyOffer {
  type: "survey"
  things: Thing[]
  sky: number[]
  comet_ends: number[]
  costs: number[]
}

export interface TargetOffer {
  type: "target"
  sectors: number[]
  left: number
  cost: number
}

export interface ResearchOffer {
  type: "research"
  topics: string[]
  cost: number
}

/** Any sector; `beside[n - 1]` is what may be named in sector n as a neighbour. */
export interface LocateOffer {
  type: "locate"
  beside: Thing[][]
  cost: number
  points: number
}

/** Up to `most` tokens out of the supply. */
export interface ChooseOffer {
  type: "choose"
  supply: [Thing, number][]
  most: number
}

/** The lawful sectors for each object in hand. */
export interface PlaceOffer {
  type: "place"
  sectors: [Thing, number[]][]
  most: number
}

/** Chosen tokens that no sector is lawful for. */
export interface WithdrawOffer {
  type: "withdraw"
  things: Thing[]
}

export interface PassOffer {
  type: "pass"
}

/** An offer that is not there: why this kind of action is not possible now. */
export interface Refusal {
  type: "refusal"
  kind: string
  code: string
  facts: Record<string, number | string>
}

/** What everybody knows before the deal. A game code, if one is named, decides the sky. */
export interface Options {
  mode: Mode
  places: Place[]
  code: string
}

/** One seat's choices: its season and how many starting facts it gets. */
export interface Place {
  season: Season
  facts: number
}

/** The theories for this phase, in the order of THEORY_OBJECTS; may be none. */
export interface Choose {
  type: "choose"
  things: Thing[]
}

export interface PlaceTheory {
  type: "place"
  thing: Thing
  sector: number
}

export interface Withdraw {
  type: "withdraw"
  thing: Thing
}

export interface Pass {
  type: "pass"
}

/** Which version of the generator made the deal. A deal that does not say so is version 1's. */
export interface GeneratorNamed {
  type: "generator"
  version: number
}

export interface TopicTitled {
  type: "topic-titled"
  topic: string
  title: Thing[]
}

export interface ConferenceTitled {
  type: "conference-titled"
  number: number
  title: Thing[]
}

/** What others know of a seat's starting facts: the season and how many. */
export interface FactsCounted {
  type: "facts-counted"
  seat: number
  season: Season
  count: number
}

export interface FactsGiven {
  type: "facts"
  seat: number
  season: Season
  count: number
  facts: StartingFact[]
}

/** The starting order in sector 1, furthest back first. */
export interface PawnsLinedUp {
  type: "pawns"
  order: number[]
}

/** The arrow now stands `steps` sectors on from its place at the start of the game. */
export interface EarthTurned {
  type: "earth"
  steps: number
}

export interface ConferenceHeld {
  type: "conference-held"
  number: number
  clue: Adjacent | Opposite | Within | Band | Consecutive
}

/** Theory phase `number` begins; `asked` choose in secret. */
export interface TheoryPhaseOpened {
  type: "phase"
  number: number
  asked: number[]
}

/** What others know of a seat's choice: that it has been made. */
export interface ChoiceSealed {
  type: "sealed"
  seat: number
}

export interface TheoriesChosen {
  type: "chosen"
  seat: number
  things: Thing[]
}

/** All have chosen: how many theories each places, furthest back first. */
export interface ChoicesOpened {
  type: "hands"
  placing: [number, number][]
}

/** A face-down theory, numbered in order of placing over the whole game. */
export interface TheoryLaid {
  type: "laid"
  seat: number
  number: number
  sector: number
  phase: number
}

export interface TheoryPlaced {
  type: "placed"
  seat: number
  number: number
  sector: number
  phase: number
  thing: Thing
}

/** A chosen theory that had no lawful sector goes back to the supply. */
export interface TokenTakenBack {
  type: "returned"
  seat: number
}

export interface TheoryWithdrawn {
  type: "withdrawn"
  seat: number
  thing: Thing
}

/** Every face-down theory moves one space inward. */
export interface TheoriesAdvanced {
  type: "advanced"
  phase: number
}

/** One sector's peer review: theories turned over, and who pays how much time, in order. */
export interface SectorReviewed {
  type: "review"
  sector: number
  shown: Shown[]
  penalties: [number, number][]
}

/** A theory turned face up. */
export type Shown = [number, Thing, boolean]

export interface TheoryPhaseClosed {
  type: "phase-closed"
  number: number
}

/** The finder, and every seat behind with the number of sectors, furthest back first. */
export interface LastChancesOpened {
  type: "last-chances"
  finder: number
  behind: [number, number][]
}

/** The seat's last chance is over: used up, or passed. */
export interface LastChanceEnded {
  type: "last-chance-ended"
  seat: number
}

/** The whole system, and every theory still face down. */
export interface SkyRevealed {
  type: "revealed"
  system: Thing[]
  shown: Shown[]
}

export interface GameScored {
  type: "score"
  scores: SeatScore[]
  winners: number[]
}

export interface SurveyAnswer {
  type: "survey"
  count: number
}

export interface TargetAnswer {
  type: "target"
  sighting: Sighting
}

export interface ResearchAnswer {
  type: "research"
  clue: Adjacent | Opposite | Within | Band | Consecutive
}

/** Right or wrong as a whole. */
export interface LocateAnswer {
  type: "locate"
  right: boolean
}

export interface ConferenceAnswer {
  type: "conference"
  clue: Adjacent | Opposite | Within | Band | Consecutive
}

export interface ReviewAnswer {
  type: "review"
  right: boolean
}

/** One letter for each sector, sector 1 first. */
export interface RevealAnswer {
  type: "reveal"
  system: string
}

export type PlanetXView = View

export type PlanetXOffers = (SurveyOffer | TargetOffer | ResearchOffer | LocateOffer | ChooseOffer | PlaceOffer | WithdrawOffer | PassOffer | Refusal)[]

export type PlanetXOptions = Options

export type PlanetXAction = Survey | Target | Research | Locate | Choose | PlaceTheory | Withdraw | Pass

export type PlanetXEvent = GeneratorNamed | TopicTitled | ConferenceTitled | FactsCounted | FactsGiven | PawnsLinedUp | SurveyAnnounced | Surveyed | TargetAnnounced | Targeted | ResearchAnnounced | Researched | LocateAnnounced | Located | EarthTurned | ConferenceHeld | TheoryPhaseOpened | ChoiceSealed | TheoriesChosen | ChoicesOpened | TheoryLaid | TheoryPlaced | TokenTakenBack | TheoryWithdrawn | TheoriesAdvanced | SectorReviewed | TheoryPhaseClosed | LastChancesOpened | LastChanceEnded | SkyRevealed | GameScored

export type PlanetXTurn = SurveyAnnounced | Surveyed | TargetAnnounced | Targeted | ResearchAnnounced | Researched | LocateAnnounced | Located

export type Clue = Adjacent | Opposite | Within | Band | Consecutive

export type CompanionQuestion = Survey | Target | Research | Locate | AskConference | AskReview | AskReveal

export type CompanionAnswer = SurveyAnswer | TargetAnswer | ResearchAnswer | LocateAnswer | ConferenceAnswer | ReviewAnswer | RevealAnswer
