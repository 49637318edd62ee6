import { describe, expect, it } from 'vitest'
import { withHeard, withTurn, type Heard, type Turn } from '../../src/companion/evening/evening'
import { linesOf } from '../../src/companion/papers/notes_text'
import { textOf } from '../../src/planetx/solver/ask'
import { clueText } from '../../src/planetx/rules/clue_text'
import { privateView } from '../../src/companion/papers/private_view'
import { gameMarks } from '../../src/planetx/sheet/marks'
import { FIRST_GENERATOR } from '../../src/wire/types'
import { eveningOf } from './games'

const CLUE = { type: 'adjacent', quantity: 'some', subject: 'A', other: 'D' } as const
const TURNS: Turn[] = [
  { type: 'survey', seat: 0, thing: 'A', first: 11, last: 2, cost: 3, count: 0 },
  { type: 'target', seat: 0, sector: 8, cost: 4, sighting: 'E/X' },
  { type: 'research', seat: 0, topic: 'C', cost: 1, clue: CLUE },
  { type: 'locate', seat: 0, sector: 6, before: 'C', after: 'E', cost: 5, points: 0, found: false },
]
const HEARD: Heard[] = [
  {
    type: 'conference-held',
    number: 1,
    clue: { type: 'opposite', quantity: 'no', subject: 'X', other: 'C' },
  },
  { type: 'reviewed', sector: 7, thing: 'A', right: false },
  { type: 'reviewed', sector: 5, thing: 'C', right: true },
]
const evening = HEARD.reduce(
  withHeard,
  TURNS.reduce((before, turn) => withTurn(before, 1, turn), eveningOf('Ada', 'Bo')),
)
const [ada, bo] = evening.players

describe('notes for the solver', () => {
  it('say everything that was told, as the solver reads it', () => {
    expect(textOf(linesOf({ ...evening, arrow: 4 }, ada!))).toBe(
      [
        'standard',
        'dealer ecliptic',
        'topic A A/C',
        'topic B G',
        'topic C D/A',
        'topic D C/G',
        'topic E A',
        'topic F D/G',
        'conference 1 X/C',
        'facts 5-D 11-G',
        'S A 11-2 = 0',
        'T 8 = E/X',
        'R C = some A adjacent D',
        'L 6 C E = wrong',
        'conference 1 = no X opposite C',
        'review 7 A-',
        'review 5 C+',
        'at 4',
        '',
      ].join('\n'),
    )
  })

  it('know no dealer whose games are like ours once the generator is another', () => {
    const before = { ...evening, game: { ...evening.game, generator: FIRST_GENERATOR } }
    expect(linesOf(before, ada!)[1]?.text).toBe('dealer unknown')
  })

  it('are known by the turns they were taken from', () => {
    const lines = linesOf(evening, ada!)
    const named = (text: string) => lines.find((line) => line.text === text)?.source
    expect(named('facts 5-D 11-G')).toEqual({ type: 'dealt' })
    expect(named('T 8 = E/X')).toEqual({ type: 'turn', number: 2 })
    expect(named('conference 1 = no X opposite C')).toEqual({ type: 'conference', number: 1 })
    expect(named('review 7 A-')).toEqual({ type: 'review', phase: 0 })
  })

  it('tell nothing of other players, and nobody’s name', () => {
    const text = textOf(linesOf(evening, bo!))
    expect(text).not.toMatch(/^[STRL] /m)
    expect(text).not.toMatch(/Ada|Bo/)
  })

  it('write every form of clue', () => {
    expect(clueText({ type: 'band', subject: 'G', width: 4 })).toBe('all G band 4')
    expect(clueText({ type: 'consecutive', subject: 'D', count: 3 })).toBe('3 D consecutive')
    expect(
      clueText({ type: 'within', quantity: 'every', subject: 'X', reach: 2, other: 'D' }),
    ).toBe('every X within 2 D')
  })
})

describe('the view of a private history', () => {
  it('marks the note sheet with what was told outright', () => {
    const marks = gameMarks(privateView(evening, ada!))
    expect([marks['5C'], marks['7A'], marks['12A'], marks['8E'], marks['11G']]).toEqual([
      'yes',
      'no',
      'no',
      'appears',
      'start',
    ])
    expect(gameMarks(privateView(evening, bo!))['12A']).toBe('open')
  })
})
