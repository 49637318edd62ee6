/** What is in the tables that the package writes for the solver (web/make_notebook.py). */

import type { Mode, Thing } from '../../wire/types'

/** Every kind that has placements of its own: truly empty is what they leave over. */
export type Kind = Exclude<Thing, 'E'>
/** Four starting facts: the kinds they deny, and of which sectors. */
export interface FactGroup {
  kinds: string
  sectors: number[]
  /** In how many ways, by how many of the sectors hold asteroids, dwarf planets and gas clouds. */
  ways: number[]
}
export interface ModeTables {
  /** How many lawful systems there are, and the SHA-256 of their indices, kind by kind. */
  systems: number
  digest: string
  /** Sets of sectors: sector n is bit n - 1. */
  placements: Record<Kind, number[]>
  /** Clues of topics and of conferences, and what each weighs where it is true. */
  research: Record<string, number>
  conference: Record<string, number>
  /** Weights of 0, 1, 2 and 3 titles of one kind, and of each title. */
  singles: number[]
  titles: Record<string, number>
  fact_groups: FactGroup[]
  last_facts: string
  /** Percent of the last facts that are about a sector spoken of before. */
  repeated: number
  /** Of the published app: what can be said to be opposite something, how often a title names the clue's
   *  subject first, and percent of games with Planet X in each sector, if they were counted. */
  opposites: string
  subject_first: number
  planet_x_shares: number[]
}
export interface Tables {
  modes: Record<Mode, ModeTables>
  /** What a set of conference clues weighs more whose titles differ, and whose title is the same. */
  different_titles: number
  same_title: number
  /** The least that a system weighs, and of how many games one may be made in no known way. */
  least_weight: number
  unforeseen: number
  /** How often a rival's face-down theory is taken to be right. */
  rivals_are_right: number
  /** What a unit of time is worth, in points, and how often a kept token scores its points later. */
  points_per_time: number
  kept_scores: number
  /** How many of each an advice names at most. */
  most_questions: number
  most_theories: number
  most_locates: number
}
