// Made by web/make_wire from the server's types. Do not edit: run it again.

export const SIGNS: string[] = ["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpius", "Sagittarius", "Capricornus", "Aquarius", "Pisces"]
/** The colour of a sign is its number modulo four. */
export const ELEMENTS: string[] = ["Ignis", "Terra", "Aer", "Aqua"]
export const PLANETS: string[] = ["Sol", "Luna", "Mercurius", "Venus", "Mars", "Iupiter", "Saturnus"]
export const JOKER = 12
export const PAWNS = 10
export const LAPS = 3
export const GOAL = 12
/** Points by number of planets studied. */
export const PLANET_POINTS = [0, 1, 2, 4, 5, 6, 8, 10]
export const OBJECTIVE_POINTS = [0, 0, 1, 3]
export const TOKENS_PER_POINT = 3
/** Whatever can be observed in one action, by its signs. */
export type Shape = 'single' | 'conjunction' | 'opposition' | 'trigon' | 'square'
export const SHAPES: Record<string, Shape> = {"0": "single", "1": "single", "2": "single", "3": "single", "4": "single", "5": "single", "6": "single", "7": "single", "8": "single", "9": "single", "10": "single", "11": "single", "0 0": "conjunction", "1 1": "conjunction", "2 2": "conjunction", "3 3": "conjunction", "4 4": "conjunction", "5 5": "conjunction", "6 6": "conjunction", "7 7": "conjunction", "8 8": "conjunction", "9 9": "conjunction", "10 10": "conjunction", "11 11": "conjunction", "0 6": "opposition", "1 7": "opposition", "2 8": "opposition", "3 9": "opposition", "4 10": "opposition", "5 11": "opposition", "0 4 8": "trigon", "1 5 9": "trigon", "2 6 10": "trigon", "3 7 11": "trigon", "0 3": "square", "1 4": "square", "2 5": "square", "3 6": "square", "4 7": "square", "5 8": "square", "6 9": "square", "7 10": "square", "8 11": "square", "0 9": "square", "1 10": "square", "2 11": "square"}
/** The bonus cards as they are called on the cards, in Latin. */
export const BONUSES: Record<Bonus, string> = {"nova-luna": "Nova Luna", "venus-retrograda": "Venus Retrograda", "maleficus-mars": "Maleficus Mars", "maleficus-saturnus": "Maleficus Saturnus", "mercurius-retrogradus": "Mercurius Retrogradus", "sol-in-medio-caeli": "Sol in Medio Caeli", "iupiter-orientalis": "Iupiter Orientalis", "nova-constellatio": "Nova Constellatio", "signum-ignis": "Signum Ignis", "signum-terrae": "Signum Terrae", "signum-aeris": "Signum Aeris", "signum-aquae": "Signum Aquae"}
/** The planet whose study lets a bonus card work twice. */
export const STRONGER_WITH: Partial<Record<Bonus, Planet>> = {"nova-luna": 1, "venus-retrograda": 3, "maleficus-mars": 4, "maleficus-saturnus": 6, "mercurius-retrogradus": 2, "sol-in-medio-caeli": 0, "iupiter-orientalis": 5}
/** How many of each card there are. Only the totals are printed: see `cards.toml`. */
export const CARDS = {"totals": {"constellations": 65, "events": 13, "bonuses": 25, "objectives": 7}, "constellations": [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5], "bonuses": {"nova-luna": 2, "venus-retrograda": 2, "maleficus-mars": 2, "maleficus-saturnus": 2, "mercurius-retrogradus": 2, "sol-in-medio-caeli": 2, "iupiter-orientalis": 2, "nova-constellatio": 3, "signum-ignis": 2, "signum-terrae": 2, "signum-aeris": 2, "signum-aquae": 2}, "moves": [5, 9, 7, 6, 4, 3, 2]}
export const DEFAULT_DATE = "1969-07-20"
/** The years whose skies are known. */
export const YEARS = [150, 2100] as const

