/** From the entries of a notebook to what is shown. Nothing else decides what a page says. */

import { cell } from '../../planetx/sheet/marks'
import { RINGS } from '../../wire/types'
import { momentsAfter, momentsUntil } from '../../planetx/rules/earth'
import { saidEntries, withColour, type Notebook, type ReviewEntry, type Said } from './entries'
import { TOPICS, phaseNow, type Page, type Theory } from './page'
import { INNER_SPACE, LAST_CHANCE_THEORIES, WRONG_THEORY_COST } from '../../planetx/rules/figures'
import { locatePoints } from '../../planetx/rules/score'
import {
  furthestBack,
  lined,
  moved,
  startingTrack,
  type Track,
} from '../../planetx/rules/time_track'

export function fold(notebook: Notebook): Page {
  return foldEach(notebook, () => undefined)
}

/** Fold, and be told of every entry just before it is read. `before` is true at that moment only. */
export function foldEach(
  notebook: Notebook,
  meet: (said: Said, entry: number, before: () => Page) => void,
): Page {
  const folding = new Folding(notebook)
  saidEntries(notebook).forEach((said, entry) => {
    if (!said) return
    meet(said, entry, () => folding.page())
    folding.read(said, entry)
  })
  return folding.page()
}

/** The page as it was just before an entry, by what is known of the earlier ones now. */
export function pageBefore(notebook: Notebook, entry: number): Page {
  const folding = new Folding(notebook)
  saidEntries(notebook)
    .slice(0, entry)
    .forEach((said, place) => said && folding.read(said, place))
  return folding.page()
}

class Folding {
  readonly #page: Page
  #track: Track
  #turns = 0
  /** Conferences and phases that were noted as held. */
  readonly #conferences = new Set<number>()

