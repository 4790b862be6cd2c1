import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import type { Account } from '@/sandbox/call/account'

const lifetime = 15 * 60_000
/** Twelve characters that cannot be confused: 59 bits, so a plain hash is safe enough for a quarter of an hour. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const length = 12

export interface OneTimePasswords {
  /** Creates a password for one sign-in to the account, which replaces the previous one. */
  issue(account: Account): string
  /** Whether the password opens a session of the account, which it does only once. */
  redeem(accountId: string, password: string): boolean
  /** Records which session was opened with the password that was just used. */
  bind(accountId: string, token: string): void
  /** Whether this session was opened with this password. */
  hasOpened(accountId: string, token: string, password: string): boolean
  forget(accountId: string): void
  clear(merchant: string): void
}

interface Issued {
  readonly merchant: string
  readonly hash: Buffer
  readonly expiresAt: number
  isUsed: boolean
  session?: Buffer
}

export function createOneTimePasswords(clock: () => number): OneTimePasswords {
  const issued = new Map<string, Issued>()

  return {
    issue({ id, merchant }) {
      // A used password is kept until it expires, because its session may still set a new password with it.
      for (const [key, { expiresAt }] of issued) if (expiresAt <= clock()) issued.delete(key)
      const password = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
      issued.set(id, { merchant, hash: hash(password), expiresAt: clock() + lifetime, isUsed: false })
      return password
    },

    redeem(accountId, password) {
      const entry = issued.get(accountId)
      if (entry === undefined || entry.isUsed || entry.expiresAt <= clock()) return false
      entry.isUsed = isSame(entry.hash, password)
      return entry.isUsed
    },

    bind(accountId, token) {
      const entry = issued.get(accountId)
      if (entry?.isUsed) entry.session ??= hash(token)
    },

    hasOpened(accountId, token, password) {
      const { session, hash: expected } = issued.get(accountId) ?? {}
      return session !== undefined && expected !== undefined && isSame(session, token) && isSame(expected, password)
    },

    forget: (accountId) => void issued.delete(accountId),

    clear(merchant) {
      for (const [key, entry] of issued) if (entry.merchant === merchant) issued.delete(key)
    },
  }
}

function isSame(expected: Buffer, text: string): boolean {
  return timingSafeEqual(expected, hash(text))
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
