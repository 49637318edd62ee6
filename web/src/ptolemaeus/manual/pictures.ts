/** The small wheels of the rules page, as data. Signs are counted from Aries, 0. */
import { DEFAULT_DATE, type Planet } from '../../wire/ptolemaeus'

export interface WheelPicture {
  planets?: Partial<Record<number, Planet[]>>
  comet?: number
  /** Signs of a configuration, joined by lines. */
  figure?: number[]
  /** How many pawns of the first seat stand where. */
  pawns?: Partial<Record<number, number>>
  /** Planets that move on, as on the face-up event. */
  moving?: Planet[]
  /** Where the comet goes: from the sign, so many steps. */
  way?: { from: number; steps: number }
  /** The sign where the comet began. */
  start?: number
  asteroids?: boolean
}

export type WheelName = keyof typeof WHEELS
export type StudyName = 'third' | 'two'
export type PictureName = WheelName | StudyName

const [SOL, LUNA, MERCURIUS, VENUS, MARS, IUPITER, SATURNUS]: Planet[] = [0, 1, 2, 3, 4, 5, 6]

/** The sky of the sample date. */
const SAMPLE: WheelPicture['planets'] = {
  1: [SATURNUS!],
  2: [VENUS!],
  3: [SOL!, MERCURIUS!],
  6: [LUNA!, IUPITER!],
  8: [MARS!],
}

export const SAMPLE_DATE = DEFAULT_DATE

export const WHEELS = {
  sky: { planets: SAMPLE, comet: 0 },
  start: { planets: { 6: [LUNA!, IUPITER!] }, comet: 0, start: 0, asteroids: true },
  observe: { planets: { 8: [MARS!] }, pawns: { 8: 1 } },
  conjunction: { planets: { 3: [SOL!, MERCURIUS!] }, figure: [3, 3], pawns: { 3: 2 } },
  opposition: { planets: { 2: [VENUS!], 8: [MARS!] }, figure: [2, 8], pawns: { 2: 1, 8: 1 } },
  trigon: {
    planets: { 2: [VENUS!], 6: [LUNA!], 10: [SATURNUS!] },
    figure: [2, 6, 10],
    pawns: { 2: 1, 6: 1, 10: 1 },
  },
  square: { planets: { 3: [SOL!] }, comet: 0, figure: [0, 3], pawns: { 0: 1, 3: 1 } },
  event: {
    planets: { 0: [SOL!, LUNA!], 5: [MERCURIUS!], 8: [MARS!] },
    moving: [LUNA!, MERCURIUS!, MARS!],
    comet: 11,
    way: { from: 11, steps: 3 },
  },
  way: { comet: 7, start: 0, way: { from: 7, steps: 5 } },
} satisfies Record<string, WheelPicture>

/** Sagittarius, and payments for it: cards by number, 12 is the joker. */
export const PAID_SIGN = 8
export const PAYMENTS = [[8], [12], [0, 4], [0, 0], [7, 11, 3], [7, 7, 7], [11, 11, 3]]

/** Six cards face up, five of them of one colour: Terra. */
export const SWEPT = [1, 5, 9, 9, 1, 6]
