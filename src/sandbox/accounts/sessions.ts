import { hashOfToken } from './port/hash-of-token'
import { flag, integer, orNull, text } from '@/sandbox/database/columns'
import type { Database } from '@/sandbox/database/database'
import { randomBytes } from 'node:crypto'
import type { Account } from '@/sandbox/call/account'
import { accountColumns } from './account-row'

/** Session lifetime: half a day. */
const lifetime = 12 * 60 * 60 * 1000

export interface OpenSession {
  readonly account: Account
  /** Whether the session allows nothing but choosing a new password. */
  readonly isForPassword: boolean
}

export interface Sessions {
  /**
   * Opens a session and returns its token, which is not stored. Returns undefined if the account's password has
   * changed since the account was read.
   */
  open(account: Account, isForPassword?: boolean): Promise<string | undefined>
  /** The session of a token; undefined if the token is unknown, ended or expired. */
  find(merchant: string, token: string): Promise<OpenSession | undefined>
  end(token: string): Promise<void>
  /** Ends all sessions of an account, optionally except one. Returns how many were ended. */
  endAllOf(accountId: string, exceptToken?: string): Promise<number>
  removeExpired(): Promise<void>
}

const sessionColumns = { ...accountColumns, isForPassword: flag }

export function createSessions(database: Database, clock: () => number): Sessions {
  return {
    async open({ id, merchant, passwordHash }, isForPassword = false) {
      const token = randomBytes(32).toString('base64url')
      await database.run({
        sql: `INSERT INTO sessions (token_hash, merchant, account_id, expires_at, is_for_password)
          VALUES (?, ?, ?, ?, ?)`,
        args: [hashOfToken(token), merchant, id, clock() + lifetime, isForPassword],
      })
      // Race with a password change: either it ends this session together with the others, or this query sees the new
      // password.
      const sql = 'SELECT password_hash FROM accounts WHERE id = ?'
      const now = await database.first({ passwordHash: orNull(text) }, sql, [id])
      if (now?.passwordHash !== passwordHash) {
        await this.end(token)
        return undefined
      }
      await database.run({ sql: 'UPDATE accounts SET last_sign_in = ? WHERE id = ?', args: [clock(), id] })
      return token
    },

    async find(merchant, token) {
      const found = await database.first(
        sessionColumns,
        `SELECT a.*, s.is_for_password FROM sessions s JOIN accounts a ON a.id = s.account_id
          WHERE s.token_hash = ? AND s.merchant = ? AND s.expires_at > ?`,
        [hashOfToken(token), merchant, clock()],
      )
      if (found === undefined) return undefined
      const { isForPassword, ...account } = found
      return { account, isForPassword }
    },

    async end(token) {
      await database.run({ sql: 'DELETE FROM sessions WHERE token_hash = ?', args: [hashOfToken(token)] })
    },

    async endAllOf(accountId, exceptToken) {
      const ended = await database.rows(
        { expiresAt: integer },
        'DELETE FROM sessions WHERE account_id = ? AND token_hash IS NOT ? RETURNING expires_at',
        [accountId, exceptToken === undefined ? null : hashOfToken(exceptToken)],
      )
      return ended.filter(({ expiresAt }) => expiresAt > clock()).length
    },

    async removeExpired() {
      await database.run({ sql: 'DELETE FROM sessions WHERE expires_at <= ?', args: [clock()] })
    },
  }
}
