/** One question on its way: sent once, answered, or refused. */

export class Asking<Answer> {
  busy = $state(false)
  answer = $state.raw<Answer | null>(null)
  trouble = $state.raw<unknown>(null)

  async ask(question: () => Promise<Answer>, written: (answer: Answer) => void): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.trouble = null
    try {
      const answer = await question()
      written(answer)
      this.answer = answer
    } catch (error) {
      this.trouble = error
    } finally {
      this.busy = false
    }
  }
}
