import type { Site } from '@/generated/merchant-types'
import { roleOf, type Role } from './role'

/** Who is looking at the page. */
export type Session =
  | { readonly status: 'guest'; readonly role: 'guest' }
  | ({ readonly status: 'signedIn'; readonly role: Exclude<Role, 'guest'>; readonly token: string } & Account)

export interface Account {
  /** Account name. */
  readonly account: string
  readonly customerId: string
  /** Number that the platform gives the kind of account (1 §4, isAgent). */
  readonly accountType: number
}

export const guest: Session = { status: 'guest', role: 'guest' }

const keys = { token: 'token', accountType: 'isAgent', account: 'account', customerId: 'customerId' } as const

/** Under which session storage keeps when the session began, in milliseconds since 1970. */
export const signedInKey = 'signedInAt'

/**
 * The only place that holds the token. It lives in session storage under the names of the
 * specification (1 §3), so each tab has a session of its own.
 */
class SessionStore {
  #session: Session = guest
  #accountTypes: Site['accountTypes'] = { agent: [], trial: [] }
  #listeners = new Set<() => void>()

  /** Reads what this tab has stored, and leaves the merchant's code in both storages (1 §1). */
  start(merchant: string, accountTypes: Site['accountTypes']): void {
    sessionStorage.setItem('merchant', merchant)
    localStorage.setItem('merchant', merchant)
    this.#accountTypes = accountTypes
    this.reload()
  }

  /** Takes over what is in storage: a page that comes back from the browser's cache may be out of date. */
  reload(): void {
    const stored = readStorage()
    this.#set(stored === undefined ? guest : this.#signedIn(stored.token, stored))
  }

  open(token: string, account: Account): void {
    sessionStorage.setItem(keys.token, token)
    sessionStorage.setItem(keys.accountType, String(account.accountType))
    sessionStorage.setItem(keys.account, account.account)
    sessionStorage.setItem(keys.customerId, account.customerId)
    sessionStorage.setItem(signedInKey, String(Date.now()))
    this.#set(this.#signedIn(token, account))
  }

  /** Clears session storage except the merchant's code (1 §4, logout). */
  close(): void {
    const merchant = sessionStorage.getItem('merchant')
    sessionStorage.clear()
    if (merchant !== null) sessionStorage.setItem('merchant', merchant)
    this.#set(guest)
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

function readStorage(): ({ token: string } & Account) | undefined {
  const token = sessionStorage.getItem(keys.token)
  const account = sessionStorage.getItem(keys.account)
  const customerId = sessionStorage.getItem(keys.customerId)
  const accountType = Number(sessionStorage.getItem(keys.accountType) ?? Number.NaN)
  if (token === null || account === null || customerId === null || !Number.isInteger(accountType)) return undefined
  return { token, account, customerId, accountType }
}

export const sessionStore = new SessionStore()
