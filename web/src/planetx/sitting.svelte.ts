/** Somebody at a Planet X table: what they see, choose, note down and are helped with, kept up with
 *  everything the table tells. Made while a component is set up, for as long as that lives. */

import { untrack } from 'svelte'
import type { AtTable } from '../table/connection/connection.svelte'
import { Draft } from '../device/draft'
import { includes } from '../table/help_levels'
import { lineAsked, linesFrom, sayWithSince } from '../table/log/log_lines'
import { Seen } from '../table/moments/seen.svelte'
import { announce } from '../ui/announce.svelte'
import type { PlanetXOffers, TableShown, View, ViewShown } from '../wire/types'
import { Choice } from './action/choice.svelte'
import { lastAnswer } from './action/since'
import { toldAloud } from './aloud'
import { notedSectors } from './board/noted'
import { ringOf, waitingFor } from './board/standing'
import { solverAtTable } from './help/asking'
import { HelpDesk } from './help/help_desk.svelte'
import { linesOf, sayLine } from './log/lines'
import { unreadMoments } from './moments/moments'
import { sceneOf } from './scene'
import type { Cell } from './sheet/cells'
import { Habits } from './sheet/habits.svelte'
import { gameMarks } from './sheet/marks'
import { Pencil } from './sheet/pencil.svelte'
import { tableShelf } from './sheet/shelf'

/** Marks come one after the other: help waits for the last of them. */
const MARKING = 300

export class Sitting {
  readonly choice: Choice
  readonly pencil: Pencil
  readonly desk: HelpDesk
  readonly seen: Seen
  readonly habits = new Habits()
  readonly #connection: () => AtTable
  readonly #own: () => ViewShown | null
  /** How much has been said aloud. */
  #spoken: number

  /** Whether what has not been read yet is on the screen. */
  momentsShown = $state(false)

  readonly connection = $derived.by(() => this.#connection())
  readonly view = $derived.by(() => this.connection.now?.view as View)
  /** What the viewer alone may see; null while it is covered. */
  readonly ownView = $derived.by(() => (this.#own()?.view ?? null) as View | null)
  readonly offers = $derived.by(
    () => ((this.#own() ?? this.connection.now)?.offers ?? []) as PlanetXOffers,
  )
  readonly table = $derived.by(() => this.connection.table as TableShown)
  readonly sectors = $derived.by(() => ringOf(this.view.board).sectors)
  readonly scene = $derived.by(() => sceneOf(this.table, this.view))
  readonly over = $derived.by(() => this.view.board.stage.type === 'over')
  readonly turn = $derived.by(() => ({
    waiting: waitingFor(this.view.board),
    over: this.over,
    scene: this.scene,
  }))
  readonly asked = $derived.by(() => this.connection.asked !== null)
  readonly seated = $derived.by(() => this.view.viewer !== null)
  readonly helped = $derived.by(
    () => this.seated && !this.over && includes(this.table.help, 'contradictions'),
  )
  readonly answer = $derived.by(() => lastAnswer(this.connection.events, this.scene))
  readonly unread = $derived.by(() =>
    unreadMoments(
      this.connection.events,
      this.seen.upTo,
      this.view.board.stage.type === 'last-chances',
    ),
  )
  /** The move that somebody wants to take back, in words. */
  readonly undone = $derived.by(() => {
    const standing = this.table.undo ? linesOf(this.connection.events) : []
    const asked = lineAsked(standing, this.table.undo)
    return asked
      ? sayWithSince(sayLine(asked, this.scene).text, asked.seat, linesFrom(standing, asked))
      : ''
  })
  readonly noted = $derived.by(() =>
    this.ownView
      ? notedSectors(gameMarks(this.ownView), this.pencil.notes, this.sectors, this.habits.onRing)
      : new Map(),
  )
  readonly #question = $derived.by(() => ({
    decision: this.connection.now?.decision ?? null,
    offers: this.offers,
  }))

  constructor(connection: () => AtTable, own: () => ViewShown | null) {
    this.#connection = connection
    this.#own = own
    const { id, told } = connection()
    this.choice = new Choice(
      () => this.offers,
      () => this.sectors,
      new Draft(id),
    )
    this.pencil = new Pencil(tableShelf(id), this.sectors)
    const rivals = connection().table!.seats.length > 1 ? this.habits : null
    this.desk = new HelpDesk(solverAtTable(id), () => this.table.help, false, rivals)
    this.seen = new Seen(id, told.length)
    this.#spoken = told.length
    this.#chooseAnew()
    this.#openSheet()
    this.#askForHelp()
    this.#speak()
  }

  /** Why logic says what it says of a cell. */
  askWhy({ sector, thing, logic }: Cell): void {
    this.desk.askWhy({ type: logic === 'yes' ? 'is' : 'is-not', sector, thing })
  }

  #chooseAnew(): void {
    $effect(() => {
      const { decision } = this.#question
      untrack(() => this.choice.begin(decision))
    })
    $effect(() => this.choice.keep())
  }

  #openSheet(): void {
    $effect(() => {
      if (!this.seated) return
      untrack(() => void this.pencil.open())
      const flush = (): void => this.pencil.flush()
      document.addEventListener('visibilitychange', flush)
      return () => {
        document.removeEventListener('visibilitychange', flush)
        this.pencil.close()
      }
    })
  }

  #askForHelp(): void {
    $effect(() => {
      const heard = this.connection.now?.heard
      if (this.helped && heard !== undefined) untrack(() => this.desk.heard(heard))
    })
    $effect(() => {
      if (!this.helped) return
      const notes = this.pencil.notes
      const soon = setTimeout(() => this.desk.marked(notes), MARKING)
      return () => clearTimeout(soon)
    })
  }

  #speak(): void {
    $effect(() => {
      if (!this.connection.caughtUp) return
      const news = this.connection.history.filter(({ number }) => number >= this.#spoken)
      this.#spoken = this.connection.told.length
      if (news.length > 0) untrack(() => announce(toldAloud(news, this.turn)))
    })
    $effect(() => {
      if (this.momentsShown) this.seen.shown(this.connection.told.length)
    })
  }
}
