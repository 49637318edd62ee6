/** Sentences that become notes, what was heard and concluded, and whether it follows. */
import { beforeAll, describe, expect, it } from 'vitest'
import { linesAsking, solverNotes } from '../../src/notebook/hints/solver_notes'
import { reading } from '../../src/notebook/known/misread'
import { understood, type Noted } from '../../src/notebook/known/taking_down'
import { newNotebook, withEntry, written, type Entry } from '../../src/notebook/model/entries'
import { fold } from '../../src/notebook/model/fold'
import type { Page } from '../../src/notebook/model/page'
import { readNotebook } from '../../src/notebook/sharing/reading'
import { answer } from '../solver/solver'
import type { Known } from '../../src/planetx/notes/known'
import { alsoSay, speak } from '../../src/i18n/messages.svelte'
import type { CertainShown, ConclusionsShown, Mode } from '../../src/wire/types'

function notebook(mode: Mode, ...entries: Entry[]) {
  const players = ['Ada', 'Bo'].map((name, colour) => ({ name, colour: colour as 0 }))
  const begun = newNotebook(
    { name: 'Friday', mode, players, own: 0, season: 'spring', help: 'none', dealer: 'published' },
    'abc',
    0,
  )
  return entries.reduce(withEntry, begun)
}
const page = (...entries: Entry[]): Page => fold(notebook('standard', ...entries))
const noted = (text: string, on = page()): Noted => understood(text, on).noted

const SOME: Known = { type: 'amount', things: ['A'], sectors: [3, 4, 5], least: 1, most: 3 }

beforeAll(async () => {
  await speak('en')
  await alsoSay('notebook')
})

describe('a sentence', () => {
  it('of partial knowledge is heard or concluded, as somebody says', () => {
    expect(noted('A in 3-5 >= 1')).toEqual({ type: 'known', known: SOME, mayBe: 'both' })
    expect(noted('so A in 3-5 >= 1')).toMatchObject({ mayBe: 'concluded' })
    expect(noted('rival not A in 7')).toMatchObject({ mayBe: 'told' })
  })

  it.each([
    'At least one asteroid is adjacent to a dwarf planet.',
    'Almeno un asteroide è adiacente a un pianeta nano.',
    'Au moins un astéroïde est adjacent à une planète naine.',
    'Przynajmniej jedna asteroida sąsiaduje z planetą karłowatą.',
  ])('that is a clue goes into the form for research: %s', (text) => {
    const clue = { type: 'adjacent', quantity: 'some', subject: 'A', other: 'D' }
    const fields = { kind: 'research', player: 0, topic: null, clue }
    expect(noted(text)).toEqual({ type: 'move', fields })
  })

  it('about Planet X is the conference that comes next', () => {
    const read = noted('Planet X is not within 3 sectors of a dwarf planet')
    expect(read).toMatchObject({ type: 'entries', entries: [{ type: 'conference', number: 1 }] })
  })

  it('keeps the order of a title', () => {
    expect(noted('topic B: dwarf planets and asteroids')).toEqual({
      type: 'entries',
      entries: [{ type: 'title', label: 'B', title: ['D', 'A'], ordered: true }],
    })
  })

  it('about a turn fills the form, for a rival if it says so', () => {
    const counted = { kind: 'survey', thing: 'A', first: 3, last: 7, count: 2 }
    expect(noted('survey asteroids 3–7 = 2')).toEqual({
      type: 'move',
      fields: { ...counted, player: 0 },
    })
    expect(noted('rival S A 3-7 = 2')).toEqual({ type: 'move', fields: { ...counted, player: 1 } })
  })

  it('gives starting facts, and says where else something belongs', () => {
    expect(noted('facts 5-D 11-G')).toMatchObject({
      entries: [
        { type: 'fact', sector: 5, thing: 'D', given: true },
        { type: 'fact', sector: 11, thing: 'G', given: true },
      ],
    })
    expect(noted('theory 5 A')).toEqual({ type: 'elsewhere', part: 'theories' })
    expect(noted('at 11')).toEqual({ type: 'elsewhere', part: 'moves' })
  })

  it('that is not understood gets the nearest one, without a topic nobody named', () => {
    const meant = (text: string) => {
      const read = reading(text, page())
      return 'bad' in read ? read.bad.meant : null
    }
    const words = 'At least one asteroid is adjacent to a dwarf planet.'
    const fields = { kind: 'research', topic: null }
    for (const text of [
      'At leest one astreoid is adjacent too a dwarf planet',
      'some asteroids near dwarf planet',
    ]) {
      expect(meant(text)).toMatchObject({ words, noted: { type: 'move', fields } })
    }
    expect(meant('A in 3-5 atleast 1')?.noted).toMatchObject({ type: 'known', known: SOME })
  })
})

describe('what was noted', () => {
  const heard: Entry = { type: 'known', known: SOME, concluded: false }
  const concluded: Entry = { ...heard, concluded: true }
  const systems = (text: string) => (answer('certain', text, {}) as CertainShown).systems
  const verdict = (on: Page, known: Known) => {
    const text = linesAsking(on, known).map((line) => `${line.text}\n`)
    return (answer('conclusions', text.join(''), {}) as ConclusionsShown).conclusions[0]!
  }

  it('as heard is believed, as concluded it is not', () => {
    expect(solverNotes(page(heard))).toContain('A in 3-5 >= 1\n')
    expect(solverNotes(page(concluded))).toBe(solverNotes(page()))
    expect(systems(solverNotes(page(heard)))).toBeLessThan(systems(solverNotes(page())))
  })

  it('as concluded can be asked about', () => {
    const survey: Entry = {
      type: 'survey',
      player: 0,
      thing: 'A',
      first: 3,
      last: 5,
      count: 2,
      cost: 4,
    }
    expect(verdict(page(concluded), SOME)).toMatchObject({ verdict: 'open', steps: [] })
    const follows = verdict(page(survey, concluded), SOME)
    expect([follows.verdict, follows.steps.length]).toEqual(['follows', 1])
    const none: Known = { ...SOME, least: 0, most: 0 }
    expect(verdict(page(survey), none).verdict).toBe('contradicts')
  })

  it('comes back from a file, can be taken out, and nonsense is refused', () => {
    const kept = notebook('standard', heard, concluded)
    expect(written(readNotebook(written(kept)))).toBe(written(kept))
    expect(fold(withEntry(kept, { type: 'mend', entry: 0, now: null })).known).toHaveLength(1)
    const odd = { ...heard, known: { ...SOME, sectors: [99] } } as Entry
    expect(() => readNotebook(written(notebook('standard', odd)))).toThrow()
  })
})
