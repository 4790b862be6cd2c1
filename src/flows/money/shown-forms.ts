import type { MoneyCallName } from '@/gateway/money-calls'
import type { MoneyState } from './money-state'

/** Whether nobody knows yet what becomes of an intent. */
export const isPending = ({ status }: MoneyState): boolean => ['sending', 'checking', 'asking'].includes(status)

/** The forms that are shown: each says what becomes of the intents of its call, and what it has said need not be said again. */
export class ShownForms {
  readonly #calls: MoneyCallName[] = []
  /** Key of the intent whose outcome was shown last. */
  #seen: string | undefined

  /** Returns how to say that the form is gone. */
  add(call: MoneyCallName, state: MoneyState): () => void {
    this.#calls.push(call)
    this.note(state)
    return () => void this.#calls.splice(this.#calls.indexOf(call), 1)
  }

  note(state: MoneyState): void {
    if (state.status !== 'free' && !isPending(state) && this.#calls.includes(state.intent.call))
      this.#seen = state.intent.key
  }

  tell(state: MoneyState): boolean {
    if (state.status === 'free') return false
    return this.#calls.includes(state.intent.call) || (!isPending(state) && this.#seen === state.intent.key)
  }
}