  constructor(notebook: Notebook) {
    const { mode, name, own, season, help, dealer = 'published' } = notebook
    const ring = RINGS[mode]
    this.#track = startingTrack(notebook.players.length)
    this.#page = {
      mode,
      ring,
      name,
      players: notebook.players.map((one) => ({ ...one })),
      own,
      season,
      help,
      dealer,
      facts: [],
      titles: TOPICS.map(() => []),
      conferenceTitles: Object.keys(ring.conference_icons).map(() => []),
      ordered: new Set(),
      clues: new Map(),
      conferences: new Map(),
      known: [],
      marks: {},
      looks: new Map(),
      notes: new Map(),
      times: [],
      order: [],
      earth: 0,
      log: [],
      theories: [],
      phases: 0,
      confirmed: [],
      refuted: [],
      due: [],
      coming: [],
      ending: null,
      found: [],
      system: [],
    }
  }

  page(): Page {
    const page = this.#page
    // The Earth does not turn any more once Planet X is found.
    const earth = page.ending ? page.earth : furthestBack(this.#track)
    for (const theory of page.theories) this.#stand(theory)
    return {
      ...page,
      ...this.#track,
      earth,
      due: momentsUntil(earth, page.ring).filter((one) => !this.#past(one.type, one.number)),
      coming: page.ending ? [] : momentsAfter(earth, page.ring),
    }
  }

  read(said: Said, entry: number): void {
    const page = this.#page
    switch (said.type) {
      case 'fact':
        page.facts = page.facts.filter(
          (one) => one.sector !== said.sector || one.thing !== said.thing,
        )
        if (said.given) page.facts.push({ sector: said.sector, thing: said.thing })
        return
      case 'title':
        return this.#title(said)
      case 'mark':
        return this.#mark(said)
      case 'note':
        if (said.text) page.notes.set(said.sector, said.text)
        else page.notes.delete(said.sector)
        return
      case 'named':
        page.name = said.name
        return
      case 'player':
        if (page.players[said.player]) {
          page.players = withColour(page.players, said.player, said.colour)
          page.players[said.player]!.name = said.name
        }
        return
      case 'season':
        page.season = said.season
        return
      case 'help':
        page.help = said.help
        return
      case 'dealer':
        page.dealer = said.dealer
        return
      case 'known':
        page.known.push({ entry, known: said.known, concluded: said.concluded })
        return
      default:
        return this.#move(said, entry)
    }
  }

  #title({ label, title, ordered = false }: Extract<Said, { type: 'title' }>): void {
    if (ordered) this.#page.ordered.add(label)
    else this.#page.ordered.delete(label)
    const topic = TOPICS.findIndex((one) => one === label)
    if (topic >= 0) this.#page.titles[topic] = title
    const conference = Number(label.slice(1)) - 1
    if (label.startsWith('X') && this.#page.conferenceTitles[conference]) {
      this.#page.conferenceTitles[conference] = title
    }
  }

  #mark(said: Extract<Said, { type: 'mark' }>): void {
    const { sector, thing, mark } = said
    if (thing === 'E/X') {
      if (mark === 'open') this.#page.looks.delete(sector)
      else this.#page.looks.set(sector, mark)
    } else if (mark === 'open') delete this.#page.marks[cell(sector, thing)]
    else this.#page.marks[cell(sector, thing)] = mark
  }

  /** What stands among the moves: it happened at the table, and all saw it. */
  #move(said: Said, entry: number): void {
    const player = 'player' in said ? said.player : null
    if (player !== null && !this.#page.players[player]) return
    const isTurn =
      ['survey', 'target', 'research', 'locate'].includes(said.type) && !this.#page.ending
    if (isTurn) this.#turns += 1
    const from = player === null ? 0 : this.#track.times[player]!
    const { log, phases } = this.#page
    log.push({ entry, said, player, from, turn: isTurn ? this.#turns : null, phases })
    this.#happen(said, entry)
  }

  #happen(said: Said, entry: number): void {
    const page = this.#page
    switch (said.type) {
      case 'survey':
      case 'target':
      case 'time':
        return this.#walk(said.player, said.cost)
      case 'research':
        if (said.player === page.own && said.topic && (said.clue || said.text)) {
          page.clues.set(said.topic, { entry, clue: said.clue, text: said.text })
        }
        return this.#walk(said.player, said.cost)
      case 'locate':
        return this.#locate(said)
      case 'pass':
        return this.#chanceTaken(said.player)
      case 'theory':
        return this.#theory(said, entry)
      case 'phase':
        page.phases += 1
        return
      case 'review':
        return this.#review(said)
      case 'conference':
        this.#conferences.add(said.number)
        page.conferences.set(said.number, { entry, clue: said.clue, text: said.text })
        return
      case 'revealed':
        return this.#revealed(said.system)
      case 'order':
        this.#track = lined(this.#track, said.order)
        return
    }
  }

  #walk(player: number, time: number): void {
    this.#track = moved(this.#track, player, time)
  }

  #locate(said: Extract<Said, { type: 'locate' }>): void {
    const page = this.#page
    if (page.ending) {
      const behind = page.ending.behind[said.player] ?? 0
      // Whoever has found it, or had no last chance, scores nothing by saying so again.
      const scores = behind > 0 && !page.found.some((one) => one.player === said.player)
      if (said.found && scores)
        page.found.push({ player: said.player, points: locatePoints(behind) })
      return this.#chanceTaken(said.player)
    }
    if (said.found) page.earth = furthestBack(this.#track)
    this.#walk(said.player, said.cost)
    if (said.found) this.#end(said.player)
  }

  #end(finder: number): void {
    const { times, order } = this.#track
    const behind = times.map((time) => Math.max(0, times[finder]! - time))
    const waiting = order.filter((one) => behind[one]! > 0)
    const { phases, theories } = this.#page
    const phase = Math.max(phases, ...theories.map((one) => one.phase)) + 1
    this.#page.ending = { finder, behind, waiting, phase }
    this.#page.found.push({ player: finder, points: locatePoints(0) })
  }

  #chanceTaken(player: number): void {
    const ending = this.#page.ending
    if (ending) ending.waiting = ending.waiting.filter((one) => one !== player)
  }

  #theory(said: Extract<Said, { type: 'theory' }>, entry: number): void {
    const { player, sector, thing } = said
    this.#page.theories.push({
      entry,
      player,
      sector,
      thing,
      phase: phaseNow(this.#page),
      space: 0,
      fate: 'face-down',
      lastChance: this.#page.ending !== null,
    })
    const placed = this.#page.theories.filter((one) => one.lastChance && one.player === player)
    const behind = this.#page.ending?.behind[player] ?? 0
    if (placed.length >= (LAST_CHANCE_THEORIES[behind - 1] ?? 0)) this.#chanceTaken(player)
  }

  /** A theory moves inward in its own phase and in each later one, until somebody looks at it. */
  #stand(theory: Theory): void {
    if (theory.fate !== 'face-down') return
    const space = this.#page.phases - theory.phase + 1
    theory.space = Math.min(Math.max(0, space), INNER_SPACE)
  }

  /** A sector's review is finished first; then those who were wrong pay, in the order they stood in. */
  #review(said: ReviewEntry): void {
    const page = this.#page
    const owed = new Map<number, number>()
    for (const face of said.faces) {
      const theory = page.theories.find((one) => one.entry === face.theory)
      if (theory) {
        this.#stand(theory)
        theory.thing = face.thing
        theory.fate = face.right ? 'right' : 'wrong'
      }
      if (theory && !face.right) {
        owed.set(theory.player, (owed.get(theory.player) ?? 0) + WRONG_THEORY_COST)
      }
      const known = face.right ? page.confirmed : page.refuted
      if (!known.some(([sector, thing]) => sector === said.sector && thing === face.thing)) {
        known.push([said.sector, face.thing])
      }
    }
    for (const player of this.#track.order) this.#walk(player, owed.get(player) ?? 0)
  }

  /** At the end everything is turned over; nobody pays any more. */
  #revealed(system: Page['system']): void {
    this.#page.system = system
    for (const theory of this.#page.theories) {
      const there = system[theory.sector - 1]
      if (!there || theory.thing === null || theory.fate !== 'face-down') continue
      this.#stand(theory)
      theory.fate = theory.thing === there ? 'right' : 'wrong'
    }
  }

  /** Held; or a phase that nobody noted before Planet X was found, when it is too late. */
  #past(type: 'phase' | 'conference', number: number): boolean {
    if (type === 'conference') return this.#conferences.has(number)
    return this.#page.ending !== null || number <= this.#page.phases
  }
}
