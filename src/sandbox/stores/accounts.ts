import { randomUUID } from 'node:crypto'
import { and, eq, like, notInArray, sql } from 'drizzle-orm'
import type { LibSQLDatabase } from 'drizzle-orm/libsql'
import { accounts, sessions, type Account, type NewAccount } from '@/sandbox/database/tables'
import { fullNumber, nationalNumber } from './full-number'

export type AccountSeed = Omit<NewAccount, 'id' | 'merchant' | 'accountKey' | 'profile' | 'createdAt'> & {
  readonly profile?: Record<string, string>
}

export type AccountChanges = Partial<Pick<Account, 'language' | 'avatar'>>

export interface Accounts {
  /** Undefined when the name or the number is taken. */
  create(merchant: string, seed: AccountSeed): Promise<Account | undefined>
  /** The account that a player means when signing in: its name, or its mobile number as people write it (1 §4). */
  bySignInName(merchant: string, name: string): Promise<Account | undefined>
  byId(id: string): Promise<Account | undefined>
  byNumber(merchant: string, mobile: string): Promise<Account | undefined>
  /** Changes what a player may change about an account. */
  change(id: string, changes: AccountChanges): Promise<void>
  /** Sets one of the other fields of the registration. */
  setProfile(id: string, field: string, value: string): Promise<void>
  /** False where the number has an account already. */
  setMobile(id: string, mobile: string): Promise<boolean>
  /** Creates several at once, those whose name is free. */
  createAll(rows: readonly NewAccount[]): Promise<void>
  hasDownlines(id: string): Promise<boolean>
  /** Is in nobody's team from now on. */
  leaveUpline(id: string): Promise<void>
  isTaken(merchant: string, account: string): Promise<boolean>
  /** The agent that an affiliate code belongs to, whatever its case. */
  byAffiliateCode(merchant: string, code: string): Promise<Account | undefined>
  bySocialId(merchant: string, socialId: string): Promise<Account | undefined>
  /** Sets a password that the account's owner chose: it is fresh, whatever the one before was. */
  setPassword(id: string, passwordHash: string): Promise<void>
  /** Trial accounts that no session leads to any more. */
  removeAbandoned(merchant: string, type: number): Promise<void>
  clear(merchant: string): Promise<void>
}

export function createAccounts(db: LibSQLDatabase, clock: () => number): Accounts {
  const find = (merchant: string, condition: ReturnType<typeof eq>) =>
    db
      .select()
      .from(accounts)
      .where(and(eq(accounts.merchant, merchant), condition))

  return {
    async create(merchant, seed) {
      const row = {
        ...seed,
        id: randomUUID(),
        merchant,
        accountKey: seed.account.toLowerCase(),
        profile: seed.profile ?? {},
        createdAt: clock(),
      }
      const [created] = await db.insert(accounts).values(row).onConflictDoNothing().returning()
      return created
    },

    async bySignInName(merchant, name) {
      const [named] = await find(merchant, eq(accounts.accountKey, name.toLowerCase()))
      if (named !== undefined || !/^\+?[0-9]{6,15}$/.test(name)) return named
      if (name.startsWith('+')) return this.byNumber(merchant, name)
      const endings = await find(merchant, like(accounts.mobile, `+%${nationalNumber(name)}`))
      const matches = endings.filter(
        ({ mobile, profile }) => mobile === fullNumber(profile['countryDialingCode'], name),
      )
      return matches.length === 1 ? matches[0] : undefined
    },

    async byId(id) {
      const [account] = await db.select().from(accounts).where(eq(accounts.id, id))
      return account
    },

    async byNumber(merchant, mobile) {
      const [account] = await find(merchant, eq(accounts.mobile, mobile))
      return account
    },

    async change(id, changes) {
      await db.update(accounts).set(changes).where(eq(accounts.id, id))
    },

    async setProfile(id, field, value) {
      const profile = sql`json_set(${accounts.profile}, ${`$.${field}`}, ${value})`
      await db.update(accounts).set({ profile }).where(eq(accounts.id, id))
    },

    async setMobile(id, mobile) {
      const { rowsAffected } = await db.run(
        sql`UPDATE OR IGNORE ${accounts} SET mobile = ${mobile} WHERE ${accounts.id} = ${id}`,
      )
      return rowsAffected === 1
    },

    async createAll(rows) {
      await db
        .insert(accounts)
        .values([...rows])
        .onConflictDoNothing()
    },

    async hasDownlines(id) {
      return (await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.upline, id)).limit(1)).length > 0
    },

    async leaveUpline(id) {
      await db.update(accounts).set({ upline: null }).where(eq(accounts.id, id))
    },

    async isTaken(merchant, account) {
      return (await find(merchant, eq(accounts.accountKey, account.toLowerCase()))).length > 0
    },

    async byAffiliateCode(merchant, code) {
      const [account] = await find(merchant, eq(accounts.affiliateCode, code.toUpperCase()))
      return account
    },

    async bySocialId(merchant, socialId) {
      const [account] = await find(merchant, eq(accounts.socialId, socialId))
      return account
    },

    async setPassword(id, passwordHash) {
      const changes = { passwordHash, firstTimeLogin: false, passwordExpired: false }
      await db.update(accounts).set(changes).where(eq(accounts.id, id))
    },

    async removeAbandoned(merchant, type) {
      const live = db.select({ id: sessions.accountId }).from(sessions)
      const abandoned = and(eq(accounts.merchant, merchant), eq(accounts.type, type), notInArray(accounts.id, live))
      await db.delete(accounts).where(abandoned)
    },

    async clear(merchant) {
      await db.delete(accounts).where(eq(accounts.merchant, merchant))
    },
  }
}
