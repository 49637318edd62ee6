/** Points by source (rules 7), as far as what lies before a player can be seen. */

import {
  OBJECTIVE_POINTS,
  PLANET_POINTS,
  TOKENS_PER_POINT,
  type Board,
  type Desk,
  type Planet,
  type Score,
} from '../wire/ptolemaeus'

/** What counts of one player's things. What is hidden counts nothing. */
export interface Area {
  studied: readonly Planet[]
  tokens: number
  objective: readonly Planet[]
  /** How many Nova Constellatio. */
  novas: number
}

export const SOURCES = ['planets', 'objective', 'asteroids', 'novas'] as const

export function areaOf(board: Board, seat: number, desk: Desk | null): Area {
  return {
    studied: board.studied[seat] ?? [],
    tokens: board.tokens[seat] ?? 0,
    objective: desk?.objective ?? [],
    novas: desk?.bonuses.filter((card) => card === 'nova-constellatio').length ?? 0,
  }
}

export function scoreOf({ studied, tokens, objective, novas }: Area): Score {
  const met = objective.filter((planet) => studied.includes(planet)).length
  return {
    planets: PLANET_POINTS[studied.length] ?? 0,
    novas,
    asteroids: Math.floor(tokens / TOKENS_PER_POINT),
    objective: OBJECTIVE_POINTS[met] ?? 0,
  }
}

export function totalOf(score: Score): number {
  return score.planets + score.novas + score.asteroids + score.objective
}
