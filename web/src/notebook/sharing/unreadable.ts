/** Why a notebook that somebody brought is not taken. `code` names the message that says it. */

export type Trouble =
  | { code: 'not-json' }
  | { code: 'not-a-notebook' }
  | { code: 'newer' }
  | { code: 'too-large' }
  | { code: 'cut-short' }
  | { code: 'storage' }
  | { code: 'header'; field: string; text: string }
  | { code: 'entry'; number: number; field: string; text: string }

export class Unreadable extends Error {
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