/** What one viewer knows. `desk` is its own; a spectator (viewer None) has none. */
export interface View {
  viewer: number | null
  board: Board
  desk: Desk | null
  memory: Memory
}

export interface Board {
  race: Race
  date: string
  planets: number[]
  comet: number
  comet_start: number
  comet_steps: number
  asteroids: boolean[]
  tokens: number[]
  pawns: number[][]
  studied: Planet[][]
  hand_sizes: number[]
  bonus_sizes: number[]
  display: number[]
  deck: number
  discards: number[]
  bonus_deck: number
  bonus_played: Bonus[]
  event: Planet[] | null
  event_deck: number
  events_past: Planet[][]
  round: number
  lap: number
  astrolabe: number
  active: number
  acted: boolean
  extra_turns: number
  ticks: number
  objectives: Planet[][]
  stage: SettingUp | Turn | SecondPick | Paying | Placing | Sourcing | Effect | Studying | Recalling | Discarding | Over
}

/** What counts towards the 12 points that end the game at once. */
export type Race = "everything" | "planets"

export type Planet = 0 | 1 | 2 | 3 | 4 | 5 | 6

export type Bonus = "iupiter-orientalis" | "maleficus-mars" | "maleficus-saturnus" | "mercurius-retrogradus" | "nova-constellatio" | "nova-luna" | "signum-aeris" | "signum-aquae" | "signum-ignis" | "signum-terrae" | "sol-in-medio-caeli" | "venus-retrograda"

/** Before the first turn, and while a round ends: nobody is asked. */
export interface SettingUp {
  type: "setting-up"
}

/** The active player's choice: the action and, before or after it, free acts. */
export interface Turn {
  type: "turn"
}

/** One card has been drawn; the other is still to come. */
export interface SecondPick {
  type: "second-pick"
}

/** An observation is named; `paid` of its signs are paid for. */
export interface Paying {
  type: "paying"
  signs: number[]
  paid: number
}

/** All is paid; `left` still need their pawn. */
export interface Placing {
  type: "placing"
  signs: number[]
  left: number[]
}

/** The reserve is empty: which pawn on the signs moves to `sign`? */
export interface Sourcing {
  type: "sourcing"
  sign: number
  placing: Placing
}

/** A bonus card is being carried out, unit by unit. */
export interface Effect {
  type: "effect"
  card: Bonus
  left: number
  done: number
  arrived: number | null
}

/** A third pawn has come to `sign`: a planet there must be studied at once. */
export interface Studying {
  type: "studying"
  sign: number
  then: Placing | Effect
}

/** Maleficus Mars: each seat in turn takes back so many of its pawns. */
export interface Recalling {
  type: "recalling"
  queue: [number, number][]
}

/** Maleficus Saturnus or Eclipsis: seats choose cards to give up, all at once. */
export interface Discarding {
  type: "discarding"
  count: number
  asked: number[]
  waiting: number[]
  eclipsis: boolean
}

export interface Over {
  type: "over"
  scores: Score[]
  winners: number[]
}

/** One seat's points by source (rules 7). */
export interface Score {
  planets: number
  novas: number
  asteroids: number
  objective: number
}

export interface Desk {
  hand: number[]
  bonuses: Bonus[]
  objective: Planet[]
  sealed: number[]
}

export interface Memory {
  hands: number[][]
  deck: number[]
  trails: Trail[]
}

/** One way in which all that was not seen can have gone. */
export interface Trail {
  weight: number
  known: number[][]
  pools: number[][]
  drawn: number[][]
}

export interface DrawOffer {
  type: "draw"
  cards: (number | null)[]
}

export interface ObserveOffer {
  type: "observe"
  targets: number[][]
  barred: Barred[]
  prices: PayOffer[]
}

/** Signs that cannot be observed together now, and why. */
export interface Barred {
  signs: number[]
  code: string
}

export interface PayOffer {
  type: "pay"
  sign: number
  payments: number[][]
}

