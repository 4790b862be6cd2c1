import { secretOf, type MoneyCallName } from '@/site/gateway/money/money-calls'
import type { MoneyIntent } from './money-intent'

/** What of the request that is under way is kept nowhere, such as a password: in the memory of this page, until it is settled. */
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

  /** The request as it is sent; undefined where that takes what is not known here. */
  wholeRequest({ key, call, request }: MoneyIntent): object | undefined {
    const field = secretOf(call)
    if (field === undefined) return request
    return this.#known?.key === key ? { ...request, [field]: this.#known.value } : undefined
  }
}
