import type { Clue } from '../../wire/types'

/** A clue as records write it: `some A adjacent D`. */
export function clueText(clue: Clue): string {
  switch (clue.type) {
    case 'band':
      return `all ${clue.subject} band ${clue.width}`
    case 'consecutive':
      return `${clue.count} ${clue.subject} consecutive`
    case 'within':
      return `${clue.quantity} ${clue.subject} within ${clue.reach} ${clue.other}`
    case 'adjacent':
    case 'opposite':
      return `${clue.quantity} ${clue.subject} ${clue.type} ${clue.other}`
  }
}
