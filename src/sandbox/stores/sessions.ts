import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lte, ne } from 'drizzle-orm'
import type { LibSQLDatabase } from 'drizzle-orm/libsql'
import { accounts, sessions, type Account } from '@/sandbox/database/tables'

/** How long a session lasts: half a day. */
const lifetime = 12 * 60 * 60 * 1000

export interface OpenSession {
  readonly account: Account
  /** Good for choosing a new password and nothing else. */
  readonly isForPassword: boolean
}

export interface Sessions {
  /**
   * Opens a session and returns its token, which is stored nowhere. Undefined where the account has another password
   * by now than the one it was read with.
   */
  open(account: Account, isForPassword?: boolean): Promise<string | undefined>
  /** The session of a token, undefined when the token is unknown, ended or expired. */
  find(merchant: string, token: string): Promise<OpenSession | undefined>
  end(token: string): Promise<void>
  /** Ends those of an account, all or all but one. Answers how many there were. */
  endAllOf(accountId: string, exceptToken?: string): Promise<number>
  removeExpired(): Promise<void>
  clear(merchant: string): Promise<void>
}

export function createSessions(db: LibSQLDatabase, clock: () => number): Sessions {
  return {
    async open({ id, merchant, passwordHash }, isForPassword = false) {
      const token = randomBytes(32).toString('base64url')
      const row = {
        tokenHash: hashOfToken(token),
        merchant,
        accountId: id,
        expiresAt: clock() + lifetime,
        isForPassword,
      }
      await db.insert(sessions).values(row)
      // A new password ends the sessions that are there: this one is, or the new password is seen here.
      const [now] = await db.select({ hash: accounts.passwordHash }).from(accounts).where(eq(accounts.id, id))
      if (now?.hash !== passwordHash) {
        await this.end(token)
        return undefined
      }
      await db.update(accounts).set({ lastSignIn: clock() }).where(eq(accounts.id, id))
      return token
    },

    async find(merchant, token) {
      const [found] = await db
        .select({ account: accounts, isForPassword: sessions.isForPassword })
        .from(sessions)
        .innerJoin(accounts, eq(accounts.id, sessions.accountId))
        .where(
          and(
            eq(sessions.tokenHash, hashOfToken(token)),
            eq(sessions.merchant, merchant),
            gt(sessions.expiresAt, clock()),
          ),
        )
      return found
    },

    async end(token) {
      await db.delete(sessions).where(eq(sessions.tokenHash, hashOfToken(token)))
    },

    async endAllOf(accountId, exceptToken) {
      const isOther = exceptToken === undefined ? undefined : ne(sessions.tokenHash, hashOfToken(exceptToken))
      const ended = await db
        .delete(sessions)
        .where(and(eq(sessions.accountId, accountId), isOther))
        .returning({ expiresAt: sessions.expiresAt })
      return ended.filter(({ expiresAt }) => expiresAt > clock()).length
    },

    async removeExpired() {
      await db.delete(sessions).where(lte(sessions.expiresAt, clock()))
    },

    async clear(merchant) {
      await db.delete(sessions).where(eq(sessions.merchant, merchant))
    },
  }
}

/** What is stored of a token. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
