/** Everything kept on this device as one file, and such a file taken in: looked at as a whole first,
 *  then put together with what is here, so that nothing is lost and nothing is there twice. */

import { carried, type Does, type Kind } from './kinds'
import { checkSettings, keepSettings, settingsHere, type Settings } from './settings'
import { Unfit, unfit } from './unfit'

/** What a later version writes otherwise is not misread by this one. */
export const FORM = 'ecliptic-device-1'
export const MOST_BYTES = 50_000_000
const ANY_FORM = /^ecliptic-device-\d+$/

/** The books of one kind that the file has, and what would be done with each. */
export interface Planned {
  kind: Kind
  books: readonly unknown[]
  does: readonly Does[]
}

export interface Plan {
  kinds: readonly Planned[]
  /** Kinds that this page knows nothing of: they stay in the file. */
  elsewhere: readonly string[]
  settings: Settings
}

/** The file, from books and settings as they are now. */
export async function everything(): Promise<string> {
  const kinds = await carried()
  const books = Object.fromEntries(kinds.map((kind) => [kind.name, kind.all()]))
  return JSON.stringify({ form: FORM, ...books, settings: settingsHere() })
}

/** What taking a file in would do. `Unfit` is thrown if any part of it is not as it should be. */
export async function planOf(text: string): Promise<Plan> {
  if (text.length > MOST_BYTES) throw new Unfit({ code: 'too-large' })
  const { form, settings, ...books } = parsed(text)
  if (!ANY_FORM.test(String(form))) throw new Unfit({ code: 'not-such-a-file' })
  if (form !== FORM) throw new Unfit({ code: 'newer' })
  checkSettings(settings)
  const known = await carried()
  for (const [name, found] of Object.entries(books)) {
    if (!Array.isArray(found)) throw unfit(name, found)
    const kind = known.find((one) => one.name === name)
    found.forEach((book, index) => kind && checked(kind, book, `${name} ${index + 1}`))
  }
  const kinds = known.map((kind): Planned => {
    const found = (books[kind.name] ?? []) as unknown[]
    return { kind, books: found, does: found.map((book) => kind.step(book).does) }
  })
  const elsewhere = Object.keys(books).filter((name) => !known.some((one) => one.name === name))
  return { kinds, elsewhere, settings: settings as Settings }
}

function parsed(text: string): Record<string, unknown> {
  const found = ((): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      throw new Unfit({ code: 'not-json' })
    }
  })()
  if (typeof found !== 'object' || found === null || Array.isArray(found)) {
    throw new Unfit({ code: 'not-such-a-file' })
  }
  return found as Record<string, unknown>
}

function checked(kind: Kind, book: unknown, where: string): void {
  try {
    kind.check(book)
  } catch (error) {
    if (!(error instanceof Unfit) || error.trouble.code !== 'part') throw error
    const { field, text } = error.trouble
    throw new Unfit({ code: 'part', field: `${where}: ${field}`, text })
  }
}

/** Take in what was planned. Where the storage is full, what was kept before stays: the same file can
 *  be taken in again when there is room. */
export function takeIn({ kinds, settings }: Plan, withSettings: boolean): void {
  try {
    for (const { kind, books } of kinds) for (const book of books) kind.step(book).keep()
    if (withSettings) keepSettings(settings)
  } catch {
    throw new Unfit({ code: 'storage' })
  }
}
