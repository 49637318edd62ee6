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
