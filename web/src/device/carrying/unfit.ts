/** Why a file that somebody brought is not taken in. `code` names the message that says it. */

export type Trouble =
  | { code: 'not-json' }
  | { code: 'not-such-a-file' }
  | { code: 'newer' }
  | { code: 'too-large' }
  | { code: 'part'; field: string; text: string }
  | { code: 'storage' }

export class Unfit extends Error {
  readonly trouble: Trouble

  constructor(trouble: Trouble) {
    super(trouble.code)
    this.trouble = trouble
  }
}

const MOST_LETTERS = 40

/** What was found, short enough to be shown. */
export function shown(value: unknown): string {
  const text = value === undefined ? '–' : JSON.stringify(value)
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS - 1)}…` : text
}

/** A part of the file holds what it may not. */
export const unfit = (field: string, found: unknown) =>
  new Unfit({ code: 'part', field, text: shown(found) })
