import { columnOf, flag, integer, json, orNull, text, type Columns } from '@/sandbox/database/columns'
import type { Parameter } from '@/sandbox/database/database'
import type { Account } from '@/sandbox/call/account'

type Required = 'id' | 'merchant' | 'account' | 'accountKey' | 'type' | 'profile' | 'createdAt'

/** A row to insert. Omitted columns get the default of the database column. */
export type NewAccount = Pick<Account, Required> & Partial<Omit<Account, Required>>

/** The columns of an account. Changing one needs a migration in `accounts-migrations.ts`. */
export const accountColumns: Columns<Account> = {
  id: text,
  merchant: text,
  account: text,
  accountKey: text,
  passwordHash: orNull(text),
  mobile: orNull(text),
  type: integer,
  nickname: orNull(text),
  rankLevel: integer,
  firstTimeLogin: flag,
  passwordExpired: flag,
  affiliateCode: orNull(text),
  socialId: orNull(text),
  language: orNull(text),
  avatar: orNull(text),
  upline: orNull(text),
  rebate: orNull(integer),
  lastSignIn: orNull(integer),
  profile: json(),
  createdAt: integer,
}

const defaults = { rankLevel: 0, firstTimeLogin: false, passwordExpired: false }

const names = Object.keys(accountColumns) as (keyof Account)[]

/** Inserts accounts, skips those whose name, number or code is already taken, and returns the inserted ones. */
export function insertAccounts(accounts: readonly NewAccount[]): { readonly sql: string; readonly args: Parameter[] } {
  const rows = accounts.map((account) => {
    const row: Partial<Account> = { ...defaults, ...account }
    return names.map((name) => written(row[name]))
  })
  const row = `(${names.map(() => '?').join(', ')})`
  return {
    sql: `INSERT INTO accounts (${names.map(columnOf).join(', ')}) VALUES ${rows.map(() => row).join(', ')}
      ON CONFLICT DO NOTHING RETURNING *`,
    args: rows.flat(),
  }
}

function written(value: Account[keyof Account] | undefined): Parameter {
  if (value === undefined) return null
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
}
