import { text } from '@/sandbox/database/columns'
import type { Database } from '@/sandbox/database/database'
import { randomUUID } from 'node:crypto'
import type { Account } from '@/sandbox/call/account'
import { accountColumns, insertAccounts, type NewAccount } from './account-row'
import { fullNumber, nationalNumber } from './port/full-number'

export type AccountSeed = Omit<NewAccount, 'id' | 'merchant' | 'accountKey' | 'profile' | 'createdAt'> & {
  readonly profile?: Record<string, string>
}

export type AccountChanges = Partial<Pick<Account, 'language' | 'avatar'>>

export interface Accounts {
  /** Returns undefined when the name or the number is taken. */
  create(merchant: string, seed: AccountSeed): Promise<Account | undefined>
  /**
   * Finds the account by what the player typed at sign-in: its name, or its mobile number in any usual spelling (1
   * §4).
   */
  bySignInName(merchant: string, name: string): Promise<Account | undefined>
  byId(id: string): Promise<Account | undefined>
  byNumber(merchant: string, mobile: string): Promise<Account | undefined>
  /** Changes the fields that players may edit themselves. */
  change(id: string, changes: AccountChanges): Promise<void>
  /** Sets one of the other registration fields. */
  setProfile(id: string, field: string, value: string): Promise<void>
  /** Returns false if another account already has the number. */
  setMobile(id: string, mobile: string): Promise<boolean>
  /** Creates several accounts at once, and skips those whose name is taken. */
  createAll(rows: readonly NewAccount[]): Promise<void>
  hasDownlines(id: string): Promise<boolean>
  /** Removes the account from its upline's team. */
  leaveUpline(id: string): Promise<void>
  isTaken(merchant: string, account: string): Promise<boolean>
  /** Finds the agent that owns an affiliate code, ignoring case. */
  byAffiliateCode(merchant: string, code: string): Promise<Account | undefined>
  bySocialId(merchant: string, socialId: string): Promise<Account | undefined>
  /** Sets a password that the account's owner chose. It counts as fresh, whatever the previous one was. */
  setPassword(id: string, passwordHash: string): Promise<void>
  /** Removes trial accounts that have no session any more. */
  removeAbandoned(merchant: string, type: number): Promise<void>
}

export function createAccounts(database: Database, clock: () => number): Accounts {
  const first = (where: string, ...parameters: string[]) =>
    database.first(accountColumns, `SELECT * FROM accounts WHERE ${where}`, parameters)
  const isThere = async (where: string, ...parameters: string[]) =>
    (await database.first({ id: text }, `SELECT id FROM accounts WHERE ${where} LIMIT 1`, parameters)) !== undefined

  return {
    async create(merchant, seed) {
      const { sql, args } = insertAccounts([
        {
          ...seed,
          id: randomUUID(),
          merchant,
          accountKey: seed.account.toLowerCase(),
          profile: seed.profile ?? {},
          createdAt: clock(),
        },
      ])
      return database.first(accountColumns, sql, args)
    },

    async bySignInName(merchant, name) {
      const named = await first('merchant = ? AND account_key = ?', merchant, name.toLowerCase())
      if (named !== undefined || !/^\+?[0-9]{6,15}$/.test(name)) return named
      if (name.startsWith('+')) return this.byNumber(merchant, name)
      const endings = await database.rows(
        accountColumns,
        'SELECT * FROM accounts WHERE merchant = ? AND mobile LIKE ?',
        [merchant, `+%${nationalNumber(name)}`],
      )
      const matches = endings.filter(
        ({ mobile, profile }) => mobile === fullNumber(profile['countryDialingCode'], name),
      )
      return matches.length === 1 ? matches[0] : undefined
    },

    byId: (id) => first('id = ?', id),
    byNumber: (merchant, mobile) => first('merchant = ? AND mobile = ?', merchant, mobile),
    byAffiliateCode: (merchant, code) => first('merchant = ? AND affiliate_code = ?', merchant, code.toUpperCase()),
    bySocialId: (merchant, socialId) => first('merchant = ? AND social_id = ?', merchant, socialId),
    isTaken: (merchant, account) => isThere('merchant = ? AND account_key = ?', merchant, account.toLowerCase()),
    hasDownlines: (id) => isThere('upline = ?', id),

    async change(id, { language = null, avatar = null }) {
      const sql = 'UPDATE accounts SET language = coalesce(?, language), avatar = coalesce(?, avatar) WHERE id = ?'
      await database.run({ sql, args: [language, avatar, id] })
    },

    async setProfile(id, field, value) {
      const sql = 'UPDATE accounts SET profile = json_set(profile, ?, ?) WHERE id = ?'
      await database.run({ sql, args: [`$.${field}`, value, id] })
    },

    async setMobile(id, mobile) {
      const sql = 'UPDATE OR IGNORE accounts SET mobile = ? WHERE id = ?'
      return (await database.run({ sql, args: [mobile, id] })) === 1
    },

    async createAll(rows) {
      await database.run(insertAccounts(rows))
    },

    async leaveUpline(id) {
      await database.run({ sql: 'UPDATE accounts SET upline = NULL WHERE id = ?', args: [id] })
    },

    async setPassword(id, passwordHash) {
      const sql = 'UPDATE accounts SET password_hash = ?, first_time_login = 0, password_expired = 0 WHERE id = ?'
      await database.run({ sql, args: [passwordHash, id] })
    },

    async removeAbandoned(merchant, type) {
      const sql = 'DELETE FROM accounts WHERE merchant = ? AND type = ? AND id NOT IN (SELECT account_id FROM sessions)'
      await database.run({ sql, args: [merchant, type] })
    },
  }
}
