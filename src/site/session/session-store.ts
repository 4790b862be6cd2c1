import type { Site } from '@/contract/generated/merchant-types'
import { deviceItems, tabItems } from '@/site/lib/browser-items'
import { endingName, endingTokens } from './ending-tokens'
import { roleOf, type Role } from './role'
import { signedOutAt } from './signed-out'

/** The visitor's session: a guest or a signed-in account. */
export type Session =
  | { readonly status: 'guest'; readonly role: 'guest' }
  | ({ readonly status: 'signedIn'; readonly role: Exclude<Role, 'guest'>; readonly token: string } & Account)

export interface Account {
  /** Account name. */
  readonly account: string
  readonly customerId: string
  /** The platform's number for the type of account (1 §4, isAgent). */
  readonly accountType: number
}

export const guest: Session = { status: 'guest', role: 'guest' }

const keys = { token: 'token', accountType: 'isAgent', account: 'account', customerId: 'customerId' } as const

/** Key in session storage for when the session began, in milliseconds since 1970. */
export const signedInKey = 'signedInAt'

/** Key in session storage for when the session's customer had last signed out before, on this device. */
const signedOutKey = 'signedOutBefore'

/**
 * The only place that holds the token. It is stored in session storage under the specification's names (1 §3), so each
 * tab has a session of its own.
 */
class SessionStore {
  #session: Session = guest
  #accountTypes: Site['accountTypes'] = { agent: [], trial: [] }
  #listeners = new Set<() => void>()

  /**
   * Restores this tab's session, and stores the merchant's code in both storages (1 §1). If the customer has signed out
   * in another tab since, the session is over; its token still has to be ended on the server.
   */
  start(merchant: string, accountTypes: Site['accountTypes']): void {
    tabItems.set('merchant', merchant)
    deviceItems.set('merchant', merchant)
    this.#accountTypes = accountTypes
    const stored = readStorage()
    if (stored !== undefined && isLeft(stored)) {
      this.close()
      endingTokens.add(stored.token)
    }
    this.reload()
  }

  /** Reads the session from storage again: a page from the back/forward cache may be out of date. */
  reload(): void {
    const stored = readStorage()
    this.#set(stored === undefined ? guest : this.#signedIn(stored.token, stored))
  }

  open(token: string, account: Account): void {
    tabItems.set(keys.token, token)
    tabItems.set(keys.accountType, String(account.accountType))
    tabItems.set(keys.account, account.account)
    tabItems.set(keys.customerId, account.customerId)
    tabItems.set(signedInKey, String(Date.now()))
    tabItems.set(signedOutKey, String(signedOutAt(account.customerId)))
    this.#set(this.#signedIn(token, account))
  }

  /**
   * Clears session storage except the merchant's code (1 §4, logout) and the tokens that still have to be ended on the
   * server.
   */
  close(): void {
    const staying = ['merchant', endingName].map((name) => [name, tabItems.get(name)] as const)
    tabItems.clear()
    for (const [name, value] of staying) if (value !== null) tabItems.set(name, value)
    this.#set(guest)
  }

  /** Whether the session's customer has signed out in another tab since it was opened. */
  isLeft(): boolean {
    return this.#session.status === 'signedIn' && isLeft(this.#session)
  }

  /** Whether the session survives a reload: false when the browser blocks storage. */
  isKept(): boolean {
    return tabItems.keeps(keys.token)
  }

  readonly get = (): Session => this.#session

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #signedIn(token: string, { account, customerId, accountType }: Account): Session {
    const role = roleOf(accountType, this.#accountTypes)
    return { status: 'signedIn', role, token, account, customerId, accountType }
  }

  #set(session: Session): void {
    this.#session = session
    this.#listeners.forEach((listener) => listener())
  }
}

function isLeft({ customerId }: Pick<Account, 'customerId'>): boolean {
  const lastTime = signedOutAt(customerId)
  return lastTime !== 0 && lastTime !== Number(tabItems.get(signedOutKey))
}

function readStorage(): ({ token: string } & Account) | undefined {
  const token = tabItems.get(keys.token)
  const account = tabItems.get(keys.account)
  const customerId = tabItems.get(keys.customerId)
  const accountType = Number(tabItems.get(keys.accountType) ?? Number.NaN)
  if (token === null || account === null || customerId === null || !Number.isInteger(accountType)) return undefined
  return { token, account, customerId, accountType }
}

export const sessionStore = new SessionStore()