export interface StudyWithOffer {
  type: "study-with"
  planets: [Planet, number][]
  pawns: number[]
}

export interface DiscardOffer {
  type: "discard"
  hand: number[]
  count: number
}

export interface PlayOffer {
  type: "play"
  cards: Bonus[]
  once: Bonus[]
}

/** A short plain list of one kind of action. */
export interface ChoiceOffer {
  type: "choice"
  kind: string
  actions: (Draw | Observe | Pay | Place | MoveFrom | Study | StudyWith | Trade | Play | Replace | Move | Steal | Stop | Recall | Discard | EndTurn | Pass)[]
}

/** A card that lies face up, or None for the deck. */
export interface Draw {
  type: "draw"
  card: number | null
}

/** A sign or a configuration, known by its signs in rising order. */
export interface Observe {
  type: "observe"
  signs: number[]
}

/** Cards in rising order. */
export interface Pay {
  type: "pay"
  cards: number[]
}

export interface Place {
  type: "place"
  sign: number
}

export interface MoveFrom {
  type: "from"
  sign: number
}

export interface Study {
  type: "study"
  planet: Planet
}

/** Two plus two: `one` and `other` are the signs of the two pawns from elsewhere. */
export interface StudyWith {
  type: "study-with"
  planet: Planet
  one: number
  other: number
}

export interface Trade {
  type: "trade"
}

/** `once` does without the second unit of a card whose units come together. */
export interface Play {
  type: "play"
  card: Bonus
  once: boolean
}

export interface Replace {
  type: "replace"
  seat: number
  sign: number
}

export interface Move {
  type: "move"
  source: number
  sign: number
}

export interface Steal {
  type: "steal"
  seat: number
}

export interface Stop {
  type: "stop"
}

export interface Recall {
  type: "recall"
  sign: number
}

/** Cards in rising order. */
export interface Discard {
  type: "discard"
  cards: number[]
}

export interface EndTurn {
  type: "end"
}

export interface Pass {
  type: "pass"
}

/** An offer that is not there: why this kind of action is not possible now. */
export interface Refusal {
  type: "refusal"
  kind: string
  code: string
  facts: Record<string, number | string>
}

/** What everybody knows before the deal. The date is written YYYY-MM-DD, or `random`. */
export interface Options {
  seats: number
  date: string
  race: Race
}

/** The planets of the start date, and the comet at its start. */
export interface SkySet {
  type: "sky"
  date: string
  planets: number[]
  comet: number
}

export interface EventShown {
  type: "event"
  card: Planet[]
}

export interface FaceUpTaken {
  type: "face-up"
  seat: number
  card: number
}

/** There was no second card to take. */
export interface DrawingEnded {
  type: "drawing-ended"
  seat: number
}

/** From the deck to the display. */
export interface CardShown {
  type: "shown"
  card: number
}

/** Five of the six were of one colour: all are discarded. */
export interface DisplaySwept {
  type: "swept"
}

export interface ObservationNamed {
  type: "observation"
  seat: number
  signs: number[]
}

export interface Paid {
  type: "paid"
  seat: number
  sign: number
  cards: number[]
}

/** The reserve is empty: a pawn on the signs must move to `sign`. */
export interface SourceAsked {
  type: "source-asked"
  seat: number
  sign: number
}

/** A pawn from the reserve. */
export interface PawnPlaced {
  type: "placed"
  seat: number
  sign: number
}

export interface PawnMoved {
  type: "moved"
  seat: number
  source: number
  sign: number
}

/** Three pawns leave the planet's sign or, with `others`, two and one from each of those; one of them stays with the planet for good. */
export interface PlanetStudied {
  type: "studied"
  seat: number
  planet: Planet
  sign: number
  others: number[]
  asteroid: boolean
}

export interface AsteroidsTraded {
  type: "traded"
  seat: number
}

export interface BonusPlayed {
  type: "played"
  seat: number
  card: Bonus
  units: number
}

