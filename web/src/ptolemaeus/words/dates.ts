/** Dates as people write them. */

import { firstOfMonth, locale } from '../../i18n/lists'

/** `20 July 1969`, of either calendar: the day as it was called then. */
export function dateWords(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  // Any year with that many days a month will do: the year is put in as it is.
  const names = new Intl.DateTimeFormat(locale(), {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })
  const parts = names.formatToParts(new Date(Date.UTC(2000, month - 1, day)))
  const words = parts.map(({ type, value }) =>
    type === 'day' && day === 1 ? (firstOfMonth() ?? value) : value,
  )
  return `${words.join('')} ${year}`
}
