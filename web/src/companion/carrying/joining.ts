/** Two versions of one evening put together: all that either holds, and nothing of it twice. */

import { readNotes, written } from '../../planetx/sheet/sheet_notes'
import type { Evening, HeardThen, Player } from '../evening/evening'

type Brought = Omit<Evening, 'tracked' | 'place'>

/** The evening here with what the other one brings. Where both say something that there is only one of,
 *  such as where the arrow points, the one here is right, unless the other goes on from it. */
export function joined(mine: Evening, theirs: Brought): Evening {
  const ids = new Map<number, number>()
  const players = [...mine.players]
  for (const one of theirs.players) {
    const at = players.findIndex((other) => isSame(one, other))
    if (at >= 0) players[at] = joinedPlayer(players[at]!, one)
    else players.push({ ...one, id: freeId(players, one.id) })
    ids.set(one.id, players[at >= 0 ? at : players.length - 1]!.id)
  }
  const heard = joinedHeard(mine.heard, theirs.heard, ids)
  const further = {
    ...mine,
    players,
    heard,
    system: mine.system.length > 0 ? mine.system : theirs.system,
    begun: Math.min(mine.begun, theirs.begun),
  }
  return goesOn(theirs, mine, further) ? { ...further, arrow: theirs.arrow } : further
}

/** Two evenings of which one at least is a whole game, entry by entry: the one that goes on from the other,
 *  with what is on both sheets; null where neither does. */
export function joinedLogs(mine: Evening, theirs: Brought): Evening | null {
  if (continues(mine, theirs)) return { ...mine, players: withSheets(mine, theirs) }
  if (!continues(theirs, mine)) return null
  const { tracked } = mine
  return { ...theirs, players: withSheets(theirs, mine), ...(tracked && { tracked }) }
}

/** Whether the one begins with all of the other. */
function continues(one: Brought, before: Brought): boolean {
  const entries = before.log ?? (isUntouched(before) ? [] : null)
  return (
    one.log !== undefined &&
    entries !== null &&
    entries.every((entry, at) => same(entry, one.log![at])) &&
    before.players.every((player, at) => one.players[at] && isSame(player, one.players[at]))
  )
}

const isUntouched = ({ players, heard, system }: Brought) =>
  players.every(({ turns }) => turns.length === 0) && heard.length + system.length === 0

const withSheets = (one: Brought, other: Brought): Player[] =>
  one.players.map((player, at) => {
    const sheet = joinedSheet(player.sheet, other.players[at]?.sheet ?? '')
    return { ...player, sheet }
  })

/** Whether the other evening has everything that is here, and more. */
function goesOn(theirs: Brought, mine: Evening, both: Evening): boolean {
  const amount = ({ players, heard }: Brought) =>
    heard.length + players.reduce((sum, one) => sum + 1 + one.turns.length, 0)
  return amount(both) === amount(theirs) && amount(theirs) > amount(mine)
}

/** Who sits at the table is told apart by name and sheet: numbers are each device's own. */
const isSame = (one: Player, other: Player) =>
  one.name === other.name && one.season === other.season && one.level === other.level

function freeId(players: readonly Player[], wanted: number): number {
  const taken = players.map(({ id }) => id)
  return taken.includes(wanted) ? Math.max(...taken) + 1 : wanted
}

function joinedPlayer(mine: Player, theirs: Player): Player {
  const turns = [...mine.turns, ...missing(mine.turns, theirs.turns)]
  const further = turns.length > mine.turns.length && turns.length === theirs.turns.length
  return {
    ...mine,
    turns: further ? theirs.turns : turns,
    facts: [...mine.facts, ...missing(mine.facts, theirs.facts)],
    help: further ? theirs.help : mine.help,
    sheet: further ? joinedSheet(theirs.sheet, mine.sheet) : joinedSheet(mine.sheet, theirs.sheet),
  }
}

/** What the one list has more often than the other. */
function missing<T>(here: readonly T[], there: readonly T[]): T[] {
  const left = here.map(canonical)
  return there.filter((one) => {
    const at = left.indexOf(canonical(one))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** Where both have marked a cell, the first sheet is right. */
function joinedSheet(first: string, second: string): string {
  if (second === '' || first === second) return first
  if (first === '') return second
  const most = 18
  const [one, other] = [readNotes(first, most), readNotes(second, most)]
  const marks = { ...other.marks, ...one.marks }
  const both = { marks, text: joinedText(one.text, other.text) }
  return canonical(both) === canonical(one) ? first : written(both)
}

function joinedText(first: string, second: string): string {
  if (second.startsWith(first)) return second
  const lines = first.split('\n')
  const more = first.startsWith(second) ? [] : second.split('\n')
  return [...lines, ...more.filter((line) => !lines.includes(line))].join('\n')
}

const apart = ({ after: _, ...heard }: HeardThen) => canonical(heard)

function joinedHeard(
  mine: readonly HeardThen[],
  theirs: readonly HeardThen[],
  ids: ReadonlyMap<number, number>,
): HeardThen[] {
  const known = new Set(mine.map(apart))
  const more = theirs.filter((one) => !known.has(apart(one)))
  return [...mine, ...more.map((one) => withIds(one, ids))]
}

/** The players of the other device have other numbers here. */
function withIds(heard: HeardThen, ids: ReadonlyMap<number, number>): HeardThen {
  if (!heard.after) return heard
  const after = Object.entries(heard.after).map(([id, count]) => [ids.get(+id) ?? +id, count])
  return { ...heard, after: Object.fromEntries(after) as Record<number, number> }
}

/** Whether two things say the same, in whatever order their parts were written. */
export const same = (one: unknown, other: unknown) => canonical(one) === canonical(other)

const canonical = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
