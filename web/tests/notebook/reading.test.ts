/** What is read off a page: the hints, the solver's notes, the warnings, and a move put together. */
import { describe, expect, it } from 'vitest'
import { MoveDraft } from '../../src/notebook/moves/draft.svelte'
import { newNotebook, withEntry, type Entry, type Notebook } from '../../src/notebook/model/entries'
import { fold } from '../../src/notebook/model/fold'
import { hintsOf, withLogic } from '../../src/notebook/hints/hints'
import { allJudged } from '../../src/notebook/warnings/judging'
import { answer } from '../solver/solver'
import { NO_HELP, type Help } from '../../src/planetx/sheet/cells'
import type { AdviceShown, CertainShown } from '../../src/wire/types'
import { solverLines, solverNotes } from '../../src/notebook/hints/solver_notes'

function notebook(...entries: Entry[]): Notebook {
  const players = ['Ada', 'Bo'].map((name, colour) => ({ name, colour: colour as 0 }))
  const begun = newNotebook(
    {
      name: 'Friday',
      mode: 'standard',
      players,
      own: 0,
      season: 'spring',
      help: 'none',
      dealer: 'published',
    },
    'abc',
    0,
  )
  return entries.reduce(withEntry, begun)
}
const page = (...entries: Entry[]) => fold(notebook(...entries))

const survey: Entry = {
  type: 'survey',
  player: 0,
  thing: 'A',
  first: 1,
  last: 4,
  count: 2,
  cost: 3,
}
const target: Entry = { type: 'target', player: 0, sector: 7, sighting: 'E/X', cost: 4 }

describe('hints', () => {
  it('tell starting facts, answers and own marks apart', () => {
    const { marks, notes } = hintsOf(
      page({ type: 'fact', sector: 4, thing: 'G', given: true }, target, {
        type: 'mark',
        sector: 2,
        thing: 'C',
        mark: 'yes',
      }),
    )
    expect([marks['4G'], marks['7E'], marks['7A'], marks['2C']]).toEqual([
      'start',
      'appears',
      'no',
      'open',
    ])
    expect(notes.marks['2C']).toBe('yes')
  })

  it('draw the conclusions of "appears empty", and of the opposite', () => {
    const looks = (mark: 'yes' | 'no'): Entry => ({ type: 'mark', sector: 5, thing: 'E/X', mark })
    const empty = hintsOf(page(looks('yes')))
    expect([empty.marks['5E'], empty.marks['5X']]).toEqual(['appears', 'appears'])
    expect(empty.notes.marks).toEqual({ '5C': 'no', '5A': 'no', '5D': 'no', '5G': 'no' })
    expect(hintsOf(page(looks('no'))).notes.marks).toEqual({ '5E': 'no', '5X': 'no' })
  })

  it('take from logic what neither the game nor the owner has said', () => {
    const seen: Entry = { ...target, sighting: 'G' } as Entry
    const hints = hintsOf(page(seen, { type: 'mark', sector: 2, thing: 'C', mark: 'yes' }))
    const certain = answer('certain', 'standard\nT 7 = G\nS A 2-6 = 0', {}) as CertainShown
    const help: Help = { ...NO_HELP, certain }
    const { marks } = withLogic(hints, help, 12)
    expect([marks['2C'], marks['3A'], marks['7G'], marks['12A']]).toEqual([
      'yes',
      'no',
      undefined,
      undefined,
    ])
  })
})

