/** Which cells of the note sheet a reason lights: what it is about, and what the line being read looks at. */

import { run } from '../board/geometry'
import { cell, type CellName } from '../sheet/marks'
import type { FactShown, PencilMark, WhyShown } from '../../wire/types'

/** A mark that the line makes, one that it rests on, or a cell that a fact of it counts. */
export type Light = 'yes' | 'no' | 'because' | 'counted'

export interface Lit {
  /** What is certain, framed for as long as its reason is read. */
  claim: ReadonlySet<CellName>
  cells: ReadonlyMap<CellName, Light>
}

export const UNLIT: Lit = { claim: new Set(), cells: new Map() }

export function litBy(why: WhyShown | null, place: number): Lit {
  if (!why) return UNLIT
  const line = why.proof[place]
  const sectors = why.steps[0]?.possible.length ?? 0
  const named = ({ sector, object }: PencilMark): CellName => cell(sector, object)
  return {
    claim: new Set(claimed(why.claim)),
    cells: new Map<CellName, Light>([
      ...(line?.facts ?? [])
        .flatMap(({ fact }) => counted(fact, sectors))
        .map((name) => [name, 'counted'] as const),
      ...(line?.because ?? []).map((mark) => [named(mark), 'because'] as const),
      ...(line?.marks ?? []).map((mark) => [named(mark), mark.mark] as const),
    ]),
  }
}

function claimed(claim: WhyShown['claim']): CellName[] {
  switch (claim.type) {
    case 'is':
    case 'is-not':
      return [cell(claim.sector, claim.thing)]
    case 'appears-empty':
      return [cell(claim.sector, 'E'), cell(claim.sector, 'X')]
    case 'planet-x-in':
      return claim.sectors.map((sector) => cell(sector, 'X'))
  }
}

/** What a survey counted; other facts speak of the cells they mark, or of a whole kind. */
function counted(fact: FactShown['fact'], sectors: number): CellName[] {
  if (fact.type !== 'counted' || sectors === 0) return []
  const things = fact.thing === 'E' ? (['E', 'X'] as const) : [fact.thing]
  return run(fact.first, fact.last, sectors).flatMap((sector) =>
    things.map((thing) => cell(sector, thing)),
  )
}

/** The sectors of the line, for the ring. */
export const litSectors = ({ cells }: Lit): number[] => [
  ...new Set(
    [...cells]
      .filter(([, light]) => light === 'yes' || light === 'no')
      .map(([name]) => Number(name.slice(0, -1))),
  ),
]
