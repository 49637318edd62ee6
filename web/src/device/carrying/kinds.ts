/** What is kept on this device and leaves it in one file: kind by kind, each with its own checks. */

/** What taking in one book does. `new`: none of that name is here. `further`: the file's goes on from the one here, which
 *  it replaces. `joined`: each has something that the other has not, and all of it stays. `here`: nothing
 *  is in the file that is not here already. `damaged`: what is here cannot be read, and stays as it is; the file's
 *  stays in the file. */
export const DOES = ['new', 'further', 'joined', 'here', 'damaged'] as const
export type Does = (typeof DOES)[number]

export interface Step {
  does: Does
  /** Refused by the browser if its storage is full or forbidden. */
  keep: () => void
}

export interface Kind {
  /** Under which its books stand in the file, and in messages. */
  name: string
  /** Every book as the file has it: without what belongs to this device alone. */
  all: () => object[]
  /** Looks at every part of a book that somebody brought; `Unfit` says what is wrong with it. */
  check: (found: unknown) => void
  /** What a book that has been looked at brings, compared with what is here now. */
  step: (found: unknown) => Step
}

let load: (() => Promise<readonly Kind[]>) | null = null

/** Which kinds there are, is said by whoever puts the pages together. */
export function carryAlong(kinds: () => Promise<readonly Kind[]>): void {
  load = kinds
}

export const canCarry = () => load !== null

export const carried = async (): Promise<readonly Kind[]> => (load ? load() : [])
