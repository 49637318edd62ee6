import type { UndoShown } from '../../wire/types'
import { t } from '../../i18n/messages.svelte'

/** What every line of a log has; each game adds its own words. */
export interface LogLine {
  /** Its place in the viewer's stream. */
  number: number
  /** Whose doing it was; null for what concerns everybody. */
  seat: number | null
  /** It opens a part of the game, as a new round does. */
  opening?: boolean
}

/** The lines of one player; all lines without a player. */
export function linesBy<Line extends LogLine>(lines: readonly Line[], seat: number | null): Line[] {
  return lines.filter((line) => seat === null || line.seat === seat)
}

/** The line of the move that somebody asks to take back; null if it made none. */
export function lineAsked<Line extends LogLine>(
  lines: readonly Line[],
  request: UndoShown | null,
): Line | null {
  if (request === null) return null
  return lines.find(({ number, seat }) => number >= request.to && seat === request.seat) ?? null
}

/** A line and all after it. */
export function linesFrom<Line extends LogLine>(lines: readonly Line[], first: Line): Line[] {
  return lines.filter(({ number }) => number >= first.number)
}

/** A move that is taken back, and that more goes with it if others have acted since. */
export function sayWithSince(
  text: string,
  seat: number | null,
  struck: readonly LogLine[],
): string {
  const others = struck.some((line) => line.seat !== null && line.seat !== seat)
  return others ? `${text} ${t('taken-back-since')}` : text
}
