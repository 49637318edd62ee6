/** The notebooks of this device, as they leave it with everything else and come back. */

import type { Kind, Step } from '../../device/carrying/kinds'
import { unfit, Unfit } from '../../device/carrying/unfit'
import { written, type Entry, type Notebook } from '../model/entries'
import { notebooks } from '../model/notebooks'
import { checkedNotebook } from './reading'
import { Unreadable } from './unreadable'

/** What addresses and the names of kept things can hold. */
const AN_ID = /^[\w-]{1,40}$/

export const carriedNotebooks: Kind = {
  name: 'notebooks',
  all: () => notebooks.all().map((one) => JSON.parse(written(one)) as object),
  check,
  step: (found) => step(found as Notebook),
}

function check(found: unknown): void {
  try {
    const { id } = checkedNotebook(found)
    if (!AN_ID.test(id)) throw unfit('id', id)
  } catch (error) {
    throw error instanceof Unreadable ? asUnfit(error.trouble, found) : error
  }
}

function asUnfit(trouble: Unreadable['trouble'], found: unknown): Unfit {
  if (trouble.code === 'entry') {
    const { number, field, text } = trouble
    return new Unfit({ code: 'part', field: `entries ${number}, ${field}`, text })
  }
  if (trouble.code === 'header') return new Unfit({ ...trouble, code: 'part' })
  return unfit('form', (found as { form?: unknown } | null)?.form)
}

/** A notebook grows by entries, so one of two is the newer if it goes on where the other ends. Where
 *  both have gone their own way, both are kept: the second under a name that says which it came from. */
function step(theirs: Notebook): Step {
  const here = notebooks
    .all()
    .filter(({ id }) => id === theirs.id || id.startsWith(`${theirs.id}-`))
    .filter((one) => sameGame(one, theirs))
  if (here.some((one) => goesOn(one, theirs))) return { does: 'here', keep: () => undefined }
  const older = here.find((one) => goesOn(theirs, one))
  const id = older?.id ?? freeId(theirs.id)
  const does = older ? 'further' : id === theirs.id ? 'new' : 'joined'
  return { does, keep: () => notebooks.keep({ ...theirs, id }) }
}

function freeId(id: string): string {
  let number = 1
  let free = id
  while (notebooks.kept(free) || notebooks.isDamaged(free))
    free = `${id.slice(0, 36)}-${(number += 1)}`
  return free
}

const headerOf = ({ begun, mode, players, own, season, help, dealer, name }: Notebook) =>
  JSON.stringify({ begun, mode, players, own, season, help, dealer, name })

const sameGame = (one: Notebook, other: Notebook) => headerOf(one) === headerOf(other)

function goesOn({ entries }: Notebook, { entries: before }: Notebook): boolean {
  const last = before.length - 1
  return before.every((entry, at) => {
    const now = entries[at]
    return now !== undefined && (same(now, entry) || (at === last && typedOn(now, entry)))
  })
}

const same = (one: Entry, other: Entry) => JSON.stringify(one) === JSON.stringify(other)

/** Words that were still being typed: their entry has grown since. */
function typedOn(now: Entry, before: Entry): boolean {
  if (!('text' in now) || !('text' in before)) return false
  const { text, ...rest } = now
  const { text: begun, ...others } = before
  return text.startsWith(begun) && JSON.stringify(rest) === JSON.stringify(others)
}
