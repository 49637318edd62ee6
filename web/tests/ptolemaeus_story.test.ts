/** Everything that can happen in Ptolemaeus is a sentence, in every language. */
import { beforeAll, describe, expect, it } from 'vitest'
import { dateWords } from '../src/ptolemaeus/words/dates'
import { unreadNews } from '../src/ptolemaeus/log/news'
import { othersSince } from '../src/ptolemaeus/log/since'
import { story } from '../src/ptolemaeus/log/story'
import { ahead, figuresIn, isLastRound, stepsLeft } from '../src/ptolemaeus/sky'
import { tieOf } from '../src/ptolemaeus/end/tie'
import { isExtraTurn, racingPoints } from '../src/ptolemaeus/standing'
import { sayAction } from '../src/ptolemaeus/words/words'
import type { Board, Desk, Over, PtolemaeusAction, PtolemaeusEvent } from '../src/wire/ptolemaeus'
import { BONUSES, STRONGER_WITH } from '../src/wire/ptolemaeus'
import type { Scene } from '../src/table/seats/names'
import type { Language } from '../src/i18n/languages'
import { alsoSay, speak, t } from '../src/i18n/messages.svelte'
import { LANGUAGES } from './words/catalogue'

const SCENE: Scene = { names: ['Ada', 'Bo'], viewer: 0 }
const PLANETS = [3, 6, 3, 2, 8, 6, 1]

const EVENTS: PtolemaeusEvent[] = [
  { type: 'sky', date: '1969-07-20', planets: PLANETS, comet: 0 },
  { type: 'objective', seat: 0, planets: [0, 1, 4] },
  { type: 'event', card: [0, 1, 3] },
  { type: 'round', number: 1, astrolabe: 0 },
  { type: 'card', seat: 0, card: 4 },
  { type: 'card-taken', seat: 1 },
  { type: 'face-up', seat: 1, card: 12 },
  { type: 'drawing-ended', seat: 1 },
  { type: 'swept' },
  { type: 'deck-made', size: 30 },
  { type: 'observation', seat: 0, signs: [3, 6] },
  { type: 'paid', seat: 0, sign: 3, cards: [0, 0, 4] },
  { type: 'placed', seat: 0, sign: 3 },
  { type: 'studied', seat: 0, planet: 0, sign: 3, others: [], asteroid: true },
  { type: 'bonus', seat: 0, card: 'nova-luna' },
  { type: 'bonus-taken', seat: 1 },
  { type: 'traded', seat: 1 },
  { type: 'played', seat: 1, card: 'signum-ignis', units: 1 },
  { type: 'placed', seat: 1, sign: 4 },
  { type: 'played', seat: 1, card: 'nova-luna', units: 2 },
  { type: 'replaced', seat: 1, victim: 0, sign: 3 },
  { type: 'played', seat: 0, card: 'sol-in-medio-caeli', units: 2 },
  { type: 'stopped', seat: 1 },
  { type: 'moved', seat: 0, source: 2, sign: 5 },
  { type: 'recalled', seat: 0, sign: 5 },
  { type: 'stolen', seat: 0, victim: 1, card: 3 },
  { type: 'card-passed', seat: 1, victim: 0 },
  { type: 'discard', seat: 0, cards: [3, 12] },
  {
    type: 'discards',
    given: [
      { seat: 0, cards: [3, 12] },
      { seat: 1, cards: [] },
    ],
  },
  { type: 'discards', given: [] },
  { type: 'turn', seat: 1, lap: 2, extra: true },
  { type: 'passed', seat: 1 },
  { type: 'planets-moved', event: [0, 1, 3] },
  { type: 'comet-moved', steps: 4 },
  { type: 'event', card: [] },
  { type: 'eclipsed', asked: [0, 1] },
  { type: 'studied', seat: 1, planet: 6, sign: 1, others: [4, 4], asteroid: false },
  {
    type: 'areas',
    objectives: [
      [0, 1, 4],
      [2, 3, 4],
    ],
    novas: [0, 1],
  },
  {
    type: 'scored',
    scores: [
      { planets: 4, novas: 1, asteroids: 1, objective: 1 },
      { planets: 1, novas: 0, asteroids: 0, objective: 0 },
    ],
    winners: [0],
  },
  { type: 'scored', scores: [], winners: [] },
]

