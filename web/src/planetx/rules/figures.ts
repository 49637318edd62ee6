// Made by web/make_notebook.py from the rules. Do not edit: run it again.

import { RINGS, type Mode, type Ring, type Thing } from '../../wire/types'

/** The figures of one mode, besides what is printed on its board (rules 3 and 5). */
export interface Figures extends Ring {
  /** How many sectors the visible sky has. */
  visible: number
  /** By how many sectors are surveyed, from one on. */
  survey_costs: number[]
  /** Theories a player may submit in a phase. */
  theories_per_phase: number
}

export const FIGURES: Record<Mode, Figures> = {
  standard: { ...RINGS.standard, visible: 6, survey_costs: [4, 4, 4, 3, 3, 3], theories_per_phase: 1 },
  expert: { ...RINGS.expert, visible: 9, survey_costs: [4, 4, 4, 3, 3, 3, 2, 2, 2], theories_per_phase: 2 },
}
export const THEORY_OBJECTS: Thing[] = ["C", "A", "D", "G"]
export const TOPICS = "ABCDEF"
export const TARGET_TOKENS = 2
export const TARGET_COST = 4
export const RESEARCH_COST = 1
export const LOCATE_COST = 5
export const WRONG_THEORY_COST = 1
/** Spaces inward on which a theory is reviewed; it is placed on space 0. */
export const INNER_SPACE = 3
export const FINDER_POINTS = 10
export const LATE_POINTS_PER_SECTOR = 2
export const FIRST_BONUS = 1
/** Theories of a last chance, by how many sectors behind the finder, from one on. */
export const LAST_CHANCE_THEORIES = [1, 1, 1, 2, 2]
