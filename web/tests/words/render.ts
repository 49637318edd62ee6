/** Every message with every object and several numbers: what a reader could ever see of it. */
import { newBundle } from '../../src/i18n/bundle'
import { filesOf, localeOf, textOf, type Entry, type Rendered } from './catalogue'

export const NUMBERS = [0, 1, 2, 3, 4, 5, 11, 12, 18, 21, 22, 25]
const OBJECTS = ['C', 'A', 'D', 'G', 'E', 'X']
const ORDINARY = ['C', 'A', 'D', 'G']
/** Combinations of values rendered of one message; past it the last variables take turns. */
const MOST = 4000

/** What each variable can be. A name that is not here is a mistake, or has to be added. */
export const VALUES: Record<string, (string | number)[]> = {
  // Objects. A clue's subject is an ordinary one, what lies beside it can be truly empty.
  thing: OBJECTS,
  object: OBJECTS,
  before: OBJECTS,
  after: OBJECTS,
  subject: ORDINARY,
  other: [...ORDINARY, 'E'],
  // Whose it is, and whether it was right.
  mine: ['yes', 'no'],
  whom: ['yes', 'no'],
  found: ['yes', 'no', ...NUMBERS],
  first: ['yes', 'no', ...NUMBERS],
  too: ['yes', 'no'],
  begun: ['yes', 'no'],
  // How much of something it is about.
  share: ['all', 'part'],
  alone: ['yes', 'no'],
  same: ['yes', 'no'],
}

const TEXTS = new Set(
  (
    'name names season topic title run things sectors label conference code decision waiting ' +
    'field reason text game games level levels mode given sign allowed opponent help mark odds marks ' +
    'shown action theme suggestion standard expert bonus source ' +
    'target one two planet card cards victim date where kind claim worth'
  ).split(' '),
)
const COUNTS = new Set(
  (
    'count number cost length points ahead behind sector left right phase systems against reach width bound ' +
    'entry line newest seats seat tokens last sky_first sky_last chosen most facts ' +
    'expected place conferences heard seconds port steps phases time least frame year month day ' +
    'days moves wanted minutes version here case cases penalty free kilobytes hours'
  ).split(' '),
)

/** Forms that only some objects have, since no sentence can need them of the others. */
const ONLY: Record<string, string[]> = {
  surveyed: [...ORDINARY, 'E'],
  count: [...ORDINARY, 'E'],
}

export function bundleOf(language: Rendered) {
  return newBundle(
    localeOf(language),
    filesOf(language).map((file) => textOf(language, file)),
  )
}

/** The values a variable takes in a message; null if nobody has said what it is. */
export function valuesOf(name: string, entry: Entry): (string | number)[] | null {
  const values = VALUES[name]
  if (values) return values.filter((value) => hasForms(value, name, entry))
  if (COUNTS.has(name)) return NUMBERS
  return TEXTS.has(name) ? [`<${name}>`] : null
}

function hasForms(value: string | number, name: string, entry: Entry): boolean {
  return Object.entries(ONLY).every(
    ([form, objects]) => !entry.forms.has(`${name}:${form}`) || objects.includes(String(value)),
  )
}

export interface Rendering {
  text: string
  facts: Record<string, string | number>
  errors: Error[]
}

/** All of a message's readings. */
export function readings(language: Rendered, entries: Iterable<Entry>): Map<string, Rendering[]> {
  const bundle = bundleOf(language)
  const found = new Map<string, Rendering[]>()
  for (const entry of entries) {
    const [name = '', attribute] = entry.id.split('.')
    const message = bundle.getMessage(name)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    const all = combinations(entry).map((facts): Rendering => {
      const errors: Error[] = []
      return { text: bundle.formatPattern(pattern ?? '', facts, errors), facts, errors }
    })
    found.set(entry.id, all)
  }
  return found
}

function combinations(entry: Entry): Record<string, string | number>[] {
  let all: Record<string, string | number>[] = [{}]
  for (const name of entry.variables) {
    const values = valuesOf(name, entry) ?? []
    const room = all.length * values.length <= MOST
    all = all.flatMap((facts, index) =>
      (room ? values : values.slice(index % values.length).slice(0, 1)).map((value) => ({
        ...facts,
        [name]: value,
      })),
    )
  }
  return all
}
