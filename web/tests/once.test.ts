import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Refused, Unreachable } from '../src/wire/refusals'
import { once } from '../src/wire/once'

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  vi.useFakeTimers()
})

/** A server that gives no answer so many times; the keys it was sent. */
function lossy(losses: number, then: () => string = () => 'done') {
  const keys: string[] = []
  const send = (key: string): Promise<string> => {
    keys.push(key)
    if (keys.length <= losses) return Promise.reject(new Unreachable('lost'))
    return Promise.resolve().then(then)
  }
  return { keys, send }
}

async function settled<T>(job: Promise<T>): Promise<T | Error> {
  const done = job.catch((error: Error) => error)
  await vi.runAllTimersAsync()
  return done
}

describe('a request that is carried out once', () => {
  it('is repeated under one key until an answer comes', async () => {
    const { keys, send } = lossy(2)
    expect(await settled(once({ name: 'Ada' }, send))).toBe('done')
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toMatch(/^[0-9a-f]{64}$/)
  })

  it('keeps its key when somebody asks for the same again, and only then', async () => {
    const away = lossy(9)
    expect(await settled(once({ name: 'Ben' }, away.send))).toBeInstanceOf(Unreachable)
    const again = lossy(0)
    await settled(once({ name: 'Ben' }, again.send))
    expect(again.keys[0]).toBe(away.keys[0])
    const later = lossy(0)
    await settled(once({ name: 'Ben' }, later.send))
    expect(later.keys[0]).not.toBe(away.keys[0])
  })

  it('is something else with another wish', async () => {
    const away = lossy(9)
    await settled(once({ name: 'Cleo' }, away.send))
    const other = lossy(0)
    await settled(once({ name: 'Dora' }, other.send))
    expect(other.keys[0]).not.toBe(away.keys[0])
  })

  it('is not repeated when the server says no', async () => {
    const refused = new Refused({
      type: '',
      title: '',
      status: 409,
      code: 'server-no-free-seat',
      detail: '',
      request_id: '',
    })
    const { keys, send } = lossy(0, () => {
      throw refused
    })
    expect(await settled(once({ name: 'Eve' }, send))).toBe(refused)
    expect(keys).toHaveLength(1)
  })
})
