/** Help at a table of Ptolemaeus: asked for one thing at a time, and said in words. */
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { speak } from '../../src/i18n/messages.svelte'
import { HelpDesk, type Asked } from '../../src/ptolemaeus/help/help_desk.svelte'
import {
  sayAffordable,
  sayCompleting,
  sayLacking,
  sayReason,
  saySweep,
} from '../../src/ptolemaeus/words/reasons'
import type { Scene } from '../../src/table/seats/names'
import type { ActionsShown, RemindersShown } from '../../src/wire/types'

const SCENE: Scene = { names: ['Ada', 'Bo'], viewer: 0 }

const REMINDERS: RemindersShown = {
  heard: 5,
  affordable: [
    { signs: [3], cards: 1 },
    { signs: [3, 3], cards: 4 },
  ],
  completing: [
    { signs: [3], planet: 0, sign: 3, four: false },
    { signs: [3], planet: 2, sign: 3, four: false },
    { signs: [4], planet: 1, sign: 6, four: true },
    { signs: [], planet: 4, sign: 8, four: true },
  ],
  sweep: { sign: 5, pawns: 2, ends: true },
  lacking: [
    { planet: 1, sign: 6, pawns: 0, then: 7 },
    { planet: 6, sign: 1, pawns: 1, then: 1 },
  ],
}

describe('reminders', () => {
  beforeAll(() => speak('en'))

  it('say what completes a study, one line for the same pawns', () => {
    expect(sayCompleting(REMINDERS)).toEqual([
      'Cancer: the third pawn studies Sol or Mercurius',
      'Leo: then Luna, with two pawns on Libra and two others',
      'At the end of this turn: Mars, with two pawns on Sagittarius and two others',
    ])
  })

  it('say what can be paid for, what is swept away and what is lacking', () => {
    expect(sayAffordable(REMINDERS)).toEqual(['Cancer (1 card)', 'Conjunction Cancer (4 cards)'])
    expect(saySweep(REMINDERS)).toBe(
      'When the round ends the comet stops on Virgo: 2 pawns of yours return. Then the game is over.',
    )
    expect(saySweep({ ...REMINDERS, sweep: null })).toBe('')
    expect(sayLacking(REMINDERS)).toEqual([
      'Luna in Libra, none of your pawns there. Moves on to Scorpius when the round ends.',
      'Saturnus in Taurus, 1 pawn of yours there.',
    ])
  })
})

describe('reasons', () => {
  beforeAll(() => speak('en'))

  it.each([
    [{ type: 'studies', planet: 1, objective: false }, 'studies Luna'],
    [{ type: 'studies', planet: 1, objective: true }, 'studies Luna, which your objective needs'],
    [
      { type: 'nearer', planet: 0, objective: false, missing: 1 },
      'Sol is nearer: 1 pawn still to come',
    ],
    [{ type: 'saves', cards: 2, sign: null }, 'costs 2 cards less than it might'],
    [{ type: 'saves', cards: 1, sign: 4 }, 'saves 1 card on Leo'],
    [{ type: 'denies', seat: 1, sign: 4 }, 'gets in the way of Bo on Leo'],
    [{ type: 'token', sign: 4 }, 'takes the asteroid token of Leo'],
  ] as const)('are said in words: %o', (reason, said) => {
    expect(sayReason(reason, SCENE)).toBe(said)
  })
})

/** Answers each question when it is told to. */
function slowDesk(level: string) {
  const waiting: { kind: string; answer: (found: unknown) => void; fail: () => void }[] = []
  const ask = (kind: string) => () =>
    new Promise<unknown>((answer, reject) => {
      waiting.push({ kind, answer, fail: () => reject(new Error('server-help-too-long')) })
    })
  const asked = { reminders: ask('reminders'), actions: ask('actions') } as unknown as Asked
  const next = async (kind: string) => {
    await vi.waitFor(() => expect(waiting.map((one) => one.kind)).toEqual([kind]))
    return waiting.pop()!
  }
  return { desk: new HelpDesk(asked, () => level), next, waiting }
}

const ADVICE: ActionsShown = { heard: 5, actions: [] }

describe('the help desk', () => {
  it('asks for reminders when something was told, and for advice when somebody wants it', async () => {
    const { desk, next, waiting } = slowDesk('advice')
    desk.heard(5)
    const first = await next('reminders')
    desk.askAdvice()
    expect(waiting).toEqual([])
    first.answer(REMINDERS)
    const second = await next('actions')
    expect(desk.reminders).toEqual(REMINDERS)
    expect(desk.thinking).toBe(true)
    second.answer(ADVICE)
    await vi.waitFor(() => expect(desk.advice).toEqual(ADVICE))
    expect(desk.thinking).toBe(false)
  })

  it('asks for nothing above the level of the table', async () => {
    const { desk, next, waiting } = slowDesk('reminders')
    desk.heard(5)
    ;(await next('reminders')).answer(REMINDERS)
    desk.askAdvice()
    await Promise.resolve()
    expect(waiting).toEqual([])
  })

  it('forgets advice about an earlier position', async () => {
    const { desk, next } = slowDesk('advice')
    desk.heard(5)
    ;(await next('reminders')).answer(REMINDERS)
    desk.askAdvice()
    const late = await next('actions')
    desk.heard(6)
    late.answer(ADVICE)
    ;(await next('reminders')).answer({ ...REMINDERS, heard: 6 })
    await vi.waitFor(() => expect(desk.reminders?.heard).toBe(6))
    expect(desk.advice).toBeNull()
  })

  it('tells what failed, and asks for it again', async () => {
    const { desk, next } = slowDesk('advice')
    desk.heard(5)
    ;(await next('reminders')).fail()
    await vi.waitFor(() => expect(String(desk.problem)).toContain('server-help-too-long'))
    desk.askAgain()
    ;(await next('reminders')).answer(REMINDERS)
    await vi.waitFor(() => expect(desk.problem).toBeNull())
  })
})
