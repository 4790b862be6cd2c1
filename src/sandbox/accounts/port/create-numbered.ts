import { randomInt } from 'node:crypto'
import type { Account } from '@/sandbox/call/account'
import type { Accounts, AccountSeed } from '@/sandbox/accounts/accounts'

const attempts = 10

/** Creates an account with a generated name: a prefix and eight digits. */
export async function createNumbered(
  accounts: Accounts,
  merchant: string,
  prefix: string,
  seed: Omit<AccountSeed, 'account'>,
): Promise<Account> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const account = prefix + String(randomInt(100_000_000)).padStart(8, '0')
    const created = await accounts.create(merchant, { ...seed, account })
    if (created !== undefined) return created
  }
  throw new Error(`no free account name after ${attempts} attempts`)
}
