/** The levels of help that a table can agree on. */
import { HELP_LEVELS, type HelpLevel } from '../wire/types'

/** Whether one level includes another. */
export function includes(level: string, wanted: HelpLevel): boolean {
  return (HELP_LEVELS as readonly string[]).indexOf(level) >= HELP_LEVELS.indexOf(wanted)
}
