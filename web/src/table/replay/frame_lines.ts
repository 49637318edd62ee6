/** What one frame told, in sentences, whatever the game. */

export interface FrameLine {
  seat: number | null
  text: string
  /** What only some were told, in its own colour. */
  learned: string | null
  details: string[]
}

export function frameText({ text, learned, details }: FrameLine): string {
  return [text, learned, ...details].filter(Boolean).join(' ')
}
