import {
  moneyCalls,
  secretOf,
  type StoredRequest,
  type MoneyCallName,
  type MoneyCalls,
} from '@/site/gateway/money/money-calls'
import type { BrowserItems } from '@/site/lib/browser-items'
import { pendingName } from '@/site/session/pending-money'

/**
 * A money call that must count only once: it may be sent repeatedly, always with this idempotency key and this request.
 */
export interface MoneyIntent<Name extends MoneyCallName = MoneyCallName> {
  readonly key: string
  readonly call: Name
  /** Without secrets, such as a password. */
  readonly request: StoredRequest<Name>
  /** Milliseconds since 1970. */
  readonly startedAt: number
}

const day = 24 * 60 * 60 * 1000
/**
 * The server remembers an idempotency key for seven days. The margin allows for a clock that was changed, so that a
 * late retry cannot count a second time.
 */
const knownFor = 6.5 * day

/** Whether the server may have forgotten the idempotency key: a retry could then count a second time. */
export function isForgotten({ startedAt }: MoneyIntent, now: number): boolean {
  return now - startedAt > knownFor || startedAt - now > day
}

export function newIntent<Name extends MoneyCallName>(
  call: Name,
  request: MoneyCalls[Name]['request'],
  now: number,
): MoneyIntent<Name> {
  // Not crypto.randomUUID, which does not exist in an insecure context.
  const key = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return { key, call, request: withoutSecret(call, request), startedAt: now }
}

function withoutSecret<Name extends MoneyCallName>(
  call: Name,
  request: MoneyCalls[Name]['request'],
): StoredRequest<Name> {
  const secret = secretOf(call)
  return Object.fromEntries(Object.entries(request).filter(([name]) => name !== secret)) as StoredRequest<Name>
}

/**
 * Stored in local storage under the account, not in session storage: a tab that is closed during the call must not lose
 * its intent.
 */
export class StoredIntents {
  readonly #items: BrowserItems

  constructor(items: BrowserItems) {
    this.#items = items
  }

  get(customer: string): MoneyIntent | undefined {
    const text = this.#items.get(pendingName(customer))
    if (text === null) return undefined
    const stored = parse(text)
    if (stored === undefined) console.warn('an intent that is stored is none', text)
    return stored
  }

  set(customer: string, intent: MoneyIntent): void {
    this.#items.set(pendingName(customer), JSON.stringify(intent))
  }

  remove(customer: string): void {
    this.#items.remove(pendingName(customer))
  }
}

function parse(text: string): MoneyIntent | undefined {
  try {
    const { key, call, request, startedAt } = JSON.parse(text) as Record<keyof MoneyIntent, unknown>
    const isIntent =
      typeof key === 'string' && typeof startedAt === 'number' && typeof request === 'object' && isMoneyCall(call)
    return isIntent ? ({ key, call, request, startedAt } as MoneyIntent) : undefined
  } catch {
    // Invalid data: the caller reports it.
    return undefined
  }
}

const isMoneyCall = (name: unknown): name is MoneyCallName =>
  typeof name === 'string' && Object.hasOwn(moneyCalls, name)
