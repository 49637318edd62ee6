/** Moves that are taken back: whether they can be, how a request ends, and what the log says. */
import { beforeAll, describe, expect, it } from 'vitest'
import { linesOf, sayLine } from '../src/planetx/log/lines'
import { story } from '../src/ptolemaeus/log/story'
import { lineAsked } from '../src/table/log/log_lines'
import { withMarks, type Numbered } from '../src/table/connection/stream'
import { endingOf, mayTakeBack, refuser, timesTakenBack } from '../src/table/undo/taking_back'
import type { SeatShown } from '../src/wire/types'
import type { Scene } from '../src/planetx/words/events'
import { speak } from '../src/i18n/messages.svelte'

const SCENE: Scene = { names: ['Ada', 'Bo'], viewer: 0, sectors: 12, points: {}, owners: new Map() }
const numbered = (...events: Numbered['event'][]): Numbered[] =>
  events.map((event, number) => ({ number, event }))
const survey = { type: 'survey-announced', seat: 1, thing: 'A', first: 1, last: 6, cost: 2 }

beforeAll(async () => {
  await speak('en')
})

describe('taking back is offered', () => {
  const seats = (...levels: string[]): SeatShown[] =>
    levels.map((level, seat) => ({ seat, level }) as SeatShown)
  const people = { seats: seats('', ''), companion: false, undo: null }

  it('whenever it is free', () => {
    const table = { ...people, seats: seats('', 'pencil') }
    expect(mayTakeBack({ undo: 'nobody' }, table, 0)).toBe(true)
    expect(mayTakeBack({ undo: null }, table, 0)).toBe(false)
    expect(mayTakeBack(null, table, 0)).toBe(false)
  })

  it('to be asked for, unless a program would have to agree', () => {
    expect(mayTakeBack({ undo: 'everybody' }, people, 0)).toBe(true)
    expect(mayTakeBack({ undo: 'everybody' }, { ...people, seats: seats('', 'rules') }, 0)).toBe(
      false,
    )
    expect(mayTakeBack({ undo: 'everybody' }, { ...people, seats: seats('rules', '') }, 0)).toBe(
      true,
    )
  })

  it('neither at a real table nor while somebody asks', () => {
    expect(mayTakeBack({ undo: 'nobody' }, { ...people, companion: true }, 0)).toBe(false)
    const undo = { seat: 1, agreed: [], to: 0 }
    expect(mayTakeBack({ undo: 'nobody' }, { ...people, undo }, 0)).toBe(false)
  })
})

describe('a request', () => {
  const asked = { request: { seat: 0, agreed: [1], to: 1 }, heard: 2 }

  it('ends with what was told since', () => {
    const told = numbered({ type: 'a' }, { type: 'b' })
    const back = [...told, ...numbered({ type: 'taken-back', to: 1 })]
    expect(endingOf(asked, told, false)).toBe('refused')
    expect(endingOf(asked, [...told, ...numbered({ type: 'c' })], false)).toBe('moved-on')
    expect(endingOf(asked, back, false)).toBe('taken-back')
    expect(endingOf(asked, told, true), 'whoever withdraws it is not refused').toBe('cancelled')
    expect(endingOf(asked, back, true), 'everybody had agreed before').toBe('taken-back')
  })

  it('was refused by whoever alone had not agreed', () => {
    expect(refuser(asked, 3)).toBe(2)
    expect(refuser(asked, 4)).toBeNull()
    expect(refuser({ ...asked, request: { ...asked.request, agreed: [] } }, 2)).toBe(1)
  })

  it('says that what others did since goes with it', () => {
    const back = { type: 'taken-back', to: 0 }
    const said = (...events: Numbered['event'][]) =>
      linesOf(withMarks(numbered(...events))).map((line) => sayLine(line, SCENE).text)
    expect(said(survey, back)[0]).not.toMatch(/Everything after/)
    expect(said(survey, { ...survey, seat: 0 }, back)[0]).toMatch(
      /Everything after it is undone too\.$/,
    )
  })

  it('names the move by the line it made', () => {
    const lines = linesOf(numbered(survey, { ...survey, seat: 0 }, { ...survey, last: 3 }))
    expect(lineAsked(lines, { seat: 1, agreed: [], to: 1 })?.number).toBe(2)
    expect(lineAsked(lines, { seat: 1, agreed: [], to: 3 })).toBeNull()
    expect(lineAsked(lines, null)).toBeNull()
  })
})

it('counts as one time what is taken back in a row', () => {
  const back = { type: 'taken-back', to: 0 }
  const placed = { type: 'placed', seat: 0, sign: 4 }
  expect(timesTakenBack(numbered(placed, placed, back, back, placed, back))).toBe(2)
  expect(timesTakenBack(numbered(placed))).toBe(0)
})

describe('the log', () => {
  it('of Planet X says what was taken back, and by whom', () => {
    const told = numbered({ type: 'pawns', order: [0] }, survey, { type: 'earth', steps: 1 })
    const [mark] = linesOf(
      withMarks([...told, { number: 3, event: { type: 'taken-back', to: 1 } }]),
    ).slice(-1)
    expect(mark!.seat).toBe(1)
    const said = sayLine(mark!, SCENE)
    expect(said.text).toMatch(/^Undone: Bo .*1–\u20606/)
    expect(said.learned).toBeNull()
  })

  it('of Ptolemaeus does, too, and has plain words for what can only be seen', () => {
    const back = { type: 'taken-back', to: 1 }
    const taken = numbered(
      { type: 'round', number: 1, astrolabe: 0 },
      { type: 'face-up', seat: 1, card: 4 },
      back,
    )
    expect(story(withMarks(taken), SCENE).at(-1)).toMatchObject({
      number: 2,
      seat: 1,
      text: 'Undone: Bo took Leo, face up.',
    })
    const others = (...events: Numbered['event'][]) =>
      story(withMarks(numbered(taken[0]!.event, taken[1]!.event, ...events, back)), SCENE).at(-1)!
        .text
    const turn = { type: 'turn', seat: 0, turn: 2, extra: false }
    expect(others(turn)).toBe('Undone: Bo took Leo, face up.')
    expect(others(turn, { ...taken[1]!.event, seat: 0 })).toMatch(
      /Everything after it is undone too\.$/,
    )
    const placed = numbered(
      { type: 'round', number: 1, astrolabe: 0 },
      { type: 'placed', seat: 0, sign: 4 },
      back,
    )
    expect(story(withMarks(placed), SCENE).at(-1)!.text).toMatch(/^A move was undone/)
  })
})
