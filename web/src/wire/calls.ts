// Made by web/make_wire from the server's OpenAPI description. Do not edit: run it again.

import { asking, at, get, ofTable, post, put, remove, type Speaker } from './api'
import type {
  Acknowledged,
  ActionsShown,
  AddressShown,
  AdviceShown,
  Again,
  Answer,
  AnswerUndo,
  AskConference,
  AskReveal,
  AskReview,
  AskUndo,
  CertainShown,
  CodeMade,
  CodeWanted,
  CompanionShown,
  ConclusionsShown,
  ConferenceAnswer,
  ContradictionsShown,
  ContradictionsWanted,
  FactsShown,
  Frames,
  Gone,
  HelpWanted,
  HistoryWanted,
  HouseShown,
  Hurried,
  Invited,
  Join,
  Leave,
  LikelyWanted,
  LinkShown,
  Locate,
  LocateAnswer,
  Move,
  MyTable,
  NewTable,
  NoteShown,
  NoteWanted,
  NotesClaimed,
  NotesMarked,
  NotesShown,
  NotesWanted,
  OddsShown,
  OwnRecord,
  Passphrase,
  PlaceWanted,
  PointsShown,
  Ready,
  RecordBrought,
  Reissue,
  RemindersShown,
  ReplayKept,
  ReplayShown,
  Research,
  ResearchAnswer,
  RevealAnswer,
  ReviewAnswer,
  SeatChange,
  Seated,
  SettingsWanted,
  SkyShown,
  Snapshot,
  StandIn,
  Star,
  Stream,
  Survey,
  SurveyAnswer,
  SystemsLeft,
  TableWanting,
  Target,
  TargetAnswer,
  UndoAnswer,
  WhyShown,
  WhyWanted,
} from './types'

/** Where the server's own addresses begin: no page of ours has one of those. */
export const API = '/api/'

/** The best actions of a seat. */
export const actions = (table: string | Speaker, body?: HelpWanted) =>
  post<ActionsShown>(ofTable(table, 'help', 'actions'), body)

/** Where other devices find this server. */
export const address = () =>
  get<AddressShown>('/api/address')

/** What is worth asking and saying now. */
export const advice = (table: string | Speaker, body?: LikelyWanted) =>
  post<AdviceShown>(ofTable(table, 'help', 'advice'), body)

/** Answer a decision. */
export const answer = (table: string | Speaker, body: Answer) =>
  post<Acknowledged>(ofTable(table, 'commands'), body)

/** Agree to an undo, or refuse it. */
export const answerUndo = (table: string | Speaker, body: AnswerUndo) =>
  put<UndoAnswer>(ofTable(table, 'undo'), body)

/** Ask the companion. */
export const askCompanion = (code: string, body: Survey | Target | Research | Locate | AskConference | AskReview | AskReveal, query: { generator?: number }) =>
  post<SurveyAnswer | TargetAnswer | ResearchAnswer | LocateAnswer | ConferenceAnswer | ReviewAnswer | RevealAnswer>(asking(at('/api/companion', code, 'ask'), query), body)

/** Bring a record along. */
export const bringRecord = (body: RecordBrought) =>
  post<ReplayKept>('/api/replays', body)

/** What is certain by logic alone. */
export const certain = (table: string | Speaker, body?: HelpWanted) =>
  post<CertainShown>(ofTable(table, 'help', 'certain'), body)

/** Choose a season and a level. */
export const changePlace = (table: string | Speaker, seat: number, body?: PlaceWanted) =>
  put<Snapshot>(ofTable(table, 'seats', seat, 'place'), body)

/** Open an empty seat, or fill it. */
export const changeSeat = (table: string | Speaker, seat: number, body: SeatChange) =>
  put<Snapshot>(ofTable(table, 'seats', seat), body)

/** Change what the table agrees on. */
export const changeSettings = (table: string | Speaker, body?: SettingsWanted) =>
  put<Snapshot>(ofTable(table, 'settings'), body)

/** The code's page as a QR code. */
export const codePicture = (code: string) =>
  at('/api/companion', code, 'qr.svg')

/** Which pencil marks cannot all be. */
export const contradictions = (table: string | Speaker, body: ContradictionsWanted) =>
  post<ContradictionsShown>(ofTable(table, 'help', 'contradictions'), body)

