/** The keys of a Ptolemaeus table: a letter numbers the buttons of a panel, a number presses one. */
import { AT_TABLES, goTo } from '../table/shortcuts/at_tables'
import { pressNumbered, putNumbers } from '../table/shortcuts/numbered'
import { DIGITS, type Acts, type Shortcut } from '../table/shortcuts/shortcut'

export const SHORTCUTS = [
  { name: 'ptolemaeus-draw', keys: ['d'] },
  { name: 'ptolemaeus-observe', keys: ['o'] },
  { name: 'ptolemaeus-move', keys: ['m'] },
  { name: 'ptolemaeus-hand', keys: ['h'] },
  { name: 'ptolemaeus-number', keys: DIGITS },
  { name: 'ptolemaeus-end', keys: ['e'] },
  ...AT_TABLES,
  { name: 'ptolemaeus-log', keys: ['l'] },
] as const satisfies readonly Shortcut[]

type Name = Exclude<(typeof SHORTCUTS)[number]['name'], (typeof AT_TABLES)[number]['name']>

/** Headings of the panels with something to choose, in the order in which a bare number looks there. */
export const PANELS = ['action-title', 'observe-title', 'market-title', 'hand-title']

/** `end` ends the turn, if that can be done now. */
export function actsOf(end: () => void): Acts<Name> {
  return {
    'ptolemaeus-draw': () => putNumbers('market-title'),
    'ptolemaeus-observe': () => putNumbers('observe-title'),
    'ptolemaeus-move': () => putNumbers('action-title'),
    'ptolemaeus-hand': () => putNumbers('hand-title'),
    'ptolemaeus-number': (number) => pressNumbered(Number(number), PANELS),
    'ptolemaeus-end': end,
    'ptolemaeus-log': () => void goTo('log-title'),
  }
}
