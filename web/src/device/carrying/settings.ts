/** The settings of this device that leave it, and how each is looked at when it comes back. */

import { firstKnown } from '../../i18n/languages'
import { nameTrouble, tidyName } from '../me'
import { keepText, keptNames, keptText } from '../storage'
import { unfit } from './unfit'

const PREFIX = 'ecliptic-'
const MOST_STEPS = 200
const MOST_LETTERS = 60

type Check = (value: unknown) => boolean

const isText: Check = (value) => typeof value === 'string' && value.length <= MOST_LETTERS
const isYesOrNo: Check = (value) => typeof value === 'boolean'

/** An object with some of these parts and no other. */
const some =
  (parts: Record<string, Check>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(value).every(([name, one]) => Object.hasOwn(parts, name) && parts[name]!(one))

interface Setting {
  /** Its name behind the prefix. */
  named: RegExp
  fits: Check
  /** Whether it is kept as JSON. */
  json: boolean
  /** What does not leave the device. */
  without?: readonly string[]
}

const plain = (named: RegExp, fits: Check): Setting => ({ named, fits, json: false })
const whole = (named: RegExp, parts: Record<string, Check>): Setting => ({
  named,
  fits: some(parts),
  json: true,
})

const isName: Check = (value) =>
  isText(value) && tidyName(String(value)) === value && nameTrouble(String(value)) === ''
const isList: Check = (value) =>
  Array.isArray(value) && value.length <= MOST_STEPS && value.every(isText)

/** Opponents that were played against, each with the points. */
const areResults: Check = (value) =>
  Array.isArray(value) &&
  value.length <= MOST_STEPS &&
  value.every(
    (one) =>
      Array.isArray(one) && one.length === 2 && isText(one[0]) && [0, 0.5, 1].includes(one[1]),
  )

const SETTINGS: readonly Setting[] = [
  plain(/^language$/, (value) => firstKnown([String(value)]) === value),
  plain(/^theme$/, (value) => ['system', 'dark', 'light'].includes(String(value))),
  plain(/^name$/, isName),
  plain(/^shortcuts$/, (value) => ['on', 'off'].includes(String(value))),
  whole(/^alerts$/, { sound: isYesOrNo, notice: isYesOrNo }),
  whole(/^sheet-habits$/, { onRing: isYesOrNo, rowToo: isYesOrNo, rivals: isYesOrNo }),
  whole(/^guide-\w{1,40}$/, { on: isYesOrNo, read: isList }),
  // The tables it names are those that this device has a key to.
  {
    ...whole(/^fitting(-\w{1,40})?$/, { level: isText, results: areResults }),
    without: ['table', 'playing'],
  },
]

export type Settings = Record<string, unknown>

const settingOf = (name: string) => SETTINGS.find(({ named }) => named.test(name))

/** What is chosen here; what cannot be read is nobody's choice. */
export function settingsHere(): Settings {
  const found: Settings = {}
  for (const place of keptNames(PREFIX)) {
    const name = place.slice(PREFIX.length)
    const setting = settingOf(name)
    const value = setting && valueOf(setting, keptText(place) ?? '')
    if (setting?.fits(value)) found[name] = value
  }
  return found
}

function valueOf({ json, without }: Setting, text: string): unknown {
  if (!json) return text
  try {
    const value = JSON.parse(text) as Record<string, unknown>
    for (const name of without ?? []) delete value[name]
    return value
  } catch {
    return undefined
  }
}

export function checkSettings(found: unknown): void {
  if (typeof found !== 'object' || found === null || Array.isArray(found)) {
    throw unfit('settings', found)
  }
  for (const [name, value] of Object.entries(found)) {
    if (!settingOf(name)?.fits(value)) throw unfit(`settings.${name}`, value)
  }
}

export function keepSettings(settings: Settings): void {
  for (const [name, value] of Object.entries(settings)) {
    keepText(PREFIX + name, settingOf(name)?.json ? JSON.stringify(value) : String(value))
  }
}
