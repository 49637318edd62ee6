import { describe, expect, it } from 'vitest'
import { rulesAnchorFor, SECTIONS } from '../src/planetx/manual/sections'
import { RING_PICTURES } from '../src/planetx/manual/pictures'
import type { View } from '../src/wire/types'

type Stage = View['board']['stage']

function viewIn(stage: Stage, viewer: number | null = 0): View {
  return { viewer, board: { stage, order: [0, 1] } } as unknown as View
}

describe('the rule that matters now', () => {
  it.each<[Stage, string]>([
    [{ type: 'dealing' }, 'start'],
    [{ type: 'choosing', waiting: [0] }, 'theories'],
    [{ type: 'placing', queue: [[0, 1]] }, 'theories'],
    [{ type: 'reviewing' }, 'review'],
    [{ type: 'last-chances', finder: 1, queue: [], placed: 0 }, 'end'],
    [{ type: 'over', scores: [], winners: [] }, 'score'],
  ])('%j', (stage, anchor) => {
    expect(rulesAnchorFor(viewIn(stage))).toBe(anchor)
  })

  it('is the turn for the one whose turn it is, and time for those who wait', () => {
    expect(rulesAnchorFor(viewIn({ type: 'turns' }))).toBe('turn')
    expect(rulesAnchorFor(viewIn({ type: 'turns' }, 1))).toBe('time')
    expect(rulesAnchorFor(viewIn({ type: 'turns' }, null))).toBe('time')
  })

  it('is that of the action being prepared', () => {
    for (const kind of ['survey', 'target', 'research', 'locate']) {
      expect(rulesAnchorFor(viewIn({ type: 'turns' }), kind)).toBe(kind)
    }
    expect(rulesAnchorFor(viewIn({ type: 'turns' }), 'no such thing')).toBe('turn')
  })

  it('is always a section of the page', () => {
    const ids = SECTIONS.map((section) => section.id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const one of ['start', 'theories', 'review', 'end', 'score', 'turn', 'time']) {
      expect(ids).toContain(one)
    }
  })
})

it('the pictures stay on their rings', () => {
  for (const { sectors, things = {}, marked = [], dimmed = [] } of Object.values(RING_PICTURES)) {
    for (const sector of [...Object.keys(things).map(Number), ...marked, ...dimmed]) {
      expect(sector).toBeGreaterThanOrEqual(1)
      expect(sector).toBeLessThanOrEqual(sectors)
    }
  }
})
