import type { MoneyCallName } from '@/site/gateway/money/money-calls'
import type { MoneyState } from './money-state'

/** Milliseconds after which a shown outcome counts as seen: a form may still show it briefly while it is closing. */
const readable = 1000

/** Whether the outcome of an intent is still unknown. */
export const isPending = ({ status }: MoneyState): boolean => ['sending', 'checking', 'asking'].includes(status)

/**
 * The mounted forms: each shows the outcome of its call's intents, and an outcome that was seen is not shown again
 * elsewhere.
 */
export class MountedForms {
  readonly #calls: MoneyCallName[] = []
  /** Key of the intent whose outcome a form has shown last, and since when. */
  #shown: { readonly key: string; readonly since: number } | undefined
  #seen: string | undefined

  /** Returns a function that unregisters the form. */
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