/** An earlier version of the seat's own notes. */
export const earlierNote = (table: string | Speaker, kind: string, number: number) =>
  get<NoteShown>(ofTable(table, 'notes', kind, number))

/** Be forgotten at every table the caller has a key to. */
export const eraseEverywhere = () =>
  remove<Gone[]>('/api/me')

/** Be forgotten at this table. */
export const eraseHere = (table: string | Speaker) =>
  remove<Gone>(ofTable(table, 'me'))

/** Famous dates with their skies, oldest first. */
export const famousSkies = () =>
  get<SkyShown[]>('/api/sky/famous')

/** Whether the process is alive. */
export const healthz = () =>
  get<Record<string, string>>('/healthz')

/** A private history as a record. */
export const historyRecord = (code: string, body: HistoryWanted, query: { generator?: number }) =>
  post<string>(asking(at('/api/companion', code, 'record'), query), body)

/** What the house allows. */
export const house = () =>
  get<HouseShown>('/api/house')

/** Let opponents answer at once. */
export const hurry = (table: string | Speaker) =>
  post<Hurried>(ofTable(table, 'hurry'))

/** What a join code invites to. */
export const invited = (joinCode: string) =>
  get<Invited>(at('/api/join', joinCode))

/** Take an open seat by the table's join code. */
export const join = (body: Join, key: string) =>
  post<Seated>('/api/join', body, key)

/** The join link as a QR code. */
export const joinPicture = (table: string | Speaker) =>
  ofTable(table, 'qr.svg')

/** Leave the table. */
export const leave = (table: string | Speaker, body?: Leave) =>
  post<Gone>(ofTable(table, 'leave'), body)

/** A one-time link that moves the seat. */
export const link = (table: string | Speaker) =>
  post<LinkShown>(ofTable(table, 'link'))

/** The table as the caller may see it. */
export const look = (table: string | Speaker) =>
  get<Snapshot>(ofTable(table))

/** A fresh game code for a real table. */
export const makeCode = (body: CodeWanted) =>
  post<CodeMade>('/api/companion', body)

/** Move a seat here with the secret of a one-time link. */
export const move = (body: Move) =>
  post<Seated>('/api/move', body)

/** Tables the caller holds a key to. */
export const myTables = () =>
  get<MyTable[]>('/api/tables')

/** The seat's own notes as they are now, or were then. */
export const notes = (table: string | Speaker, query: { entries?: number }) =>
  get<NotesShown>(asking(ofTable(table, 'notes'), query))

/** What is worth asking and saying by your notes. */
export const notesAdvice = (body: NotesWanted) =>
  post<AdviceShown>('/api/solver/advice', body)

/** What your notes make certain. */
export const notesCertain = (body: NotesWanted) =>
  post<CertainShown>('/api/solver/certain', body)

/** Whether your own conclusions follow. */
export const notesConclusions = (body: NotesWanted) =>
  post<ConclusionsShown>('/api/solver/conclusions', body)

/** Which of your marks cannot all be. */
export const notesContradictions = (body: NotesMarked) =>
  post<ContradictionsShown>('/api/solver/contradictions', body)

/** How probable everything is by your notes. */
export const notesOdds = (body: NotesWanted) =>
  post<OddsShown>('/api/solver/odds', body)

/** Why your notes make something certain. */
export const notesWhy = (body: NotesClaimed) =>
  post<WhyShown>('/api/solver/why', body)

/** How probable everything is. */
export const odds = (table: string | Speaker, body?: LikelyWanted) =>
  post<OddsShown>(ofTable(table, 'help', 'odds'), body)

/** Open a table. */
export const openTable = (body: NewTable, key: string) =>
  post<Seated>('/api/tables', body, key)

/** Whether the store answers, so that tables can be served. */
export const readyz = () =>
  get<Record<string, string>>('/readyz')

/** What the caller was told so far, as a file. */
export const record = (table: string | Speaker) =>
  get<OwnRecord>(ofTable(table, 'record'))

/** The whole record. */
export const recordText = (table: string | Speaker) =>
  ofTable(table, 'record.txt')

