// Made by web/make_strengths.py from docs/strength.md. Do not edit: run it again.
export interface Measured {
  /** A level, or one with a budget: `director:100`. */
  said: string
  against: string
  /** Its share of the wins, with two at the table. */
  share: number
}

/** From weakest to strongest. */
export const STRENGTHS: Record<string, readonly Measured[]> = {
  planetx: [
    { said: 'pencil', against: 'random', share: 0.996 },
    { said: 'apprentice', against: 'pencil', share: 0.948 },
    { said: 'observer', against: 'apprentice', share: 0.691 },
    { said: 'assistant', against: 'observer', share: 0.678 },
    { said: 'astronomer', against: 'assistant', share: 0.666 },
  ],
  ptolemaeus: [
    { said: 'rules', against: 'random', share: 0.987 },
    { said: 'greedy', against: 'rules', share: 0.888 },
  ],
}
