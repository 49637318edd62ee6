import { describe, expect, it } from 'vitest'
import { ahead, colourOf, figuresIn, type Sky } from '../src/ptolemaeus/sky'
import {
  PAID_SIGN,
  PAYMENTS,
  SWEPT,
  WHEELS,
  type WheelPicture,
} from '../src/ptolemaeus/manual/pictures'
import { rulesAnchorFor, SECTIONS } from '../src/ptolemaeus/manual/sections'
import { JOKER, type Board, type PtolemaeusAction, type View } from '../src/wire/ptolemaeus'

type Stage = Board['stage']
const TURN: Stage = { type: 'turn' }

function viewIn(stage: Stage, viewer: number | null = 0): View {
  return { viewer, board: { stage, active: 0 } } as unknown as View
}

describe('the rule of Ptolemaeus that matters now', () => {
  it.each<[Stage, string]>([
    [{ type: 'setting-up' }, 'start'],
    [{ type: 'second-pick' }, 'draw'],
    [{ type: 'paying', signs: [1], paid: 0 }, 'pay'],
    [{ type: 'recalling', queue: [[0, 1]] }, 'bonus'],
    [{ type: 'discarding', count: 1, asked: [0], waiting: [0], eclipsis: false }, 'bonus'],
    [{ type: 'discarding', count: 2, asked: [0], waiting: [0], eclipsis: true }, 'eclipsis'],
    [{ type: 'over', scores: [], winners: [] }, 'score'],
  ])('%j', (stage, anchor) => {
    expect(rulesAnchorFor(viewIn(stage))).toBe(anchor)
  })

  it('is the turn for the one whose turn it is, and the round for those who wait', () => {
    expect(rulesAnchorFor(viewIn(TURN))).toBe('turn')
    expect(rulesAnchorFor(viewIn(TURN, 1))).toBe('round')
    expect(rulesAnchorFor(viewIn(TURN, null))).toBe('round')
  })

  it.each<[PtolemaeusAction, string]>([
    [{ type: 'draw', card: null }, 'draw'],
    [{ type: 'observe', signs: [3] }, 'observe'],
    [{ type: 'observe', signs: [3, 9] }, 'configurations'],
    [{ type: 'study-with', planet: 1, one: 0, other: 2 }, 'study'],
    [{ type: 'trade' }, 'tokens'],
    [{ type: 'play', card: 'nova-luna', once: false }, 'bonus'],
    [{ type: 'end' }, 'turn'],
  ])('is that of the action being put together: %j', (action, anchor) => {
    expect(rulesAnchorFor(viewIn(TURN), action)).toBe(anchor)
  })

  it('is always a section of the page', () => {
    const ids = SECTIONS.map((section) => section.id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const one of ['start', 'turn', 'draw', 'pay', 'pawns', 'study', 'bonus', 'eclipsis']) {
      expect(ids).toContain(one)
    }
  })
})

/** The sky of a picture; planets that are not in it stand nowhere. */
function skyOf(picture: WheelPicture): Sky {
  const planets = Array.from({ length: 7 }, () => -1)
  for (const [sign, here] of Object.entries(picture.planets ?? {})) {
    for (const planet of here ?? []) planets[planet] = Number(sign)
  }
  return { planets, comet: picture.comet ?? -1 }
}

describe('the pictures', () => {
  it.each(['conjunction', 'opposition', 'trigon', 'square'] as const)('show a %s', (name) => {
    const picture = WHEELS[name]
    expect(figuresIn(skyOf(picture))).toContainEqual({ signs: picture.figure, shape: name })
  })

  it('let the comet go as far as the game would', () => {
    const { event } = WHEELS
    const board = { ...skyOf(event), event: event.moving } as unknown as Board
    expect(ahead(board)?.steps).toBe(event.way.steps)
    const { way } = WHEELS
    expect((way.way.from + way.way.steps) % 12).toBe(way.start)
  })

  it('pay with the sign, its colour, one other colour or a joker', () => {
    const colour = colourOf(PAID_SIGN)
    for (const cards of PAYMENTS) {
      const colours = new Set(cards.map(colourOf))
      if (cards.length === 1) expect([PAID_SIGN, JOKER]).toContain(cards[0])
      else expect([...colours]).toHaveLength(1)
      if (cards.length === 2) expect(colours).toContain(colour)
      if (cards.length === 3) expect(colours).not.toContain(colour)
    }
    expect(SWEPT.filter((card) => colourOf(card) === 'terra')).toHaveLength(5)
  })
})
