/** The evenings this device keeps, each under its code. */

import { booksOf } from '../../device/books'
import type { Evening } from './evening'

const FORM = 'ecliptic-companion-1'

export const evenings = booksOf<Evening>({
  form: FORM,
  idOf: (evening) => evening.game.code,
  written: (evening) => JSON.stringify({ form: FORM, ...evening }),
  read: ({ form: _, ...evening }) => (Array.isArray(evening.players) ? evening : null),
})
