import { expect, it, vi } from 'vitest'
import type { AskSolver } from '../../src/planetx/help/asking'
import { HelpDesk } from '../../src/planetx/help/help_desk.svelte'

/** A solver that is too busy for `failing` questions, and then answers. */
function deskWith(failing: number): { desk: HelpDesk; asked: string[] } {
  const asked: string[] = []
  const solver = (async (kind: string) => {
    asked.push(kind)
    if (asked.length <= failing) throw new Error('server-help-too-long')
    return { systems: 7, planet_x: [3], sectors: [] }
  }) as AskSolver
  return { desk: new HelpDesk(solver, () => 'certain'), asked }
}

it('asks again what failed, and nothing else', async () => {
  const { desk, asked } = deskWith(1)
  desk.heard(5)
  await vi.waitFor(() => expect(desk.thinking).toBe(false))
  expect(asked).toEqual(['certain'])
  expect(String(desk.problem)).toContain('server-help-too-long')
  expect(desk.certain).toBeNull()
  desk.askAgain()
  await vi.waitFor(() => expect(desk.problem).toBeNull())
  expect(asked).toEqual(['certain', 'certain'])
  expect(desk.certain?.systems).toBe(7)
})

it('keeps the trouble in sight while it lasts', async () => {
  const { desk, asked } = deskWith(2)
  desk.heard(5)
  await vi.waitFor(() => expect(desk.thinking).toBe(false))
  desk.askAgain()
  await vi.waitFor(() => expect(desk.thinking).toBe(false))
  expect(asked.length).toBe(2)
  expect(desk.problem).not.toBeNull()
})

/** A solver that answers each question when it is told to. */
function slowDesk(level: string) {
  const waiting: { kind: string; answer: (heard: number) => void }[] = []
  const solver = ((kind: string) =>
    new Promise<unknown>((resolve) => {
      waiting.push({
        kind,
        answer: (heard) => resolve({ heard, systems: 7 - heard, planet_x: [], sectors: [] }),
      })
    })) as unknown as AskSolver
  const desk = new HelpDesk(solver, () => level)
  /** Answers the question that waits, which has to be this one, with what was heard by then. */
  const answer = async (kind: string, heard: number) => {
    await vi.waitFor(() => expect(waiting.map((one) => one.kind)).toEqual([kind]))
    waiting.pop()!.answer(heard)
    await Promise.resolve()
  }
  return { desk, answer, settled: () => vi.waitFor(() => expect(desk.thinking).toBe(false)) }
}

const heardBy = ({ shown }: HelpDesk) => [shown.certain?.heard, shown.odds?.heard, shown.updating]

it('shows what is certain and what is likely only of one moment', async () => {
  const { desk, answer, settled } = slowDesk('odds')
  desk.heard(1)
  await answer('certain', 1)
  expect(heardBy(desk)).toEqual([undefined, undefined, true])
  await answer('odds', 1)
  await settled()
  expect(heardBy(desk)).toEqual([1, 1, false])
  desk.heard(2)
  await answer('certain', 2)
  expect(heardBy(desk), 'what was said before stands, and is said to be old').toEqual([1, 1, true])
  await answer('odds', 2)
  await settled()
  expect(heardBy(desk)).toEqual([2, 2, false])
})

it('shows nothing of a question that the game has overtaken', async () => {
  const { desk, answer, settled } = slowDesk('odds')
  desk.heard(1)
  await answer('certain', 1)
  await answer('odds', 2)
  await settled()
  expect(heardBy(desk), 'the second answer has heard more').toEqual([undefined, undefined, true])
  desk.heard(2)
  await answer('certain', 2)
  desk.heard(3)
  await answer('odds', 2)
  expect(heardBy(desk)).toEqual([undefined, undefined, true])
  await answer('certain', 3)
  await answer('odds', 3)
  await settled()
  expect(heardBy(desk)).toEqual([3, 3, false])
})

it('forgets what a lower level does not say', async () => {
  let level = 'odds'
  const solver = (async () => ({ heard: 1, systems: 7, sectors: [] })) as unknown as AskSolver
  const desk = new HelpDesk(solver, () => level)
  desk.heard(1)
  await vi.waitFor(() => expect(desk.shown.odds).not.toBeNull())
  level = 'contradictions'
  desk.heard(2)
  await vi.waitFor(() => expect(desk.updating).toBe(false))
  expect([desk.certain, desk.odds]).toEqual([null, null])
})

it('weighs the moves of rivals when somebody wants that, and only then', async () => {
  const asked: string[] = []
  const solver = (async (kind: string, wanted?: { rivals?: boolean }) => {
    if (wanted?.rivals !== undefined) asked.push(`${kind} ${wanted.rivals ? 'with' : 'without'}`)
    return { heard: 5, systems: 7, planet_x: [3], sectors: [], contradiction: null }
  }) as unknown as AskSolver
  const habits = { rivals: false }
  const desk = new HelpDesk(solver, () => 'advice', false, habits)
  const settled = () => vi.waitFor(() => expect(desk.thinking).toBe(false))
  desk.heard(5)
  await settled()
  desk.weighRivals(true)
  await settled()
  expect(asked).toEqual(['odds without', 'odds with'])
  expect([desk.rivals, habits.rivals, desk.shown.updating]).toEqual([true, true, false])
  desk.askAdvice()
  await settled()
  desk.weighRivals(false)
  await settled()
  expect(asked.slice(2)).toEqual(['advice with', 'odds without', 'advice without'])
  expect(new HelpDesk(solver, () => 'advice').rivals).toBe(null)
})
