import { secretOf, type MoneyCallName } from '@/site/gateway/money/money-calls'
import type { MoneyIntent } from './money-intent'

/**
 * The secret of the pending request, such as a password. It is held only in this page's memory, until the intent is
 * settled.
 */
export class IntentSecret {
  #known: { readonly key: string; readonly value: unknown } | undefined

  keep(key: string, call: MoneyCallName, request: object): void {
    const field = secretOf(call)
    if (field !== undefined) this.give(key, (request as Record<string, unknown>)[field])
  }

  give(key: string, value: unknown): void {
    this.#known = { key, value }
  }

  forget(): void {
    this.#known = undefined
  }

  /** The request with its secret; undefined where the secret is needed and not known here. */
  wholeRequest({ key, call, request }: MoneyIntent): object | undefined {
    const field = secretOf(call)
    if (field === undefined) return request
    return this.#known?.key === key ? { ...request, [field]: this.#known.value } : undefined
  }
}
