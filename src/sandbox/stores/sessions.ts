import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lte } from 'drizzle-orm'
import type { LibSQLDatabase } from 'drizzle-orm/libsql'
import { accounts, sessions, type Account } from '@/sandbox/database/tables'

/** How long a session lasts: half a day. */
const lifetime = 12 * 60 * 60 * 1000

export interface Sessions {
  /** Opens a session and returns its token, which is stored nowhere. */
  open(account: Account): Promise<string>
  /** The account of a token, undefined when the token is unknown, ended or expired. */
  accountOf(merchant: string, token: string): Promise<Account | undefined>
  end(token: string): Promise<void>
  endAllOf(accountId: string): Promise<void>
  removeExpired(): Promise<void>
  clear(merchant: string): Promise<void>
}

export function createSessions(db: LibSQLDatabase, clock: () => number): Sessions {
  return {
    async open({ id, merchant }) {
      const token = randomBytes(32).toString('base64url')
      const row = { tokenHash: hash(token), merchant, accountId: id, expiresAt: clock() + lifetime }
      await db.insert(sessions).values(row)
      return token
    },

    async accountOf(merchant, token) {
      const [found] = await db
        .select({ account: accounts })
        .from(sessions)
        .innerJoin(accounts, eq(accounts.id, sessions.accountId))
        .where(
          and(eq(sessions.tokenHash, hash(token)), eq(sessions.merchant, merchant), gt(sessions.expiresAt, clock())),
        )
      return found?.account
    },

    async end(token) {
      await db.delete(sessions).where(eq(sessions.tokenHash, hash(token)))
    },

    async endAllOf(accountId) {
      await db.delete(sessions).where(eq(sessions.accountId, accountId))
    },

    async removeExpired() {
      await db.delete(sessions).where(lte(sessions.expiresAt, clock()))
    },

    async clear(merchant) {
      await db.delete(sessions).where(eq(sessions.merchant, merchant))
    },
  }
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