const numbered = (events: PtolemaeusEvent[]) =>
  events.map((event, number) => ({ number, event: event as never }))

const ACTIONS: PtolemaeusAction[] = [
  { type: 'draw', card: null },
  { type: 'draw', card: 4 },
  { type: 'observe', signs: [3, 6] },
  { type: 'pay', cards: [0, 4] },
  { type: 'place', sign: 4 },
  { type: 'from', sign: 4 },
  { type: 'study', planet: 4 },
  { type: 'study-with', planet: 4, one: 2, other: 3 },
  { type: 'trade' },
  { type: 'play', card: 'nova-luna', once: false },
  { type: 'play', card: 'maleficus-mars', once: true },
  { type: 'replace', seat: 1, sign: 3 },
  { type: 'move', source: 1, sign: 2 },
  { type: 'steal', seat: 1 },
  { type: 'stop' },
  { type: 'recall', sign: 3 },
  { type: 'discard', cards: [3] },
  { type: 'end' },
  { type: 'pass' },
]

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(async () => speak(language))

  it('whatever happened is said', () => {
    for (const line of story(numbered(EVENTS), SCENE)) {
      for (const text of [line.text, ...line.details]) {
        expect(text).not.toMatch(/ptolemaeus-|[{}]|undefined|NaN/)
      }
    }
  })

  it('whatever can be done is said', () => {
    for (const action of ACTIONS) {
      expect(sayAction(action, SCENE)).not.toMatch(/ptolemaeus-|[{}]|undefined/)
      expect(t(`ptolemaeus-confirm-${action.type}`)).not.toContain('ptolemaeus-')
    }
  })

  it('whatever a bonus card does is said', () => {
    for (const card of Object.keys(BONUSES)) {
      expect(t(`ptolemaeus-bonus-${card}`)).not.toContain('ptolemaeus-')
    }
  })

  it('what a bonus card does more with its planet is said', async () => {
    await alsoSay('rules')
    for (const card of Object.keys(STRONGER_WITH)) {
      const said = t(`ptolemaeus-rules-twice-${card}`, { planet: 'Luna' })
      expect(said).not.toContain('ptolemaeus-')
    }
  })
})

describe('the story', () => {
  beforeAll(async () => speak('en'))
  const line = (type: string) => story(numbered(EVENTS), SCENE).find((one) => one.type === type)!

  it('says where the comet goes, and whose pawns it sends home', () => {
    expect(line('comet-moved').text).toBe('The comet moves on 4 signs, to Leo.')
    expect(line('comet-moved').details).toEqual(['Bo: 1 pawn goes back to the reserve.'])
  })

  it('begins its lines with a capital letter, and spaces colons as the language does', async () => {
    expect(line('discards').details[0]).toBe('You: Cancer and Joker')
    await speak('fr')
    expect(line('discards').details[0]).toBe('Vous\u00a0: Cancer et Carte joker')
    await speak('en')
  })

  it('says which round is over, and where planets stand after it', () => {
    expect(line('planets-moved').text).toContain('Round 1 is over.')
    expect(line('planets-moved').text).toContain('Sol → Leo')
  })

  it('says what a study is worth, and counts pawns that come from one sign', () => {
    expect(line('studied').details).toEqual(['+1 point (planets).'])
    const three = [0, 1, 2].map(
      (planet) =>
        ({ type: 'studied', seat: 1, planet, sign: 3, others: [4, 4], asteroid: false }) as const,
    )
    const last = story(numbered(three as unknown as PtolemaeusEvent[]), SCENE).at(-1)!
    expect(last.details).toEqual(['+2 points (planets).'])
    expect(last.text).toContain('with two pawns there and two from Leo.')
  })

  it('says the whole change of the points, whatever brought it', () => {
    const study = (planet: number): PtolemaeusEvent =>
      ({ type: 'studied', seat: 0, planet, sign: 3, others: [], asteroid: true }) as PtolemaeusEvent
    const told: PtolemaeusEvent[] = [
      { type: 'objective', seat: 0, planets: [0, 2, 4] },
      ...[0, 1, 2].map(study),
      { type: 'traded', seat: 0 },
      { type: 'bonus', seat: 0, card: 'nova-constellatio' },
      { type: 'areas', objectives: [[0, 2, 4], []], novas: [1, 2] },
    ]
    const details = story(numbered(told), SCENE).map((one) => one.details.at(-1))
    expect(details.slice(3)).toEqual([
      '+4 points (planets +2, objective +1, asteroid tokens +1).',
      '−1 point (asteroid tokens).',
      '+1 point (Nova Constellatio).',
      'Bo: +2 points (Nova Constellatio).',
    ])
  })

  it('says where the other pawns of a study came from', async () => {
    const told = (others: number[]) =>
      story(
        numbered([{ type: 'studied', seat: 0, planet: 1, sign: 0, others, asteroid: false }]),
        SCENE,
      )[0]!.text
    expect(told([2, 4])).toContain('two pawns there and one each from Gemini and Leo.')
    await speak('pl')
    expect(told([2, 2])).toContain('dwoma ze znaku Gemini.')
    await speak('en')
    const pair: PtolemaeusAction = { type: 'study-with', planet: 1, one: 2, other: 2 }
    expect(sayAction(pair, SCENE)).toBe('Study Luna with pawns from 2 × Gemini')
  })

  it('says what Sol in Medio Caeli was played for', () => {
    const told = (units: number) =>
      story(numbered([{ type: 'played', seat: 1, card: 'sol-in-medio-caeli', units }]), SCENE)[0]!
        .text
    expect(told(1)).toBe('Bo played Sol in Medio Caeli: another turn follows.')
    expect(told(2)).toBe('Bo played Sol in Medio Caeli: two more turns follow.')
  })

  it('keeps to itself what only the viewer was told', () => {
    expect(line('card').only).toBe(true)
    expect(line('face-up').only).toBe(false)
  })

  it('tells of a pawn only if a bonus card put it there', () => {
    const placed = story(numbered(EVENTS), SCENE).filter((one) => one.type === 'placed')
    expect(placed.map((one) => one.seat)).toEqual([1])
  })
})

