import type { Database } from '@/sandbox/database/database'
import type { SeedAct } from './seed-acts'
import { seedLedger } from './seed-ledger'

interface SeedOnce {
  /** Seeding in progress or finished, by merchant and part. */
  readonly seeded: Map<string, Promise<void>>
  readonly begun: (merchant: string, part: string, acts: () => Promise<SeedAct[]>) => Promise<void>
}

/** Writes the made-up past lazily, when it is first needed. */
export function seedOnce(database: Database): SeedOnce {
  const seeded = new Map<string, Promise<void>>()

  async function begin(merchant: string, part: string, acts: () => Promise<SeedAct[]>): Promise<void> {
    const done = await database.first({}, 'SELECT 1 FROM seeded WHERE merchant = ? AND part = ?', [merchant, part])
    if (done === undefined) await seedLedger(database, merchant, part, await acts())
  }

  return {
    seeded,
    begun(merchant, part, acts) {
      const name = `${merchant}/${part}`
      const known = seeded.get(name) ?? begin(merchant, part, acts)
      seeded.set(name, known)
      known.catch(() => seeded.delete(name))
      return known
    },
  }
}
