/** Which of two versions of a book comes from the other.
 *
 *  A book counts its changes, under a name drawn for the place it is in. Where a file takes it, it is in
 *  a place of its own, with a name of its own as soon as it is changed there. So a version that knows all
 *  changes of the other comes from it, whatever was taken back between.
 */

export type Changes = Record<string, number>

export interface Versioned {
  changes?: Changes
  /** The name of the place this copy is in; it does not leave it. */
  place?: string
}

/** The book, changed once more in its place. */
export function counted<T extends Versioned>(book: T): T {
  const { changes = {}, place = drawn() } = book
  return { ...book, place, changes: { ...changes, [place]: (changes[place] ?? 0) + 1 } }
}

/** A book that says nothing of its changes, as earlier versions kept it, may be from any time. */
export function comesFrom({ changes }: Versioned, { changes: before }: Versioned): boolean {
  if (!changes || !before) return false
  return Object.entries(before).every(([place, count]) => (changes[place] ?? 0) >= count)
}

/** The changes of both, if either says any. */
export function allChanges({ changes }: Versioned, { changes: others }: Versioned) {
  if (!changes && !others) return undefined
  const all: Changes = { ...changes }
  for (const [place, count] of Object.entries(others ?? {})) {
    all[place] = Math.max(all[place] ?? 0, count)
  }
  return all
}

function drawn(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789'
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  return Array.from(bytes, (one) => letters[one % letters.length]).join('')
}
