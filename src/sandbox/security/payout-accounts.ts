import { integer, text } from '@/sandbox/database/columns'
import type { Database } from '@/sandbox/database/database'
import { randomUUID } from 'node:crypto'

/** A player's bank account or e-wallet. */
export interface PayoutAccount {
  readonly id: string
  /** Code of the bank or e-wallet. */
  readonly institution: string
  readonly number: string
  readonly holder: string
  /** Milliseconds since 1970. */
  readonly time: number
}

type NewPayoutAccount = Pick<PayoutAccount, 'institution' | 'number' | 'holder'>

export interface PayoutAccounts {
  /** Bound accounts, in the order of binding. */
  of(account: string): Promise<PayoutAccount[]>
  /**
   * Returns `taken` if the number is already bound, to any account; `changed` if the account meanwhile has one with
   * another holder, or `most` of these institutions.
   */
  add(
    merchant: string,
    account: string,
    added: NewPayoutAccount,
    among: { readonly institutions: readonly string[]; readonly most: number },
  ): Promise<PayoutAccount | 'taken' | 'changed'>
  /** Binds the initial payout account, if the account has never had one. */
  begin(merchant: string, account: string, added: NewPayoutAccount): Promise<void>
  /** Returns false if the account has none with this id. */
  remove(account: string, id: string): Promise<boolean>
}

export function createPayoutAccounts(database: Database, clock: () => number): PayoutAccounts {
  const columns = '(id, merchant, account, institution, number, holder, time)'
  return {
    async of(account) {
      return database.rows(
        { id: text, institution: text, number: text, holder: text, time: integer },
        `SELECT id, institution, number, holder, time FROM payout_accounts
          WHERE account = ? AND removed IS NULL ORDER BY time, rowid`,
        [account],
      )
    },

    async add(merchant, account, added, { institutions, most }) {
      const { institution, number, holder } = added
      const row = { ...added, id: randomUUID(), time: clock() }
      const changed = await database.run({
        sql: `INSERT OR IGNORE INTO payout_accounts ${columns} SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7
          WHERE NOT EXISTS (SELECT 1 FROM payout_accounts WHERE account = ?3 AND removed IS NULL AND holder <> ?6)
            AND ?8 > (SELECT count(*) FROM payout_accounts WHERE account = ?3 AND removed IS NULL
              AND institution IN (SELECT value FROM json_each(?9)))`,
        args: [row.id, merchant, account, institution, number, holder, row.time, most, JSON.stringify(institutions)],
      })
      if (changed === 1) return row
      const bound = await this.of(account)
      const count = bound.filter((each) => institutions.includes(each.institution)).length
      return count >= most || bound.some((each) => each.holder !== holder) ? 'changed' : 'taken'
    },

    async begin(merchant, account, { institution, number, holder }) {
      await database.run({
        sql: `INSERT OR IGNORE INTO payout_accounts ${columns} SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7
          WHERE NOT EXISTS (SELECT 1 FROM payout_accounts WHERE account = ?3)`,
        args: [randomUUID(), merchant, account, institution, number, holder, clock()],
      })
    },

    async remove(account, id) {
      const changed = await database.run({
        sql: 'UPDATE payout_accounts SET removed = ? WHERE account = ? AND id = ? AND removed IS NULL',
        args: [clock(), account, id],
      })
      return changed === 1
    },
  }
}
