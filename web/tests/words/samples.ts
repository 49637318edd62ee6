/** One of every kind of event, and of every fact and its source. */
import type { LogEvent } from '../../src/planetx/words/events'
import type { FactShown, Thing } from '../../src/wire/types'

const CLUE = { type: 'adjacent', quantity: 'some', subject: 'A', other: 'D' } as const
const ABOUT_X = { type: 'within', quantity: 'no', subject: 'X', reach: 2, other: 'C' } as const
const SKY: Thing[] = ['A', 'A', 'C', 'A', 'A', 'X', 'E', 'G', 'G', 'E', 'C', 'D']

export const EVENTS: LogEvent[] = [
  { type: 'generator', version: 2 },
  { type: 'sky', system: SKY },
  { type: 'topic', topic: 'B', clue: CLUE },
  { type: 'topic-titled', topic: 'B', title: ['A', 'D'] },
  { type: 'conference', number: 1, clue: ABOUT_X },
  { type: 'conference-titled', number: 1, title: ['X', 'C'] },
  { type: 'conference-held', number: 1, clue: ABOUT_X },
  { type: 'facts-counted', seat: 1, season: 'spring', count: 0 },
  { type: 'facts', seat: 0, season: 'winter', count: 1, facts: [{ sector: 5, thing: 'G' }] },
  { type: 'pawns', order: [1, 0, 2] },
  { type: 'survey-announced', seat: 0, thing: 'C', first: 5, last: 5, cost: 4 },
  { type: 'survey', seat: 0, thing: 'E', first: 11, last: 4, cost: 3, count: 0 },
  { type: 'target-announced', seat: 0, sector: 8, cost: 4 },
  { type: 'target', seat: 0, sector: 8, cost: 4, sighting: 'E/X' },
  { type: 'research-announced', seat: 0, topic: 'C', cost: 1 },
  { type: 'research', seat: 0, topic: 'C', cost: 1, clue: CLUE },
  { type: 'locate-announced', seat: 0, found: false, cost: 5, points: 0 },
  { type: 'locate', seat: 0, found: true, cost: 5, points: 10, sector: 6, before: 'A', after: 'E' },
  { type: 'locate', seat: 1, found: false, cost: 0, points: 0, sector: 1, before: 'C', after: 'G' },
  { type: 'earth', steps: 14 },
  { type: 'phase', number: 2, asked: [0, 1] },
  { type: 'sealed', seat: 0 },
  { type: 'chosen', seat: 0, things: ['C', 'A'] },
  { type: 'chosen', seat: 1, things: [] },
  { type: 'hands', placing: [] },
  {
    type: 'hands',
    placing: [
      [0, 1],
      [1, 2],
    ],
  },
  { type: 'laid', seat: 0, number: 1, sector: 7, phase: 2 },
  { type: 'placed', seat: 0, number: 1, sector: 7, phase: 2, thing: 'C' },
  { type: 'returned', seat: 0 },
  { type: 'withdrawn', seat: 0, thing: 'D' },
  { type: 'advanced', phase: 2 },
  {
    type: 'review',
    sector: 7,
    shown: [
      [1, 'C', true],
      [2, 'A', false],
    ],
    penalties: [[1, 2]],
  },
  { type: 'review', sector: 3, shown: [[9, 'G', false]], penalties: [[0, 1]] },
  { type: 'phase-closed', number: 2 },
  {
    type: 'last-chances',
    finder: 0,
    behind: [
      [1, 5],
      [2, 1],
    ],
  },
  { type: 'last-chances', finder: 1, behind: [] },
  { type: 'last-chance-ended', seat: 1 },
  { type: 'revealed', system: SKY, shown: [[2, 'C', true]] },
  {
    type: 'score',
    scores: [
      [2, 6, 0],
      [3, 8, 10],
    ],
    winners: [1],
  },
  {
    type: 'score',
    scores: [
      [2, 6, 0],
      [2, 6, 0],
    ],
    winners: [0, 1],
  },
  { type: 'score', scores: [[0, 1, 0]], winners: [] },
  { type: 'taken-back', to: 20 },
]

const LOCATED = { sector: 6, before: 'C', after: 'E' } as const

export const GROUNDS: FactShown[] = [
  { fact: { type: 'not-here', sector: 5, thing: 'A' }, source: { type: 'dealt' }, number: 2 },
  {
    fact: { type: 'titled', label: 'B', title: ['A', 'D'], written: [] },
    source: { type: 'dealt' },
    number: 3,
  },
  {
    fact: { type: 'titled', label: 'X1', title: ['X'], written: [] },
    source: { type: 'dealt' },
    number: 4,
  },
  {
    fact: { type: 'counted', thing: 'A', first: 3, last: 7, count: 2 },
    source: { type: 'turn', number: 5 },
    number: 12,
  },
  {
    fact: { type: 'seen', sector: 8, sighting: 'E/X' },
    source: { type: 'turn', number: 6 },
    number: 14,
  },
  {
    fact: { type: 'clue', label: 'B', clue: CLUE },
    source: { type: 'turn', number: 7 },
    number: 16,
  },
  {
    fact: { type: 'clue', label: 'X1', clue: ABOUT_X },
    source: { type: 'conference', number: 1 },
    number: 18,
  },
  {
    fact: { type: 'holds', sector: 7, thing: 'C' },
    source: { type: 'review', phase: 3 },
    number: 20,
  },
  {
    fact: { type: 'located-wrong', ...LOCATED },
    source: { type: 'turn', number: 9 },
    number: 22,
  },
  {
    fact: { type: 'located-right', ...LOCATED },
    source: { type: 'turn', number: 10 },
    number: 24,
  },
  { fact: { type: 'revealed', system: SKY }, source: { type: 'end' }, number: 26 },
  {
    fact: { type: 'seen', sector: 3, sighting: 'C' },
    source: { type: 'line', number: 4 },
    number: 4,
  },
  {
    fact: { type: 'amount', things: ['A', 'D'], sectors: [3, 4, 5], least: 1, most: 3 },
    source: { type: 'line', number: 4 },
    number: 4,
  },
]
