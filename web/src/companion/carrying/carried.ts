/** The evenings of this device, as they leave it with everything else and come back. The table that keeps
 *  track of one stays behind: whoever has not its key has nothing of it. */

import type { Kind, Step } from '../../device/carrying/kinds'
import { allChanges, comesFrom, counted } from '../../device/carrying/versions'
import { carriedNotebooks } from '../../notebook/sharing/carried'
import { notebookOfEvening } from '../papers/notebook'
import { checkEvening } from './checks'
import type { Evening } from '../evening/evening'
import { evenings, FORM } from '../evening/evenings'
import { joined, joinedLogs, same } from './joining'

type Brought = Omit<Evening, 'tracked' | 'place'> & { form: string }

export const carriedEvenings: Kind = {
  name: 'evenings',
  all: () => evenings.all().map((evening) => ({ form: FORM, ...leaving(evening) })),
  check: (found) => checkEvening(found, FORM),
  step: (found) => step(found as Brought),
}

/** Without what belongs to this device. */
const leaving = ({ tracked: _, place: __, ...evening }: Evening) => evening

/** What it says, however it came to that. */
const contentOf = ({ changes: _, ...evening }: Evening) => leaving(evening)

/** A game that was tracked from its first turn cannot be put together with another one of its code: the
 *  one here goes on, and what each player of the other was told is kept as a notebook. */
function beside(theirs: Omit<Evening, 'tracked' | 'place'>): Step {
  const { game, begun } = theirs
  const steps = theirs.players.map((player) => {
    const id = `${game.code}-${player.id}-${begun}`
    const label = { id, name: `${game.code}, ${player.name}`, begun }
    return carriedNotebooks.step(notebookOfEvening(theirs, player, label))
  })
  return {
    does: steps.every((one) => one.does === 'here') ? 'here' : 'joined',
    keep: () => steps.forEach((one) => one.keep()),
  }
}

function step({ form: _, ...theirs }: Brought): Step {
  const { code } = theirs.game
  if (evenings.isDamaged(code)) return { does: 'damaged', keep: () => undefined }
  const mine = evenings.kept(code)
  if (!mine) return { does: 'new', keep: () => evenings.keep(theirs) }
  const here: Step = { does: 'here', keep: () => undefined }
  if (comesFrom(mine, theirs)) return here
  const { tracked, place } = mine
  const own = { ...(tracked && { tracked }), ...(place && { place }) }
  if (comesFrom(theirs, mine)) {
    return { does: 'further', keep: () => evenings.keep({ ...theirs, ...own }) }
  }
  const both = mine.log || theirs.log ? joinedLogs(mine, theirs) : joined(mine, theirs)
  if (!both) return beside(theirs)
  if (same(contentOf(both), contentOf(mine))) return here
  const changes = allChanges(mine, theirs)
  const merged = { ...contentOf(both), ...own, ...(changes && { changes }) }
  return same(contentOf(both), contentOf(theirs))
    ? { does: 'further', keep: () => evenings.keep(merged) }
    : { does: 'joined', keep: () => evenings.keep(counted(merged)) }
}
