// Made by web/make_notebook.py from the rules. Do not edit: run it again.

import type { Mode, Thing } from '../../wire/types'

/** The figures of one mode (rules 1, 3, 5 and 7). */
export interface Figures {
  sectors: number
  /** How many sectors the visible sky has. */
  visible: number
  counts: Record<Thing, number>
  /** Points of a right theory. */
  points: Partial<Record<Thing, number>>
  comet_sectors: number[]
  theory_icons: number[]
  /** Sector of the icon -> number of the conference. */
  conference_icons: Record<number, number>
  /** By how many sectors are surveyed, from one on. */
  survey_costs: number[]
  /** Theories a player may submit in a phase. */
  theories_per_phase: number
}

export const FIGURES: Record<Mode, Figures> = {"standard": {"sectors": 12, "visible": 6, "counts": {"C": 2, "A": 4, "D": 1, "G": 2, "X": 1, "E": 2}, "points": {"C": 3, "A": 2, "G": 4, "D": 4}, "comet_sectors": [2, 3, 5, 7, 11], "theory_icons": [3, 6, 9, 12], "conference_icons": {"10": 1}, "survey_costs": [4, 4, 4, 3, 3, 3], "theories_per_phase": 1}, "expert": {"sectors": 18, "visible": 9, "counts": {"C": 2, "A": 4, "D": 4, "G": 2, "X": 1, "E": 5}, "points": {"C": 3, "A": 2, "G": 4, "D": 2}, "comet_sectors": [2, 3, 5, 7, 11, 13, 17], "theory_icons": [3, 6, 9, 12, 15, 18], "conference_icons": {"7": 1, "16": 2}, "survey_costs": [4, 4, 4, 3, 3, 3, 2, 2, 2], "theories_per_phase": 2}}
export const THEORY_OBJECTS: Thing[] = ["C", "A", "D", "G"]
export const TOPICS = "ABCDEF"
export const TARGET_TOKENS = 2
export const TARGET_COST = 4
export const RESEARCH_COST = 1
export const LOCATE_COST = 5
export const WRONG_THEORY_COST = 1
/** Spaces inward on which a theory is reviewed; it is placed on space 0. */
export const INNER_SPACE = 3
/** Steps the arrow stands past an icon's sector when the icon fires. */
export const FIRES_ON_LEAVING = 1
export const FINDER_POINTS = 10
export const LATE_POINTS_PER_SECTOR = 2
export const FIRST_BONUS = 1
/** Theories of a last chance, by how many sectors behind the finder, from one on. */
export const LAST_CHANCE_THEORIES = [1, 1, 1, 2, 2]
export const MOST_PLAYERS = 4
