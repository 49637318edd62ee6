/** The keys of a Planet X table, and what they do to the action being put together. */
import { announce } from '../ui/announce.svelte'
import { codeWords } from '../i18n/errors'
import { AT_TABLES, goTo } from '../table/shortcuts/at_tables'
import { DIGITS, type Acts, type Shortcut } from '../table/shortcuts/shortcut'
import type { PlanetXOffers } from '../wire/types'
import type { Choice } from './action/choice.svelte'
import { neighbourChoices, offerOf, refusalOf, type Kind } from './action/offered'
import { THINGS, type Thing } from './objects'
import { TOPICS } from './rules/figures'
import type { Pencil } from './sheet/pencil.svelte'

/** Objects and topics are named by the same letters, never at the same time. */
const OBJECTS = 'objects'
const TITLES = 'titles'

const KINDS = {
  'planetx-survey': 'survey',
  'planetx-target': 'target',
  'planetx-research': 'research',
  'planetx-locate': 'locate',
  'planetx-place': 'place',
  'planetx-pass': 'pass',
} as const satisfies Record<string, Kind>

export const SHORTCUTS = [
  { name: 'planetx-survey', keys: ['s'] },
  { name: 'planetx-target', keys: ['t'] },
  { name: 'planetx-research', keys: ['r'] },
  { name: 'planetx-locate', keys: ['l'] },
  { name: 'planetx-place', keys: ['p'] },
  { name: 'planetx-pass', keys: ['x'] },
  {
    name: 'planetx-object',
    keys: THINGS.filter((one) => one !== 'X').map((one) => one.toLowerCase()),
    during: OBJECTS,
  },
  { name: 'planetx-topic', keys: [...TOPICS].map((one) => one.toLowerCase()), during: TITLES },
  { name: 'planetx-sector', keys: DIGITS },
  { name: 'planetx-anew', keys: ['Backspace'] },
  ...AT_TABLES,
  { name: 'planetx-sheet', keys: ['n'] },
  { name: 'planetx-sheet-undo', keys: ['z'] },
  { name: 'planetx-help', keys: ['h'] },
  { name: 'planetx-log', keys: ['o'] },
] as const satisfies readonly Shortcut[]

type Name = Exclude<(typeof SHORTCUTS)[number]['name'], (typeof AT_TABLES)[number]['name']>

/** Which of two meanings a letter has. */
export function lettersFor(choice: Choice): string {
  return choice.kind === 'research' ? TITLES : OBJECTS
}

export function actsOf(choice: Choice, offers: () => PlanetXOffers, pencil: Pencil): Acts<Name> {
  const pick = (name: keyof typeof KINDS) => () => pickKind(KINDS[name], choice, offers())
  return {
    'planetx-survey': pick('planetx-survey'),
    'planetx-target': pick('planetx-target'),
    'planetx-research': pick('planetx-research'),
    'planetx-locate': pick('planetx-locate'),
    'planetx-place': pick('planetx-place'),
    'planetx-pass': pick('planetx-pass'),
    'planetx-object': (key) => pickThing(key.toUpperCase() as Thing, choice, offers()),
    'planetx-topic': (key) => choice.fill({ type: 'research', topic: key.toUpperCase() }),
    'planetx-sector': (number) => choice.tap(Number(number)),
    'planetx-anew': () => choice.pick(choice.kind),
    'planetx-sheet': () => void goTo('sheet-title'),
    'planetx-sheet-undo': () => pencil.undo(),
    'planetx-help': () => void goTo('help-title'),
    'planetx-log': () => void goTo('log-title'),
  }
}

function pickKind(kind: Kind, choice: Choice, offers: PlanetXOffers): void {
  const refusal = refusalOf(offers, kind)
  if (refusal) announce(codeWords(refusal.code, refusal.facts))
  else if (offerOf(offers, kind)) choice.pick(kind)
}

/** The object of a survey, a theory, or what stands before Planet X and then after it. */
function pickThing(thing: Thing, choice: Choice, offers: PlanetXOffers): void {
  const survey = offerOf(offers, 'survey')
  const place = offerOf(offers, 'place')
  const locate = offerOf(offers, 'locate')
  if (choice.kind === 'survey' && survey?.things.includes(thing)) choice.choose(thing)
  if (choice.kind === 'place' && place?.sectors.some(([one]) => one === thing)) choice.choose(thing)
  if (choice.kind === 'choose') choice.fill({ type: 'choose', things: [thing] })
  if (choice.kind === 'locate' && locate && choice.sector !== null) {
    const [before, after] = neighbourChoices(locate, choice.sector)
    const next = choice.before !== null && choice.after === null ? 'after' : 'before'
    if (!(next === 'after' ? after : before).includes(thing)) return
    if (next === 'before') choice.after = null
    choice[next] = thing
  }
}
