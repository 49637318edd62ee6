import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cellNamed, meaningOf, NO_HELP } from '../../src/planetx/sheet/cells'
import { Looking } from '../../src/planetx/sheet/looking.svelte'
import { gameMarks } from '../../src/planetx/sheet/marks'
import { viewWith } from './views'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('speaks of the cell the mouse rests on, and of none that it passes', () => {
  const looking = new Looking()
  looking.over('1A')
  vi.advanceTimersByTime(400)
  looking.over('2A')
  vi.advanceTimersByTime(100)
  looking.over(null)
  vi.advanceTimersByTime(400)
  expect(looking.at).toBe('1A')
})

it('stays with a cell that was pressed until the mouse has left the sheet', () => {
  const looking = new Looking()
  looking.over('2A')
  looking.hold('1A')
  vi.advanceTimersByTime(400)
  looking.over('3A')
  vi.advanceTimersByTime(400)
  expect(looking.at).toBe('1A')
  looking.release()
  looking.over('3A')
  vi.advanceTimersByTime(400)
  expect(looking.at).toBe('3A')
})

it('says of a cell what it is now, not what it was', () => {
  const said = (marks: object, board = {}) => {
    const cell = cellNamed('5C', gameMarks(viewWith({}, board)), { marks, text: '' }, NO_HELP)
    return cell && meaningOf(cell)
  }
  expect(said({ '5C': 'yes' })).toBe('own-yes')
  expect(said({})).toBe('open')
  expect(said({ '5C': 'yes' }, { confirmed: [[5, 'C']] })).toBe('game-yes')
  expect(cellNamed(null, gameMarks(viewWith()), { marks: {}, text: '' }, NO_HELP)).toBeNull()
})
