import { expect, it } from 'vitest'
import { screenFor } from '../src/table/screen'

const REM = 16

it.each([
  [390, 844, 'phone'],
  [360, 640, 'phone'],
  [844, 390, 'beside'],
  [820, 1180, 'tablet'],
  [1180, 820, 'laptop'],
  [1280, 800, 'laptop'],
  [1440, 900, 'laptop'],
  [1920, 1080, 'wide'],
  [2560, 1440, 'wide'],
] as const)('a screen of %i by %i is a %s', (width, height, screen) => {
  expect(screenFor(width / REM, height / REM)).toBe(screen)
})

it('is smaller where text is larger', () => {
  expect(screenFor(1280 / (2 * REM), 860 / (2 * REM))).toBe('beside')
  expect(screenFor(820 / (2 * REM), 1180 / (2 * REM))).toBe('phone')
})
