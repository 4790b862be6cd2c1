import { loadMerchants } from '@/engine/folder/load-merchants'
import { merchantsRoot } from '@/engine/folder/merchants-root'
import { planMigration, type MigrationPlan } from '@/engine/migrate/plan-migration'
import { writeChanges } from '@/engine/migrate/write-changes'
import { allMigrations } from '@/engine/migrations/all-migrations'

/** Plans the migration of a merchants folder and writes it, as the command does. */
export function migrateMerchants(dir: string): MigrationPlan {
  const plan = planMigration(loadMerchants(merchantsRoot(dir)), allMigrations)
  if (plan.refused.length === 0) writeChanges(plan.changes)
  return plan
}
