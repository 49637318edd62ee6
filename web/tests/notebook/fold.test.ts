import { describe, expect, it } from 'vitest'
import {
  newNotebook,
  redone,
  undone,
  withEntry,
  written,
  type Entry,
  type Notebook,
} from '../../src/notebook/model/entries'
import { fold, pageBefore } from '../../src/notebook/model/fold'
import { isOver, onTurn, sectorOf, toReview } from '../../src/notebook/model/page'
import { pageScore } from '../../src/notebook/score/page_score'
import { drawnEntry, seeded } from './drawn'

function notebook(
  entries: Entry[] = [],
  players = 3,
  mode: Notebook['mode'] = 'standard',
): Notebook {
  const names = ['Ada', 'Bo', 'Cleo', 'Dan'].slice(0, players)
  const begun = newNotebook(
    {
      name: 'Friday',
      mode,
      players: names.map((name, index) => ({ name, colour: index as 0 })),
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

const survey = (player: number, cost = 4): Entry => ({
  type: 'survey',
  player,
  thing: 'A',
  first: 1,
  last: 3,
  count: player === 0 ? 2 : null,
  cost,
})
const locate = (player: number, found: boolean): Entry => ({
  type: 'locate',
  player,
  sector: null,
  before: null,
  after: null,
  found,
  cost: 5,
})
const theory = (player: number, sector: number, thing: 'A' | 'C' | null = null): Entry => ({
  type: 'theory',
  player,
  sector,
  thing,
})
const page = (...entries: Entry[]) => fold(notebook(entries))

describe('the time track', () => {
  it('lets the furthest back act, of equals the one that came first', () => {
    expect(onTurn(page())).toBe(0)
    expect(onTurn(page(survey(0)))).toBe(1)
    expect(page(survey(0), survey(1), survey(2)).order).toEqual([0, 1, 2])
    expect(page(survey(0), survey(1, 3), survey(2)).order).toEqual([1, 0, 2])
  })

  it('turns the arrow to the furthest back, and brings what the arrow leaves behind', () => {
    expect(page(survey(0), survey(1)).earth).toBe(0)
    const turned = page(survey(0), survey(1), survey(2, 3))
    expect(turned.earth).toBe(3)
    expect(turned.due).toEqual([{ type: 'phase', number: 1, sector: 3, step: 2 }])
    expect(page(survey(0), survey(1), survey(2, 3), { type: 'phase' }).due).toEqual([])
  })

  it('waits for no phase any more once Planet X is found', () => {
    expect(page(survey(0), survey(1), survey(2, 3), locate(2, true)).due).toEqual([])
  })

  it('brings the conference when the last pawn leaves its sector', () => {
    const ten = [0, 1, 2].map((player) => survey(player, 9))
    expect(page(...ten).due.map((one) => one.type)).toEqual(['phase', 'phase', 'phase'])
    const left = page(...ten, survey(0), survey(1), survey(2))
    expect(left.due.at(-2)).toEqual({ type: 'conference', number: 1, sector: 10, step: 9 })
    expect(left.coming.some((one) => one.type === 'conference')).toBe(false)
  })

  it('lines pawns up anew where somebody put them wrong', () => {
    expect(page({ type: 'order', order: [2, 0, 1] }).order).toEqual([2, 0, 1])
    const after = page(survey(0), { type: 'order', order: [0, 2, 1] })
    expect(after.order).toEqual([2, 1, 0])
  })

  it('wraps past the last sector', () => {
    expect(sectorOf(page(survey(0, 13)), 0)).toBe(2)
  })
})

describe('theories', () => {
  const phase: Entry = { type: 'phase' }

  it('are reviewed in the second phase after their own', () => {
    const after = (phases: number) => page(theory(1, 5), ...Array<Entry>(phases).fill(phase))
    expect(after(0).theories[0]).toMatchObject({ space: 0, phase: 1, fate: 'face-down' })
    expect(toReview(after(2))).toEqual([])
    expect(toReview(after(3))).toEqual([5])
  })

  it('confirm what is right, and cost their owner 1 time if wrong', () => {
    const reviewed = page(theory(1, 5, 'A'), theory(2, 5), theory(0, 5, 'C'), phase, phase, phase, {
      type: 'review',
      sector: 5,
      faces: [
        { theory: 0, thing: 'A', right: true },
        { theory: 1, thing: 'C', right: false },
        { theory: 2, thing: 'C', right: false },
      ],
    })
    expect(reviewed.confirmed).toEqual([[5, 'A']])
    expect(reviewed.refuted).toEqual([[5, 'C']])
    expect(reviewed.times).toEqual([1, 0, 1])
    // Equal penalties keep the order in which they stood.
    expect(reviewed.order).toEqual([1, 0, 2])
    expect(reviewed.theories.map((one) => one.fate)).toEqual(['right', 'wrong', 'wrong'])
  })

  it('stay where they were turned over', () => {
    const early = page(
      theory(1, 5),
      phase,
      theory(0, 5, 'A'),
      phase,
      phase,
      {
        type: 'review',
        sector: 5,
        faces: [
          { theory: 0, thing: 'A', right: true },
          { theory: 2, thing: 'A', right: true },
        ],
      },
      phase,
    )
    expect(early.theories.map((one) => one.space)).toEqual([3, 2])
  })
})

describe('the end', () => {
  it('gives those behind one last chance each, from the furthest back', () => {
    const ended = page(survey(0, 4), survey(1, 2), survey(2, 1), survey(2, 2), locate(1, true))
    expect(ended.ending).toEqual({ finder: 1, behind: [3, 0, 4], waiting: [2, 0], phase: 1 })
    expect(ended.earth).toBe(2)
    expect(ended.found).toEqual([{ player: 1, points: 10 }])
  })

  it('scores a last locate by the sectors behind, and moves nobody', () => {
    const entries = [survey(0, 4), survey(1, 2), survey(2, 1), survey(2, 2), locate(1, true)]
    const late = page(...entries, locate(2, true), theory(0, 3))
    expect(late.found).toEqual([
      { player: 1, points: 10 },
      { player: 2, points: 8 },
    ])
    expect(late.times).toEqual([4, 7, 3])
    expect(late.ending?.waiting).toEqual([])
    expect(late.theories[0]?.lastChance).toBe(true)
    expect(page(...entries, theory(2, 3)).ending?.waiting).toEqual([2, 0])
    expect(page(...entries, { type: 'pass', player: 2 }).ending?.waiting).toEqual([0])
  })

  it('lets last chances count after a phase that nobody noted as held', () => {
    const entries = [survey(0, 4), survey(1, 2), survey(2, 3), theory(1, 4, 'A'), locate(1, true)]
    const late = page(...entries, theory(2, 4, 'A'), theory(0, 4, 'A'), {
      type: 'revealed',
      system: [...'GDCAAXEGAACE'] as ('A' | 'C')[],
    })
    expect(late.theories.map((one) => one.phase)).toEqual([1, 2, 2])
    expect(pageScore(late).players.map((one) => one.firstBonuses)).toEqual([0, 1, 0])
  })

  it('scores nobody twice, and nobody without a last chance', () => {
    const entries = [survey(0, 4), survey(1, 2), survey(2, 9), locate(1, true), locate(0, true)]
    const found = [
      { player: 1, points: 10 },
      { player: 0, points: 6 },
    ]
    expect(page(...entries).found).toEqual(found)
    expect(page(...entries, locate(0, true), locate(1, true), locate(2, true)).found).toEqual(found)
  })

  it('turns everything over without a penalty', () => {
    const system = [...'GDCAAXEGAACE'] as ('A' | 'C')[]
    const shown = page(theory(0, 4, 'A'), theory(1, 4, 'C'), theory(2, 4), {
      type: 'revealed',
      system,
    })
    expect(shown.theories.map((one) => one.fate)).toEqual(['right', 'wrong', 'face-down'])
    expect(shown.times).toEqual([0, 0, 0])
  })

  it('ends with the last sector that is revealed', () => {
    const system = [...'GDCAAXEGAACE'] as ('A' | 'C')[]
    expect(isOver(page(locate(1, true)))).toBe(false)
    expect(isOver(page({ type: 'revealed', system: [...system.slice(0, 11), null] }))).toBe(false)
    expect(isOver(page({ type: 'revealed', system }))).toBe(true)
  })
})

describe('notes', () => {
  it('keep facts, titles, marks and words', () => {
    const noted = page(
      { type: 'fact', sector: 4, thing: 'A', given: true },
      { type: 'fact', sector: 5, thing: 'G', given: true },
      { type: 'fact', sector: 4, thing: 'A', given: false },
      { type: 'title', label: 'B', title: ['C', 'G'] },
      { type: 'title', label: 'X1', title: ['X', 'C'] },
      { type: 'mark', sector: 2, thing: 'C', mark: 'yes' },
      { type: 'mark', sector: 3, thing: 'C', mark: 'no' },
      { type: 'mark', sector: 3, thing: 'C', mark: 'open' },
      { type: 'mark', sector: 6, thing: 'E/X', mark: 'yes' },
      { type: 'note', sector: 2, text: 'surely' },
    )
    expect(noted.facts).toEqual([{ sector: 5, thing: 'G' }])
    expect(noted.titles[1]).toEqual(['C', 'G'])
    expect(noted.conferenceTitles).toEqual([['X', 'C']])
    expect(noted.marks).toEqual({ '2C': 'yes' })
    expect(noted.looks).toEqual(new Map([[6, 'yes']]))
    expect(noted.notes).toEqual(new Map([[2, 'surely']]))
  })

  it('keep own clues and what everybody heard, but no secrets of others', () => {
    const clue = { type: 'band', subject: 'A', width: 4 } as const
    const research = (player: number): Entry => ({
      type: 'research',
      player,
      topic: 'A',
      clue: player === 0 ? clue : null,
      text: '',
      cost: 1,
    })
    const noted = page(research(0), research(1), {
      type: 'conference',
      number: 1,
      clue: null,
      text: 'far',
    })
    expect(noted.clues.get('A')).toEqual({ entry: 0, clue, text: '' })
    expect(noted.conferences.get(1)?.text).toBe('far')
    expect(noted.times).toEqual([1, 1, 0])
  })

  it('follow settings', () => {
    const set = page(
      { type: 'named', name: 'Sunday' },
      { type: 'player', player: 1, name: 'Eve', colour: 3 },
      { type: 'season', season: 'winter' },
      { type: 'help', help: 'odds' },
      { type: 'time', player: 2, cost: 2, text: '' },
    )
    expect([set.name, set.season, set.help]).toEqual(['Sunday', 'winter', 'odds'])
    expect(set.players[1]).toEqual({ name: 'Eve', colour: 3 })
    expect(set.times).toEqual([0, 0, 2])
  })
})

describe('pawns', () => {
  const chosen: Entry = { type: 'player', player: 0, name: 'Ada', colour: 2 }

  it('are swapped when one player takes the pawn of another', () => {
    expect(page(chosen).players.map((one) => one.colour)).toEqual([2, 1, 0])
    expect(fold(undone(notebook([chosen]))).players.map((one) => one.colour)).toEqual([0, 1, 2])
  })

  it('stay where they are when only a name changes', () => {
    const renamed = page({ type: 'player', player: 0, name: 'Eve', colour: 0 })
    expect(renamed.players.map((one) => [one.name, one.colour])).toEqual([
      ['Eve', 0],
      ['Bo', 1],
      ['Cleo', 2],
    ])
  })
})

describe('mending', () => {
  it('says an earlier entry otherwise, at its own place', () => {
    const mended = page(survey(0), survey(1), {
      type: 'mend',
      entry: 0,
      now: survey(0, 3) as never,
    })
    expect(mended.times).toEqual([3, 4, 0])
    expect(mended.log.map((line) => line.entry)).toEqual([0, 1])
  })

  it('is judged by the page before it, by what is known now', () => {
    const mended = notebook([
      survey(0),
      survey(1),
      locate(2, true),
      { type: 'mend', entry: 0, now: survey(0, 3) as never },
    ])
    const before = pageBefore(mended, 1)
    expect([before.times, before.ending, before.log.length]).toEqual([[3, 0, 0], null, 1])
  })

  it('takes an entry out, and can bring it back', () => {
    const without: Entry = { type: 'mend', entry: 0, now: null }
    expect(page(survey(0), without).times).toEqual([0, 0, 0])
    expect(page(survey(0), without, { ...without, now: survey(0) as never }).times).toEqual([
      4, 0, 0,
    ])
  })

  it('leaves mendings alone', () => {
    const without: Entry = { type: 'mend', entry: 0, now: null }
    expect(page(survey(0), without, { type: 'mend', entry: 1, now: null }).times).toEqual([0, 0, 0])
  })
})

describe('undo and redo', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('give back the same bytes and the same page (%i)', (seed) => {
    const draw = seeded(seed)
    const mode = draw(2) ? 'standard' : 'expert'
    let kept = notebook([], 1 + draw(4), mode)
    const seen = [kept]
    for (let count = 0; count < 60; count += 1) {
      kept = withEntry(kept, drawnEntry(kept, draw))
      seen.push(kept)
    }
    const whole = written(kept)
    for (let done = 59; done >= 0; done -= 1) {
      kept = undone(kept)
      expect(fold(kept)).toEqual(fold(seen[done]!))
    }
    expect(undone(kept)).toBe(kept)
    for (let done = 1; done <= 60; done += 1) {
      kept = redone(kept)
      expect(fold(kept)).toEqual(fold(seen[done]!))
    }
    expect(written(kept)).toBe(whole)
    expect(redone(kept)).toBe(kept)
  })

  it('cuts what was undone when something new is noted', () => {
    const two = notebook([survey(0), survey(1)])
    expect(written(withEntry(undone(two), survey(2)))).toBe(
      written(notebook([survey(0), survey(2)])),
    )
  })
})
