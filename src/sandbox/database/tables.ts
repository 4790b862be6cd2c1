import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { SandboxSettings } from '@/contract/generated/gateway-types'

/** Accounts, each of one merchant. A column that changes needs a step in `migrations.ts`. */
export const accounts = sqliteTable(
  'accounts',
  {
    id: text().primaryKey(),
    merchant: text().notNull(),
    account: text().notNull(),
    /** The account name in lower case: names differ by more than case. */
    accountKey: text('account_key').notNull(),
    /** Null: no password was ever set, so none signs in. */
    passwordHash: text('password_hash'),
    /** Number with dialling code, for example +84901234567. */
    mobile: text(),
    type: integer().notNull(),
    nickname: text(),
    rankLevel: integer('rank_level').notNull().default(0),
    firstTimeLogin: integer('first_time_login', { mode: 'boolean' }).notNull().default(false),
    passwordExpired: integer('password_expired', { mode: 'boolean' }).notNull().default(false),
    /** In capitals. Null: recommends nobody. */
    affiliateCode: text('affiliate_code'),
    /** Provider and the provider's id of the person, for example google:1. Null: signs in in other ways. */
    socialId: text('social_id'),
    /** Code of the language that was chosen last. */
    language: text(),
    /** Name of the picture that the player chose. */
    avatar: text(),
    /** Id of the account above, in whose team it is. Null: in nobody's. */
    upline: text(),
    /** Rebate of valid bets that the account above gave it, in ten-thousandths. Null: that of the house. */
    rebate: integer(),
    /** Milliseconds since 1970; null before the first time. */
    lastSignIn: integer('last_sign_in'),
    /** The other fields of the registration. */
    profile: text({ mode: 'json' }).$type<Record<string, string>>().notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('accounts_account').on(table.merchant, table.accountKey),
    uniqueIndex('accounts_mobile').on(table.merchant, table.mobile),
    uniqueIndex('accounts_affiliate_code').on(table.merchant, table.affiliateCode),
    index('accounts_upline').on(table.upline),
    uniqueIndex('accounts_social_id').on(table.merchant, table.socialId),
  ],
)

/** Open sessions. The token itself is nowhere but with the player. */
export const sessions = sqliteTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    merchant: text().notNull(),
    accountId: text('account_id').notNull(),
    expiresAt: integer('expires_at').notNull(),
    isForPassword: integer('is_for_password', { mode: 'boolean' }).notNull().default(false),
  },
  (table) => [index('sessions_account').on(table.accountId)],
)

/** What was changed over the control panel. */
export const settings = sqliteTable('settings', {
  merchant: text().primaryKey(),
  changes: text({ mode: 'json' }).$type<SandboxSettings>().notNull(),
})

export type Account = typeof accounts.$inferSelect
export type NewAccount = typeof accounts.$inferInsert
