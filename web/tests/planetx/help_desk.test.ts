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
