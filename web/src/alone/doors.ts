/** The screens that a static host has files for. */
import { GAME_NAMES } from '../games'

export const DOORS: readonly string[] = [
  '/companion',
  '/notebook',
  ...GAME_NAMES.map((game) => `/rules/${game}`),
]