describe('what is told besides the log', () => {
  beforeAll(async () => speak('en'))
  const turn = (seat: number, extra = false): PtolemaeusEvent => ({
    type: 'turn',
    seat,
    lap: 1,
    extra,
  })
  const GAME: PtolemaeusEvent[] = [
    { type: 'card-taken', seat: 1 },
    { type: 'round', number: 1, astrolabe: 0 },
    turn(0),
    { type: 'face-up', seat: 0, card: 3 },
    turn(1),
    { type: 'card-taken', seat: 1 },
    { type: 'card-taken', seat: 1 },
    { type: 'played', seat: 1, card: 'sol-in-medio-caeli', units: 1 },
    turn(1, true),
    { type: 'studied', seat: 1, planet: 3, sign: 2, others: [], asteroid: true },
    { type: 'bonus-taken', seat: 1 },
    { type: 'replaced', seat: 1, victim: 0, sign: 3 },
    turn(0),
    { type: 'replaced', seat: 0, victim: 1, sign: 3 },
    { type: 'studied', seat: 0, planet: 0, sign: 3, others: [], asteroid: true },
    { type: 'bonus', seat: 0, card: 'nova-luna' },
    turn(0, true),
  ]
  const told = (upTo: number) => numbered(GAME.slice(0, upTo))
  const since = (upTo: number) => othersSince(story(told(upTo), SCENE), told(upTo), 0, SCENE.names)

  it('news are studies, bonus cards and what others do to one; own acts are none', () => {
    const news = unreadNews(story(told(GAME.length), SCENE), 0, 0)
    expect(news.map(({ type, seat }) => [type, seat])).toEqual([
      ['played', 1],
      ['turn', 1],
      ['studied', 1],
      ['replaced', 1],
      ['studied', 0],
      ['bonus', 0],
    ])
    expect(unreadNews(story(told(GAME.length), SCENE), 15, 0).map(({ type }) => type)).toEqual([
      'bonus',
    ])
  })

  it('what the others did is told since the own last turn, not of the deal', () => {
    expect(since(4)).toEqual([])
    const [only, ...more] = since(13)
    expect(more).toEqual([])
    expect(only!.seat).toBe(1)
    expect(only!.text).toMatch(/^Bo drew 2 cards from the deck. Bo played Sol in Medio Caeli/)
    expect(since(11)).toEqual(since(13))
    expect(since(GAME.length)).toEqual([])
  })

  it('an extra turn is one until the next turn begins or the round ends', () => {
    expect([8, 9, 12, 13].map((upTo) => isExtraTurn(told(upTo)))).toEqual([
      false,
      true,
      true,
      false,
    ])
    const over = [...told(9), ...numbered([{ type: 'planets-moved', event: [0, 1, 3] }])]
    expect(isExtraTurn(over)).toBe(false)
  })
})

