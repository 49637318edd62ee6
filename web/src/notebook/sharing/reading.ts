/** A notebook from text that somebody brought: every part is looked at before it is taken. */

import { shown } from '../../device/carrying/unfit'
import { FORM, type Entry, type Notebook } from '../model/entries'
import * as is from './checks'
import type { Around, Check } from './checks'
import { Unreadable } from './unreadable'

export const MOST_BYTES = 1_000_000
const MOST_ENTRIES = 20_000
const ANY_FORM = /^ecliptic-notebook-\d+$/

/** The parts of each kind of entry, besides its type. A kind or part without a line does not compile. */
type Parts = {
  [Type in Entry['type']]: Record<Exclude<keyof Extract<Entry, { type: Type }>, 'type'>, Check>
}

export const PARTS: Parts = {
  fact: { sector: is.sector, thing: is.thing, given: is.yesOrNo },
  title: { label: is.label, title: is.listOf(is.thing, 2), ordered: is.orLeftOut(is.yesOrNo) },
  mark: {
    sector: is.sector,
    thing: is.oneOf('A', 'C', 'D', 'E', 'G', 'X', 'E/X'),
    mark: is.oneOf('yes', 'no', 'open'),
  },
  note: { sector: is.sectorOrNone, text: is.text },
  survey: {
    player: is.player,
    thing: is.orNull(is.thing),
    first: is.orNull(is.sector),
    last: is.orNull(is.sector),
    count: is.orNull(is.whole(0, 9)),
    cost: is.cost,
  },
  target: {
    player: is.player,
    sector: is.orNull(is.sector),
    sighting: is.orNull(is.sighting),
    cost: is.cost,
  },
  research: {
    player: is.player,
    topic: is.orNull(is.topic),
    clue: is.orNull(is.clue),
    text: is.text,
    cost: is.cost,
  },
  locate: {
    player: is.player,
    sector: is.orNull(is.sector),
    before: is.orNull(is.thing),
    after: is.orNull(is.thing),
    found: is.orNull(is.yesOrNo),
    cost: is.cost,
  },
  time: { player: is.player, cost: is.cost, text: is.text },
  pass: { player: is.player },
  theory: { player: is.player, sector: is.sector, thing: is.orNull(is.thing) },
  phase: {},
  review: {
    sector: is.sector,
    faces: is.listOf(
      is.partsOf({ theory: is.orNull(is.earlier), thing: is.thing, right: is.yesOrNo }),
      30,
    ),
  },
  conference: { number: is.conference, clue: is.orNull(is.clue), text: is.text },
  revealed: { system: is.system },
  order: { order: is.everyPlayerOnce },
  named: { name: is.name },
  player: { player: is.player, name: is.name, colour: is.colour },
  season: { season: is.season },
  help: { help: is.helpLevel },
  dealer: { dealer: is.dealer },
  known: { known: is.known, concluded: is.yesOrNo },
  mend: { entry: is.earlier, now: (value) => value === null || is.isObject(value) },
}

const HEADER: Record<Exclude<keyof Notebook, 'form' | 'entries' | 'done'>, Check> = {
  id: (value) => typeof value === 'string' && value.length <= 40,
  name: is.name,
  begun: is.whole(0, Number.MAX_SAFE_INTEGER),
  mode: is.oneOf('standard', 'expert'),
  players: is.listOf(is.partsOf({ name: is.name, colour: is.colour }), 4, 1),
  own: is.player,
  season: is.season,
  help: is.helpLevel,
  dealer: is.orLeftOut(is.dealer),
}

/** Whether the form for a new notebook can be taken up with this: it has a line for each of the four
 *  that may play. */
export function isNewNotebook(found: Record<string, unknown>): boolean {
  const { name, mode, players, own, season, help, dealer } = HEADER
  const header = { name, mode, players, own, season, help, dealer }
  const around = { mode: 'standard' as const, players: 4, entries: [], index: 0 }
  return (
    is.partsOf({ ...header, count: is.whole(1, 4) })(found, around) &&
    (found['players'] as unknown[]).length === 4
  )
}

/** The notebook that a text holds, exactly as it stands there; otherwise `Unreadable` says why not. */
export function readNotebook(text: string): Notebook {
  if (text.length > MOST_BYTES) throw new Unreadable({ code: 'too-large' })
  return checkedNotebook(parsed(text))
}

/** The same notebook, if every part of it is as it should be. */
export function checkedNotebook(found: unknown): Notebook {
  if (!is.isObject(found) || !ANY_FORM.test(String(found['form']))) {
    throw new Unreadable({ code: 'not-a-notebook' })
  }
  if (found['form'] !== FORM) throw new Unreadable({ code: 'newer' })
  const notebook = found as unknown as Notebook
  const around = headerOf(found, notebook)
  notebook.entries.forEach((entry, index) => {
    checkEntry(entry, { ...around, entries: notebook.entries, index })
  })
  return notebook
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Unreadable({ code: 'not-json' })
  }
}

function headerOf(found: Record<string, unknown>, notebook: Notebook): Around {
  const refuse = (field: string) => {
    throw new Unreadable({ code: 'header', field, text: shown(found[field]) })
  }
  const players = Array.isArray(found['players']) ? found['players'].length : 0
  const around = { mode: notebook.mode, players, entries: [], index: 0 }
  for (const [field, check] of Object.entries(HEADER)) {
    if (!check(found[field], around)) refuse(field)
  }
  if (!is.listOf(is.isObject, MOST_ENTRIES)(found['entries'], around)) refuse('entries')
  if (!is.whole(0, notebook.entries.length)(found['done'], around)) refuse('done')
  const known = new Set([...Object.keys(HEADER), 'form', 'entries', 'done'])
  for (const field of Object.keys(found)) if (!known.has(field)) refuse(field)
  return around
}

function checkEntry(entry: Entry, around: Around): void {
  const found = entry as unknown as Record<string, unknown>
  const refuse = (field: string) => {
    throw new Unreadable({
      code: 'entry',
      number: around.index + 1,
      field,
      text: shown(found[field]),
    })
  }
  const parts: Record<string, Check> | undefined = Object.hasOwn(PARTS, entry.type)
    ? PARTS[entry.type]
    : undefined
  if (!parts) return refuse('type')
  for (const [field, check] of Object.entries(parts)) {
    if (!check(found[field], around)) refuse(field)
  }
  for (const field of Object.keys(found))
    if (field !== 'type' && !Object.hasOwn(parts, field)) refuse(field)
  if (entry.type === 'mend' && entry.now) {
    if (entry.now.type === ('mend' as string)) refuse('now')
    checkEntry(entry.now, around)
  }
}
