/** The page reads lines, refuses them and makes suggestions as the package does. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readLine } from '../../src/planetx/notes/lines'
import { readNotes } from '../../src/planetx/notes/reading'
import { lineText } from '../../src/planetx/notes/text'
import { isBlank, tokensOf } from '../../src/planetx/notes/tokens'
import { Refused } from '../../src/wire/refusals'
import type { Mode } from '../../src/wire/types'

interface Vector {
  mode: Mode
  line: string
  said?: string
  code?: string
  suggestion?: string
}

/** Written by `python -m tests.notes_vectors`. */
const FILE = process.env.ECLIPTIC_NOTES_VECTORS ?? join(import.meta.dirname, 'vectors.json')
const { lines } = JSON.parse(readFileSync(FILE, 'utf8')) as { lines: Vector[] }

function answer(mode: Mode, line: string): Vector {
  try {
    readNotes(`${mode}\n${line}`)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { mode, line, code: error.code, suggestion: String(error.facts.suggestion ?? '') }
  }
  const written = line.split('#', 1)[0]!
  return { mode, line, said: isBlank(written) ? '' : lineText(readLine(tokensOf(written), mode)) }
}

it('reads and refuses every line as the package does', () => {
  expect(lines.length).toBeGreaterThan(400)
  const differing = lines
    .map((wanted) => ({ found: answer(wanted.mode, wanted.line), wanted }))
    .filter(({ found, wanted }) => JSON.stringify(found) !== JSON.stringify(wanted))
  expect(differing).toEqual([])
})