/** A new key for a seat. */
export const reissue = (table: string | Speaker, seat: number, body?: Reissue) =>
  post<Seated>(ofTable(table, 'seats', seat, 'key'), body)

/** Play again. */
export const rematch = (table: string | Speaker, body?: Again) =>
  post<Seated>(ofTable(table, 'rematch'), body)

/** What a seat should not forget. */
export const reminders = (table: string | Speaker, body?: HelpWanted) =>
  post<RemindersShown>(ofTable(table, 'help', 'reminders'), body)

/** Send a person away before the deal. */
export const removePerson = (table: string | Speaker, seat: number) =>
  remove<Snapshot>(ofTable(table, 'seats', seat))

/** Its frames, as one viewer saw them. */
export const replayFrames = (replay: string, query: { as: "0" | "1" | "2" | "3" | "public" | "all"; start?: number; count?: number }) =>
  get<Frames>(asking(at('/api/replays', replay, 'frames'), query))

/** Systems left to each seat, frame by frame. */
export const replayLeft = (replay: string) =>
  get<SystemsLeft>(at('/api/replays', replay, 'left'))

/** Points of each seat, frame by frame. */
export const replayPoints = (replay: string) =>
  get<PointsShown>(at('/api/replays', replay, 'points'))

/** Save the next version of the seat's notes. */
export const saveNote = (table: string | Speaker, body: NoteWanted) =>
  put<NoteShown>(ofTable(table, 'notes'), body)

/** Say the passphrase, to open tables. */
export const sayPassphrase = (body: Passphrase) =>
  post<HouseShown>('/api/house/passphrase', body)

/** Say that the game may begin. */
export const sayReady = (table: string | Speaker, seat: number, body: Ready) =>
  put<Snapshot>(ofTable(table, 'seats', seat, 'ready'), body)

/** What everybody may know of a code's game. */
export const showCode = (code: string) =>
  get<CompanionShown>(at('/api/companion', code))

/** A record that was brought along. */
export const showReplay = (replay: string) =>
  get<ReplayShown>(at('/api/replays', replay))

/** A finished game of this server. */
export const showTableReplay = (table: string | Speaker) =>
  get<ReplayShown>(ofTable(table, 'replay'))

/** The sky of a date, of a famous one, or of any day. */
export const sky = (query: { date: string }) =>
  get<SkyShown>(asking('/api/sky', query))

/** Let an opponent stand in. */
export const standIn = (table: string | Speaker, seat: number, body: StandIn) =>
  put<Snapshot>(ofTable(table, 'seats', seat, 'opponent'), body)

/** Keep a table, or let it be pruned some day. */
export const star = (table: string | Speaker, body: Star) =>
  put<Star>(ofTable(table, 'star'), body)

/** A player's starting facts. */
export const startingFacts = (code: string, query: { season: string; level: string; generator?: number }) =>
  get<FactsShown>(asking(at('/api/companion', code, 'facts'), query))

/** A viewer's stream. */
export const stream = (table: string | Speaker, query: { after?: number }) =>
  asking(ofTable(table, 'stream'), query)

/** Systems left to each seat, frame by frame. */
export const systemsLeft = (table: string | Speaker) =>
  get<SystemsLeft>(ofTable(table, 'replay', 'left'))

/** Its frames, as one viewer saw them. */
export const tableFrames = (table: string | Speaker, query: { as: "0" | "1" | "2" | "3" | "public" | "all"; start?: number; count?: number }) =>
  get<Frames>(asking(ofTable(table, 'replay', 'frames'), query))

/** Points of each seat, frame by frame. */
export const tablePoints = (table: string | Speaker) =>
  get<PointsShown>(ofTable(table, 'replay', 'points'))

/** The caller's own stream, from a number on. */
export const told = (table: string | Speaker, query: { start?: number }) =>
  get<Stream>(asking(ofTable(table, 'told'), query))

/** Take the last move back. */
export const undo = (table: string | Speaker, body: AskUndo) =>
  post<UndoAnswer>(ofTable(table, 'undo'), body)

/** Tables that want players. */
export const wanting = () =>
  get<TableWanting[]>('/api/house/tables')

/** Why something is certain. */
export const why = (table: string | Speaker, body: WhyWanted) =>
  post<WhyShown>(ofTable(table, 'help', 'why'), body)
