import { expect, it } from 'vitest'
import { conferenceLines, researchersOf, topicLines } from '../../src/planetx/action/topics'
import { viewWith } from './views'

const clue = { type: 'band', subject: 'A', width: 5 } as const

it('shows every title, and the clues that were read', () => {
  const turn = { type: 'research', seat: 0, topic: 'B', cost: 1, clue } as const
  const lines = topicLines(viewWith({ pages: [[turn]] }))
  expect(lines.map((line) => line.label).join('')).toBe('ABCDEF')
  expect(lines.filter((line) => line.clue).map((line) => line.label)).toEqual(['B'])
})

it('knows who has researched a topic, by what everybody hears', () => {
  const research = (seat: number, topic: string) =>
    ({ type: 'research-announced', seat, topic, cost: 1 }) as const
  const own = { type: 'research', seat: 0, topic: 'B', cost: 1, clue } as const
  const pages = [[own], [research(1, 'C')], [research(2, 'B'), research(2, 'C'), research(2, 'B')]]
  expect([...researchersOf(viewWith({ pages }))].sort()).toEqual([
    ['B', [0, 2]],
    ['C', [1, 2]],
  ])
})

it('shows the clue of a conference once it was held', () => {
  expect(conferenceLines(viewWith())).toEqual([{ label: 'X1', title: ['X', 'C'], clue: null }])
  expect(conferenceLines(viewWith({}, { conferences: [[1, clue]] }))[0]?.clue).toBe(clue)
})
