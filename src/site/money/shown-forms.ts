import type { MoneyCallName } from '@/site/gateway/money/money-calls'
import type { MoneyState } from './money-state'

/** Milliseconds that an outcome is shown before it counts as seen: a form that is being left may still show it for a moment. */
const readable = 1000

/** Whether nobody knows yet what becomes of an intent. */
export const isPending = ({ status }: MoneyState): boolean => ['sending', 'checking', 'asking'].includes(status)

/** The forms that are shown: each says what becomes of the intents of its call, and what was seen need not be said again. */
export class ShownForms {
  readonly #calls: MoneyCallName[] = []
  /** Key of the intent whose outcome a form shows or has shown last, and since when. */
  #shown: { readonly key: string; readonly since: number } | undefined
  #seen: string | undefined

  /** Returns how to say that the form is gone. */
  add(call: MoneyCallName, state: MoneyState): () => void {
    this.#calls.push(call)
    this.note(state)
    return () => {
      this.#calls.splice(this.#calls.indexOf(call), 1)
      if (this.#shown !== undefined && Date.now() - this.#shown.since >= readable) this.#seen = this.#shown.key
    }
  }

  note(state: MoneyState): void {
    if (state.status === 'free' || isPending(state)) return
    const { call, key } = state.intent
    if (this.#calls.includes(call) && this.#shown?.key !== key) this.#shown = { key, since: Date.now() }
  }

  tell(state: MoneyState): boolean {
    if (state.status === 'free') return false
    return this.#calls.includes(state.intent.call) || (!isPending(state) && this.#seen === state.intent.key)
  }
}