/** Nova Luna: `seat` takes the place of `victim`. */
export interface PawnReplaced {
  type: "replaced"
  seat: number
  victim: number
  sign: number
}

export interface PawnRecalled {
  type: "recalled"
  seat: number
  sign: number
}

export interface EffectStopped {
  type: "stopped"
  seat: number
}

export interface DiscardsOpened {
  type: "discards"
  given: GivenUp[]
}

export interface GivenUp {
  seat: number
  cards: number[]
}

export interface TurnPassed {
  type: "passed"
  seat: number
}

export interface RoundBegun {
  type: "round"
  number: number
  astrolabe: number
}

export interface TurnBegun {
  type: "turn"
  seat: number
  lap: number
  extra: boolean
}

/** The event's planets go one sign on, and its card is discarded. */
export interface PlanetsMoved {
  type: "planets-moved"
  event: Planet[]
}

/** The comet goes on; pawns where it stops return. */
export interface CometMoved {
  type: "comet-moved"
  steps: number
}

/** Pawns on signs without planets return; `asked` must give up cards. */
export interface Eclipsed {
  type: "eclipsed"
  asked: number[]
}

/** At the end everybody shows his objective and how many Nova Constellatio he holds. */
export interface AreasShown {
  type: "areas"
  objectives: Planet[][]
  novas: number[]
}

export interface GameScored {
  type: "scored"
  scores: Score[]
  winners: number[]
}

export interface ObjectiveDealt {
  type: "objective"
  seat: number
  planets: Planet[]
}

export interface CardDrawn {
  type: "card"
  seat: number
  card: number
}

export interface BonusDrawn {
  type: "bonus"
  seat: number
  card: Bonus
}

export interface CardStolen {
  type: "stolen"
  seat: number
  victim: number
  card: number
}

export interface DiscardChosen {
  type: "discard"
  seat: number
  cards: number[]
}

/** The constellation cards or, later, all discards, shuffled into a deck of this size. */
export interface DeckMade {
  type: "deck-made"
  size: number
}

export interface BonusDeckMade {
  type: "bonus-deck-made"
  size: number
}

/** The event cards shuffled; if an Eclipsis lay face up it is among them again. */
export interface EventDeckMade {
  type: "event-deck-made"
  size: number
}

export interface ObjectiveTaken {
  type: "objective-taken"
  seat: number
}

/** A card from the deck. */
export interface CardTaken {
  type: "card-taken"
  seat: number
}

export interface BonusTaken {
  type: "bonus-taken"
  seat: number
}

/** Iupiter Orientalis: a card goes from `victim` to `seat`; others do not see which. */
export interface CardPassed {
  type: "card-passed"
  seat: number
  victim: number
}

export interface DiscardSealed {
  type: "discard-sealed"
  seat: number
}

export type PtolemaeusView = View

export type PtolemaeusOffers = (DrawOffer | ObserveOffer | PayOffer | StudyWithOffer | DiscardOffer | PlayOffer | ChoiceOffer | Refusal)[]

export type PtolemaeusOptions = Options

export type PtolemaeusAction = Draw | Observe | Pay | Place | MoveFrom | Study | StudyWith | Trade | Play | Replace | Move | Steal | Stop | Recall | Discard | EndTurn | Pass

export type PtolemaeusEvent = SkySet | EventShown | FaceUpTaken | DrawingEnded | CardShown | DisplaySwept | ObservationNamed | Paid | SourceAsked | PawnPlaced | PawnMoved | PlanetStudied | AsteroidsTraded | BonusPlayed | PawnReplaced | PawnRecalled | EffectStopped | DiscardsOpened | TurnPassed | RoundBegun | TurnBegun | PlanetsMoved | CometMoved | Eclipsed | AreasShown | GameScored | ObjectiveDealt | CardDrawn | BonusDrawn | CardStolen | DiscardChosen | DeckMade | BonusDeckMade | EventDeckMade | ObjectiveTaken | CardTaken | BonusTaken | CardPassed | DiscardSealed
