import { text } from '@/sandbox/database/columns'
import type { Database } from '@/sandbox/database/database'

/** A merchant's vendors, by code, and games, by node id, that are in maintenance. */
export interface Maintenance {
  of(merchant: string): Promise<ReadonlySet<string>>
  set(merchant: string, vendor: string, on: boolean): Promise<void>
}

export function createMaintenance(database: Database): Maintenance {
  return {
    async of(merchant) {
      const rows = await database.rows({ vendor: text }, 'SELECT vendor FROM maintenance WHERE merchant = ?', [
        merchant,
      ])
      return new Set(rows.map(({ vendor }) => vendor))
    },

    async set(merchant, vendor, on) {
      const sql = on
        ? 'INSERT OR IGNORE INTO maintenance (merchant, vendor) VALUES (?, ?)'
        : 'DELETE FROM maintenance WHERE merchant = ? AND vendor = ?'
      await database.run({ sql, args: [merchant, vendor] })
    },
  }
}
