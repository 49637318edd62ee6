/** Somebody at a table of Ptolemaeus: what they see and choose, kept up with everything the table tells.
 *  Made while a component is set up, for as long as that lives. */

import { untrack } from 'svelte'
import type { AtTable } from '../table/connection/connection.svelte'
import { goingOn } from '../table/connection/going_on.svelte'
import { Draft } from '../device/draft'
import { lineAsked, linesFrom, sayWithSince } from '../table/log/log_lines'
import { Seen } from '../table/moments/seen.svelte'
import { whoseTurn } from '../table/turn'
import { announce } from '../ui/announce.svelte'
import type { PtolemaeusAction, PtolemaeusOffers, View } from '../wire/ptolemaeus'
import type { TableShown } from '../wire/types'
import { includes } from '../table/help_levels'
import { Choice } from './action/choice.svelte'
import { Following } from './action/following.svelte'
import { askedAt, HelpDesk } from './help/help_desk.svelte'
import { unreadNews } from './log/news'
import { othersSince } from './log/since'
import { story } from './log/story'
import { isExtraTurn, sceneOf, waitingFor } from './standing'

export class Sitting {
  readonly choice: Choice
  readonly seen: Seen
  readonly desk: HelpDesk
  readonly #following: Following
  readonly #connection: () => AtTable
  readonly #goOn: () => void
  /** How much has been said aloud. */
  #spoken: number

  /** Whether what has not been read yet is on the screen. */
  newsShown = $state(false)

  readonly connection = $derived.by(() => this.#connection())
  readonly view = $derived.by(() => this.connection.now?.view as View)
  readonly offers = $derived.by(() => (this.connection.now?.offers ?? []) as PtolemaeusOffers)
  readonly table = $derived.by(() => this.connection.table as TableShown)
  readonly scene = $derived.by(() => sceneOf(this.table, this.view.viewer))
  readonly board = $derived.by(() => this.view.board)
  readonly over = $derived.by(() => this.board.stage.type === 'over')
  readonly turn = $derived.by(() => ({
    waiting: waitingFor(this.board),
    over: this.over,
    between: this.board.stage.type === 'discarding' || this.board.stage.type === 'recalling',
    scene: this.scene,
  }))
  readonly extra = $derived.by(() => isExtraTurn(this.connection.events))
  readonly asked = $derived.by(() => this.connection.asked !== null && !this.#following.answers)
  readonly helped = $derived.by(
    () => this.view.viewer !== null && !this.over && includes(this.table.help, 'reminders'),
  )
  readonly lines = $derived.by(() => story(this.connection.history, this.scene))
  /** What the others have done since this seat's last turn. */
  readonly since = $derived.by(() =>
    this.view.viewer === null
      ? []
      : othersSince(this.lines, this.connection.events, this.view.viewer, this.scene.names),
  )
  readonly unread = $derived.by(() =>
    this.over ? [] : unreadNews(this.lines, this.seen.upTo, this.view.viewer),
  )
  /** The move that somebody wants to take back, in words. */
  readonly undone = $derived.by(() => {
    const standing = this.table.undo ? story(this.connection.events, this.scene) : []
    const asked = lineAsked(standing, this.table.undo)
    return asked ? sayWithSince(asked.text, asked.seat, linesFrom(standing, asked)) : ''
  })
  readonly #decision = $derived.by(() => this.connection.now?.decision ?? null)

  constructor(connection: () => AtTable) {
    this.#connection = connection
    const { id, told } = connection()
    this.choice = new Choice(
      () => this.offers,
      () => this.board,
      () => this.view.desk?.hand ?? [],
      new Draft(id),
    )
    this.#following = new Following(
      connection,
      () => this.board,
      () => this.choice.actions,
    )
    this.seen = new Seen(id, told.length)
    this.desk = new HelpDesk(askedAt(id), () => this.table.help)
    this.#spoken = told.length
    this.#goOn = goingOn(connection)
    this.#chooseAnew()
    this.#askForHelp()
    this.#speak()
  }

  choose(action: PtolemaeusAction): void {
    if (this.choice.pick(action)) void this.confirm()
  }

  /** What was advised, chosen but not done yet. */
  propose(action: PtolemaeusAction): void {
    this.choice.pick(action)
  }

  tapSign(sign: number): void {
    if (this.choice.tapSign(sign)) void this.confirm()
  }

  tapCard(card: number): void {
    if (this.choice.tapCard(card)) void this.confirm()
  }

  async confirm(): Promise<void> {
    const action = this.choice.action
    if (action === null || !this.asked) return
    // With the action of a turn all that led to it is history; it stands in the log.
    const { stage, acted } = this.board
    if (stage.type === 'turn' && !acted) this.seen.all(this.connection.told.length)
    else this.seen.playOn()
    this.#goOn()
    await this.#following.send(action, this.choice.plan)
  }

  async takeBack(): Promise<void> {
    await this.#following.takeBack()
  }

  endTurn(): void {
    if (!this.choice.actions.some((one) => one.type === 'end')) return
    this.choice.pick({ type: 'end' })
    void this.confirm()
  }

  #chooseAnew(): void {
    $effect(() => {
      const decision = this.#decision
      untrack(() => this.choice.begin(decision))
    })
    $effect(() => this.choice.keep())
  }

  #askForHelp(): void {
    $effect(() => {
      const heard = this.connection.now?.heard
      if (this.helped && heard !== undefined) untrack(() => this.desk.heard(heard))
    })
  }

  #speak(): void {
    $effect(() => {
      if (!this.connection.caughtUp) return
      const news = this.lines.filter((line) => line.number >= this.#spoken)
      this.#spoken = this.connection.told.length
      if (news.length === 0) return
      const said = news.flatMap((line) => [line.text, ...line.details])
      announce([...said, whoseTurn(this.turn)].join(' '))
    })
    $effect(() => {
      if (this.newsShown) this.seen.shown(this.connection.told.length)
    })
  }
}