describe('the notes for the solver', () => {
  it('say what is known, rivals’ things apart, and leave the rest out', () => {
    const notes = solverNotes(
      page(
        { type: 'fact', sector: 4, thing: 'G', given: true },
        { type: 'title', label: 'B', title: ['A', 'D'] },
        survey,
        { type: 'locate', player: 1, sector: 6, before: 'A', after: 'E', found: false, cost: 5 },
        { type: 'survey', player: 1, thing: 'C', first: 2, last: 5, count: null, cost: 3 },
        { type: 'research', player: 0, topic: 'B', clue: null, text: 'close', cost: 1 },
        { type: 'theory', player: 0, sector: 4, thing: 'A' },
        { type: 'theory', player: 1, sector: 9, thing: null },
        { type: 'phase' },
        { type: 'theory', player: 1, sector: 10, thing: null },
        { type: 'review', sector: 3, faces: [{ theory: null, thing: 'C', right: false }] },
      ),
    )
    expect(notes.trim().split('\n')).toEqual([
      'standard',
      'dealer published',
      'topic B A/D',
      'facts 4-G',
      'S A 1-4 = 2',
      'rival L 6 A E = wrong',
      'R = ?',
      'review 3 C-',
      'theory 4 A',
      'rival theory 9',
      'at 5',
    ])
  })

  it('keep the order of a title only where somebody gave it', () => {
    const titles = (...entries: Entry[]) =>
      solverNotes(page(...entries))
        .split('\n')
        .filter((line) => /^(topic|conference) /.test(line))
    expect(
      titles(
        { type: 'title', label: 'A', title: ['D', 'A'], ordered: true },
        { type: 'title', label: 'B', title: ['D', 'A'] },
        { type: 'title', label: 'C', title: ['D'], ordered: true },
        { type: 'title', label: 'X1', title: ['C', 'X'], ordered: true },
      ),
    ).toEqual(['topic A D+A', 'topic B D/A', 'conference 1 C+X'])
    expect(titles({ type: 'title', label: 'X1', title: ['C'], ordered: true })).toEqual([
      'conference 1 X/C',
    ])
  })

  it('say that an own turn was taken, whatever it told', () => {
    const unread: Entry = {
      type: 'research',
      player: 0,
      topic: 'B',
      clue: null,
      text: 'close',
      cost: 1,
    }
    const unseen: Entry = { type: 'target', player: 0, sector: 7, sighting: null, cost: 4 }
    const rivals: Entry = { ...unseen, player: 1 } as Entry
    const notes = solverNotes(page({ ...unseen, sector: null } as Entry, unseen, rivals, unread))
    expect(notes.trim().split('\n').slice(2, -1)).toEqual(['T = ?', 'T = ?', 'R = ?'])
    const { questions } = answer('advice', notes, {}) as AdviceShown
    expect(new Set(questions.map((one) => one.action[0]))).toEqual(new Set(['S', 'L']))
  })

  it('name the turn a fact came from', () => {
    const lines = solverLines(page(survey, target))
    expect(lines.map((line) => line.source)).toContainEqual({ type: 'turn', number: 2 })
  })

  it('name the rival whose answer a fact is', () => {
    const told = { ...target, player: 1 } as Entry
    const clue = { type: 'adjacent', quantity: 'no', subject: 'X', other: 'G' } as const
    const heard: Entry = { type: 'conference', number: 1, clue, text: '' }
    const lines = solverLines(page(survey, told, heard))
    expect(lines.map(({ text, by }) => [text, by])).toEqual(
      expect.arrayContaining([
        ['S A 1-4 = 2', undefined],
        ['rival T 7 = E/X', 'Bo'],
        ['conference 1 = no X adjacent G', undefined],
      ]),
    )
  })
})

describe('warnings', () => {
  it('are judged by the page before each entry, and include a cost that is not the rules’', () => {
    const found = allJudged(notebook(survey, { ...survey, cost: 2 } as Entry))
    expect([...found.keys()]).toEqual([1])
    expect(found.get(1)?.map((one) => one.code)).toEqual(['planetx-not-asked', 'notebook-cost'])
  })
})

describe('a move put together', () => {
  it('is of whoever is to act, and costs what the rules say', () => {
    const draft = new MoveDraft()
    Object.assign(draft, { thing: 'C', first: 2, last: 5 })
    expect(draft.entry(page())).toEqual({
      type: 'survey',
      player: 0,
      thing: 'C',
      first: 2,
      last: 5,
      count: null,
      cost: 3,
    })
    expect(draft.who(page(survey))).toBe(1)
    draft.kind = 'locate'
    expect(draft.ruleCost(page())).toBe(5)
    const found: Entry = {
      type: 'locate',
      player: 1,
      sector: 1,
      before: null,
      after: null,
      found: true,
      cost: 5,
    }
    expect(draft.ruleCost(page(found))).toBe(0)
  })

  it('takes an earlier one in hand, and is empty again afterwards', () => {
    const draft = new MoveDraft()
    draft.mend(0, target as never)
    expect(draft.entry(page(target))).toEqual(target)
    expect(draft.mending).toBe(0)
    draft.clear()
    expect([draft.sector, draft.sighting, draft.mending, draft.kind]).toEqual([
      null,
      null,
      null,
      'survey',
    ])
  })
})
