import { loadMerchants } from '@/merchants/load-merchants'
import { merchantsRoot } from '@/merchants/merchants-root'
import { planMigration, type MigrationPlan } from '@/merchants/migrate/plan-migration'
import { writeChanges } from '@/merchants/migrate/write-changes'
import { allMigrations } from '@/merchants/migrations/all-migrations'

/** Plans the migration of a folder of merchants and writes it, as the command does. */
export function migrateMerchants(dir: string): MigrationPlan {
  const plan = planMigration(loadMerchants(merchantsRoot(dir)), allMigrations)
  if (plan.refused.length === 0) writeChanges(plan.changes)
  return plan
}
