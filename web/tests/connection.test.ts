import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TableConnection } from '../src/table/connection/connection.svelte'
import type { Refused } from '../src/wire/refusals'
import { FakeHouse } from './fake_house'

let house: FakeHouse

beforeEach(() => {
  vi.useFakeTimers()
  house = new FakeHouse()
  house.moveIn()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function connected(): Promise<TableConnection> {
  const connection = new TableConnection('T')
  await connection.open()
  house.socket().says(house.table)
  return connection
}

describe('a table', () => {
  it('is read once, then followed from there', async () => {
    house.tell({ type: 'one' }, { type: 'two' })
    const connection = await connected()
    expect(connection.line).toBe('live')
    expect(connection.told).toHaveLength(2)
    expect(house.socket().address).toContain('after=2')
    expect(connection.caughtUp).toBe(true)
    house.socket().says({ type: 'told', number: 2, event: { type: 'three' } })
    expect(connection.caughtUp).toBe(false)
    house.socket().says({ type: 'view', heard: 3, decision: 'turn-2.3', view: 'v', offers: [] })
    expect(connection.caughtUp).toBe(true)
    expect(connection.told).toHaveLength(3)
    expect(connection.asked).toBe('turn-2.3')
  })

  it('is taken up again where the line broke off', async () => {
    house.tell({ type: 'one' })
    const connection = await connected()
    house.socket().breaks()
    expect(connection.line).toBe('lost')
    house.tell({ type: 'two' })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(connection.told.map((one) => one.event.type)).toEqual(['one', 'two'])
    expect(house.asked).toContain('/api/tables/T/told?start=1')
    house.socket().says({ type: 'heartbeat', heard: 2 })
    expect(connection.line).toBe('live')
  })

  it('is lost when moves do not get through, which go as soon as the network is back', async () => {
    const listening = new Map<string, () => void>()
    vi.stubGlobal('addEventListener', (name: string, then: () => void) => listening.set(name, then))
    house.tell({ type: 'one' })
    const connection = await connected()
    house.socket().says({ type: 'view', heard: 1, decision: 'turn-1.1', view: 'v', offers: [] })
    house.away = true
    const answered = connection.answer('S A 1-3')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(connection.line).toBe('lost')
    await vi.advanceTimersByTimeAsync(60_000)
    house.away = false
    listening.get('online')!()
    expect(await answered).toBe(true)
  })

  it('counts as lost after a long silence', async () => {
    const connection = await connected()
    await vi.advanceTimersByTimeAsync(41_000)
    expect(connection.line).toBe('lost')
  })

  it('is tried for as long as it takes', async () => {
    const connection = await connected()
    house.away = true
    house.socket().breaks()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(connection.line).toBe('lost')
    house.away = false
    await vi.advanceTimersByTimeAsync(16_000)
    house.socket().says({ type: 'heartbeat', heard: 0 })
    expect(connection.line).toBe('live')
  })

  it('is closed for good when the key is void', async () => {
    const connection = await connected()
    house.refuses = { status: 403, code: 'server-token' }
    house.socket().breaks(1008, 'server-token')
    await vi.advanceTimersByTimeAsync(10)
    expect(connection.line).toBe('closed')
    expect((connection.ended as Refused).code).toBe('server-token')
  })
})

describe('a move', () => {
  it('is pending until the stream shows it', async () => {
    const connection = await connected()
    house.asks('turn-1.0')
    const done = connection.answer('S A 1-3')
    expect(connection.pending?.action).toBe('S A 1-3')
    expect(connection.asked).toBeNull()
    expect(await done).toBe(true)
    expect(connection.pending).not.toBeNull()
    house.socket().says({ type: 'view', heard: 1, decision: null, view: 'v', offers: [] })
    expect(connection.pending).toBeNull()
  })

  it('is sent again under the same name until it is acknowledged', async () => {
    const connection = await connected()
    house.asks('turn-1.0')
    house.away = true
    const done = connection.answer('T 3')
    await vi.advanceTimersByTimeAsync(3_000)
    house.away = false
    await vi.advanceTimersByTimeAsync(16_000)
    expect(await done).toBe(true)
    expect(new Set(house.commands.map((one) => one.command_id)).size).toBe(1)
  })

  it('that is refused says why, and is no longer pending', async () => {
    const connection = await connected()
    house.asks('turn-1.0')
    house.refuses = { status: 422, code: 'planetx-survey-invisible' }
    expect(await connection.answer('S A 9-3')).toBe(false)
    expect((connection.problem as Refused).code).toBe('planetx-survey-invisible')
    expect(connection.pending).toBeNull()
    expect(connection.asked).toBe('turn-1.0')
  })

  it('that comes too late shows the table as it is now', async () => {
    const connection = await connected()
    house.asks('turn-1.0')
    house.refuses = { status: 409, code: 'not-your-decision', current: house.snapshot(5) }
    await connection.answer('T 3')
    expect(connection.now?.heard).toBe(5)
  })

  it('is not sent when nothing is asked', async () => {
    const connection = await connected()
    expect(await connection.answer('T 3')).toBe(false)
    expect(house.commands).toEqual([])
  })
})
