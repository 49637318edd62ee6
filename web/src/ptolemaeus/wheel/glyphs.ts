/** The signs and planets as strokes in a square from -12 to 12: drawn, so that no font is needed. */

export const SIGN_PATHS: readonly string[] = [
  'M0 10V-2M0 -2C0 -11 -11 -10 -9 -3M0 -2C0 -11 11 -10 9 -3',
  'M-9 -10C-6 -2 6 -2 9 -10M0 -3.5A6.5 6.5 0 1 1 -.1 -3.5',
  'M-9 -10C-4 -7 4 -7 9 -10M-9 10C-4 7 4 7 9 10M-4 -8V8M4 -8V8',
  'M-8 -3A3 3 0 1 1 -8 -2.9M2 3A3 3 0 1 1 2 3.1M-8 -4C-5 -10 5 -9 9 -5M8 4C5 10 -5 9 -9 5',
  'M-8 3A3.3 3.3 0 1 1 -8 3.1M-2 1C-7 -7 -3 -11 1 -10.5C8 -10 5 -3 3.5 1C2 6 4 10 9 8',
  'M-10 -8C-8 -8 -7.5 -6 -7.5 -4V6M-7.5 -4C-7.5 -9 -2.5 -9 -2.5 -4V6M-2.5 -4C-2.5 -9 2.5 -9 2.5 -4V4C2.5 8 5 10 9 10M2.5 -3C8 -7 10 0 6 4C4 6 2 8 -1 9',
  'M-10 9H10M-10 4H-3C-7 -1 -5 -9 0 -9C5 -9 7 -1 3 4H10',
  'M-10 -8C-8 -8 -7.5 -6 -7.5 -4V6M-7.5 -4C-7.5 -9 -2.5 -9 -2.5 -4V6M-2.5 -4C-2.5 -9 2.5 -9 2.5 -4V5C2.5 9 6 9 10 6M10 6L6 4M10 6L9 10',
  'M-9 9L9 -9M2 -9H9V-2M-6 0L1 7',
  'M-10 -8C-7 -8 -6 -5 -6 -1V5M-6 -3C-5 -8 1 -9 1 -3V4C1 8 -1 10 -4 10M1 3C1 -1 9 -2 9 3C9 8 1 7 1 3',
  'M-10 -1L-6 -5L-2 -1L2 -5L6 -1L10 -5M-10 6L-6 2L-2 6L2 2L6 6L10 2',
  'M-8 -10C-3 -5 -3 5 -8 10M8 -10C3 -5 3 5 8 10M-8 0H8',
]

export const PLANET_PATHS: readonly string[] = [
  'M9 0A9 9 0 1 1 9 -.1M1 0A1 1 0 1 1 1 -.1',
  'M4 -9.5A9.5 9.5 0 1 0 4 9.5A8 8 0 1 1 4 -9.5',
  'M4.5 -1A4.5 4.5 0 1 1 4.5 -1.1M0 3.5V11M-4 7.5H4M-5 -11C-5 -7.5 -3 -5.5 0 -5.5C3 -5.5 5 -7.5 5 -11',
  'M5.5 -4.5A5.5 5.5 0 1 1 5.5 -4.6M0 1V11M-4.5 6H4.5',
  'M4 2.5A6 6 0 1 1 4 2.4M2.5 -2L9 -9M3.5 -9H9V-3.5',
  'M-8 -6C-6 -11 2 -10 1.5 -4C1 1 -4 4 -8 4H9M4.5 -9V10',
  'M-4 -11V6M-8 -7H1M-4 -2C-2 -5 5 -5 4 1C3 5 0 6 3 10C4 11 6 10 7 9',
]

/** Fire and air point up, water and earth down; earth and air have a bar. */
export const ELEMENT_PATHS: readonly string[] = [
  'M0 -9L9.5 8H-9.5Z',
  'M0 9L9.5 -8H-9.5ZM-7 2H7',
  'M0 -9L9.5 8H-9.5ZM-7 -2H7',
  'M0 9L9.5 -8H-9.5Z',
]

/** A star: the joker, and the mark of a secret objective. */
export const JOKER_PATH =
  'M0 -11L2.6 -3.6L10.5 -3.4L4.2 1.4L6.5 8.9L0 4.4L-6.5 8.9L-4.2 1.4L-10.5 -3.4L-2.6 -3.6Z'

/** A head at (0, 0) with its tail to the left and up. */
export const COMET_PATH = 'M-5 -3L-22 -13M-4 -5L-13 -20M-5 0L-18 -4M-1 -5L-5 -16'

export const ASTEROID_PATH = 'M-8 -2L-4 -8L3 -7L8 -3L7 4L2 8L-5 7L-9 3Z'

/** What lies before a player: cards, bonus cards, asteroid tokens, the Astrolabe. */
export const THING_PATHS = {
  cards: 'M-7 -10H7V10H-7Z',
  bonuses: 'M-7 -10H7V10H-7ZM0 -4V4M-4 0H4',
  tokens: ASTEROID_PATH,
  astrolabe: 'M0 -9A9 9 0 1 1 -.1 -9M0 -12V9M-9 0H9',
}