describe('the end', () => {
  const over = (planets: number[], winners: number[]): Over => ({
    type: 'over',
    scores: planets.map((points) => ({ planets: points, novas: 0, asteroids: 0, objective: 0 })),
    winners,
  })
  const board = (studied: number[], pawns: number[]): Board =>
    ({
      studied: studied.map((count) => Array.from({ length: count }, (_, planet) => planet)),
      pawns: pawns.map((count) => [count]),
    }) as unknown as Board

  it('says what decides between equal points', () => {
    expect(tieOf(board([5, 3], [0, 0]), over([6, 4], [0]))).toBeNull()
    expect(tieOf(board([4, 3], [0, 9]), over([6, 6], [0]))).toEqual({
      by: 'planets',
      most: 4,
      next: 3,
    })
    expect(tieOf(board([4, 4, 1], [2, 3, 9]), over([6, 6, 1], [1]))).toEqual({
      by: 'pawns',
      most: 3,
      next: 2,
    })
    expect(tieOf(board([5, 5, 4], [3, 2, 6]), over([6, 6, 6], [0]))?.by).toBe('pawns')
    expect(tieOf(board([4, 4], [2, 2]), over([6, 6], [0, 1]))?.by).toBe('shared')
  })

  it('is raced for with what counts', () => {
    const racing = {
      race: 'planets',
      pawns: [[], []],
      studied: [[0, 1, 2], []],
      tokens: [3, 0],
      stage: { type: 'turn' },
    } as unknown as Board
    const desk = {
      bonuses: ['nova-constellatio', 'nova-luna'],
      objective: [0, 1, 2],
    } as unknown as Desk
    expect(racingPoints(racing, 0, desk)).toBe(5)
    expect(racingPoints(racing, 0, null)).toBe(4)
    expect(racingPoints({ ...racing, race: 'everything' }, 0, desk)).toBeNull()
  })
})

describe('a date', () => {
  it('is written as the language does', async () => {
    const said = async (language: Language) => speak(language).then(() => dateWords('1543-05-01'))
    expect(await said('en')).toBe('1 May 1543')
    expect(await said('fr')).toBe('1er mai 1543')
    expect(await said('it')).toBe('1º maggio 1543')
    expect(await said('pl')).toBe('1 maja 1543')
    await speak('en')
    expect(dateWords('1969-07-20')).toBe('20 July 1969')
  })
})

describe('the sky', () => {
  const board = {
    planets: PLANETS,
    comet: 0,
    comet_steps: 0,
    event: [0, 1, 3],
  } as unknown as Board

  it('forms the figures of the moon landing', () => {
    const names = figuresIn(board).map(({ shape, signs }) => `${shape} ${signs.join(' ')}`)
    expect(names).toEqual([
      'conjunction 3 3',
      'conjunction 6 6',
      'opposition 0 6',
      'opposition 2 8',
      'square 0 3',
      'square 3 6',
    ])
  })

  it('is known ahead: the event’s planets go on, the comet to the first free sign', () => {
    const next = ahead(board)!
    expect(next.planets.map(({ planet, to }) => [planet, to])).toEqual([
      [0, 4],
      [1, 7],
      [3, 3],
    ])
    expect([next.comet, next.steps]).toEqual([2, 2])
  })

  it('tells the last round', () => {
    expect(isLastRound({ ...board, comet_steps: 9 })).toBe(false)
    expect(isLastRound({ ...board, comet_steps: 10 })).toBe(true)
    expect(isLastRound({ ...board, comet_steps: 11, event: null })).toBe(false)
    expect(isLastRound({ ...board, comet_steps: 12 })).toBe(false)
  })

  it('counts the comet’s way to its start', () => {
    expect(stepsLeft(board)).toBe(12)
    expect(stepsLeft({ ...board, comet_steps: 13 })).toBe(0)
  })
})
