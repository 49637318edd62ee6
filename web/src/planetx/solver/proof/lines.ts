/** A proof as it is read: line by line, each with what it stands on and what it looks at.
 *
 *  A proof goes by the fewest facts that force a claim. Where that gets long, every other fact is allowed too,
 *  and the shortest argument is taken. If that is still long nobody would read it, and there is no proof.
 */

import type { PencilMark, ProofLineShown } from '../../../wire/types'
import type { Claim, Learned } from '../facts'
import { shown } from '../shown'
import { follows, lengthOf, type Argument, type Inference } from './argument'
import type { Ring } from '../systems/ring'
import { emptyGrid, marked } from './grid'
import { isAboutASector } from './grounds'
import { Search } from './search'
import type { Case } from './splits'

/** An argument of so many lines is good enough: no other is looked for. */
const SHORT = 9
const LONGEST = 22

/** A proof that is short enough to read; none if there is none. `fewest` of the facts force the claim. */
export function proofOf(
  known: readonly Learned[],
  claim: Claim,
  fewest: readonly Learned[],
  ring: Ring,
): ProofLineShown[] {
  const supposed = oppositeOf(claim)
  const more = known.filter((one) => !fewest.includes(one) && one.fact.type !== 'titled')
  const searches = [fewest, [...fewest, ...more]].map((facts) => new Search(supposed, facts, ring))
  let best: [Argument, Search] | null = null
  for (const attempt of ['straight', 'byCases'] as const) {
    for (const search of searches) {
      const found = search[attempt]()
      if (found && (!best || lengthOf(found) < lengthOf(best[0]))) best = [found, search]
      if (best && lengthOf(best[0]) <= SHORT) return written(...best)
    }
  }
  return best && lengthOf(best[0]) <= LONGEST ? written(...best) : []
}

/** What a sheet shows if the claim is wrong. */
function oppositeOf(claim: Claim): Case {
  switch (claim.type) {
    case 'is':
      return [{ sector: claim.sector, object: claim.thing, mark: 'no' }]
    case 'is-not':
      return [{ sector: claim.sector, object: claim.thing, mark: 'yes' }]
    case 'appears-empty':
      return (['E', 'X'] as const).map((object) => ({ sector: claim.sector, object, mark: 'no' }))
    case 'planet-x-in':
      return claim.sectors.map((sector) => ({ sector, object: 'X', mark: 'no' }))
  }
}

const written = (argument: Argument, search: Search): ProofLineShown[] =>
  toldTogether(linesOf(argument, search, [], 0, 0))

function linesOf(
  { supposed, inferences, cases }: Argument,
  search: Search,
  before: readonly PencilMark[],
  number: number,
  of: number,
): ProofLineShown[] {
  const where = { case: number, cases: of }
  let marks = [...before, ...supposed]
  return [
    { part: 'supposed', ...where, marks: [...supposed], facts: [], rules: [], because: [] },
    ...inferences.map((step): ProofLineShown => {
      const because = becauseOf(step, marks, search.ring)
      marks = [...marks, ...step.marks]
      return {
        part: partOf(step, search),
        ...where,
        marks: step.marks,
        facts: step.ground.facts.map((place) => shown(search.facts[place]!)),
        rules: [...step.ground.rules],
        because,
      }
    }),
    ...cases.flatMap((one, place) => linesOf(one, search, marks, place + 1, cases.length)),
  ]
}

function partOf({ ground, marks }: Inference, { facts }: Search): ProofLineShown['part'] {
  if (marks.length === 0) return 'impossible'
  const plain = ground.facts.every((place) => isAboutASector(facts[place]!.fact))
  return plain && ground.facts.length > 0 && ground.rules.length === 0 ? 'known' : 'follows'
}

/** The marks without which the step would not follow; of those that could stand for each other the later ones. */
function becauseOf(step: Inference, before: readonly PencilMark[], ring: Ring): PencilMark[] {
  return before.reduce<PencilMark[]>(
    (kept, mark) => {
      const fewer = kept.filter((one) => one !== mark)
      return follows(step, marked(emptyGrid(ring), fewer)) ? fewer : kept
    },
    [...before],
  )
}

/** Known facts that stand behind each other as one line. */
function toldTogether(lines: readonly ProofLineShown[]): ProofLineShown[] {
  const told: ProofLineShown[] = []
  for (const line of lines) {
    const last = told.at(-1)
    if (last?.part === 'known' && line.part === 'known')
      told[told.length - 1] = {
        ...last,
        marks: [...last.marks, ...line.marks],
        facts: [...last.facts, ...line.facts],
      }
    else told.push(line)
  }
  return told
}
