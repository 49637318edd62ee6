import { describe, expect, it } from 'vitest'
import { HEIGHT, leftLines, tens, WIDTH } from '../src/replay/left_lines'
import { openedView, skyOf } from '../src/replay/opened'
import type { Frame } from '../src/wire/types'

const frame = (...told: unknown[]): Frame =>
  ({ told, view: { viewer: null, desk: null }, actor: null, action: null }) as unknown as Frame

describe('a game with everything open', () => {
  const frames = [
    frame({ type: 'sky', system: ['C', 'X'] }),
    frame({ type: 'placed', number: 1, sector: 2, thing: 'A', seat: 0, phase: 1 }),
    frame({ type: 'taken-back', to: 1 }),
    frame({ type: 'placed', number: 1, sector: 3, thing: 'G', seat: 0, phase: 1 }),
  ]

  it('shows the sky from the deal on', () => {
    expect(skyOf(frames)).toEqual(['C', 'X'])
    expect(skyOf([])).toEqual([])
  })

  it('knows the face of every theory laid so far', () => {
    expect(openedView(frames, 0).desk?.submitted).toEqual([])
    expect(openedView(frames, 1).desk?.submitted).toEqual([[1, 2, 'A']])
    expect(openedView(frames, 3).desk?.submitted).toEqual([[1, 3, 'G']])
  })
})

describe('the lines of systems left', () => {
  it('go from all at the top to one at the bottom', () => {
    const [first, second] = leftLines([[4446, 4446], [100, 4446], [1, 10]], 4446)
    expect(first!.points.split(' ')[0]).toBe('0,0')
    expect(first!.points.split(' ')[2]).toBe(`${WIDTH},${HEIGHT}`)
    expect(second!.points.split(' ')[1]).toBe(`${WIDTH / 2},0`)
  })

  it('survive a game that is only dealt', () => {
    expect(leftLines([[5]], 5)).toEqual([{ seat: 0, points: '0,0' }])
    expect(leftLines([], 5)).toEqual([])
  })

  it('are crossed at powers of ten', () => {
    expect(tens(4446)).toEqual([1, 10, 100, 1000])
  })
})
