import type { Agreements as Wire } from '@/contract/generated/gateway-types'
import { integer, word } from '@/sandbox/database/columns'
import type { Database, SqlStatement } from '@/sandbox/database/database'
import { currentAgreements, type AgreedDocument } from './port/current-agreements'
import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'

export type StandingAgreement = Wire['response']['agreements'][number]

/** Legal documents that players have agreed to, each version with its time. */
export interface Agreements {
  /** The latest agreement to each document. */
  of(merchant: SandboxMerchant, account: string): Promise<StandingAgreement[]>
  add(merchant: SandboxMerchant, account: string, agreed: readonly AgreedDocument[]): Promise<void>
}

const columns = { document: word<string>(), version: word<string>(), time: integer }

export function createAgreements(database: Database, clock: () => number): Agreements {
  async function rowsOf(account: string) {
    const sql = `SELECT document, version, max(time) AS time FROM agreements WHERE account = ?
      GROUP BY document ORDER BY document`
    return database.rows(columns, sql, [account])
  }

  async function add(merchant: SandboxMerchant, account: string, agreed: readonly AgreedDocument[]): Promise<void> {
    const statements = agreed.map(({ document, version, language }): SqlStatement => ({
      // Each is later than those before it, also within a millisecond: the latest one counts.
      sql: `INSERT INTO agreements (merchant, account, document, version, language, time)
        VALUES (?1, ?2, ?3, ?4, ?5, max(?6, coalesce((SELECT max(time) + 1 FROM agreements WHERE account = ?2), 0)))
        ON CONFLICT (account, document, version) DO UPDATE SET time = excluded.time`,
      args: [merchant.code, account, document, version, language, clock()],
    }))
    if (statements.length > 0) await database.write(statements)
  }

  return {
    add,

    async of(merchant, account) {
      // The demo accounts, and whoever registered elsewhere than on the site, agreed to what there was then.
      if ((await rowsOf(account)).length === 0) await add(merchant, account, currentAgreements(merchant))
      return (await rowsOf(account)).map(({ time, ...agreement }) => ({
        ...agreement,
        time: new Date(time).toISOString(),
      }))
    },
  }
}
