import type { Client } from '@libsql/client'
import { textOf } from '@/sandbox/database/text-of'

/** Which vendors of a merchant, by code, and which games, by node id, are in maintenance. */
export interface Maintenance {
  of(merchant: string): Promise<ReadonlySet<string>>
  set(merchant: string, vendor: string, on: boolean): Promise<void>
}

export function createMaintenance(client: Client): Maintenance {
  return {
    async of(merchant) {
      const { rows } = await client.execute({
        sql: 'SELECT vendor FROM maintenance WHERE merchant = ?',
        args: [merchant],
      })
      return new Set(rows.map(({ vendor }) => textOf(vendor)))
    },

    async set(merchant, vendor, on) {
      const sql = on
        ? 'INSERT OR IGNORE INTO maintenance (merchant, vendor) VALUES (?, ?)'
        : 'DELETE FROM maintenance WHERE merchant = ? AND vendor = ?'
      await client.execute({ sql, args: [merchant, vendor] })
    },
  }
}
