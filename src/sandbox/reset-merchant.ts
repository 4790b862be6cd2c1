import type { ModuleTable } from './sandbox-module'
import type { Database, SqlStatement } from './database/database'
import { modules, type Services } from './modules'
import type { SandboxMerchant } from './sandbox-merchant'

/** Resets one merchant to the seeded state: every module, in order. The sandbox's clock is reset for all merchants. */
export async function resetMerchant(database: Database, services: Services, merchant: SandboxMerchant): Promise<void> {
  for (const memory of memoriesOf(services)) memory.clear(merchant.code)
  services.movableClock.putBack()
  await database.write(modules.flatMap(({ tables = [] }) => tables.map((table) => emptied(table, merchant.code))))
  await seedMerchant(services, merchant)
  for (const { endReset } of modules) await endReset?.(services, merchant)
}

/**
 * Makes sure that everything exists that a merchant's sandbox starts with. The ledger's past is seeded lazily, when it
 * is first read.
 */
export async function seedMerchant(services: Services, merchant: SandboxMerchant): Promise<void> {
  for (const { seed } of modules) await seed?.(services, merchant)
}

function emptied(table: ModuleTable, merchant: string): SqlStatement {
  const { name, where } = typeof table === 'string' ? { name: table, where: 'merchant = ?' } : table
  return { sql: `DELETE FROM ${name} WHERE ${where}`, args: [merchant] }
}

interface Memory {
  clear(merchant: string): void
}

/** In-memory state: every port, or member of one, that has a `clear`. */
function memoriesOf(ports: object): Memory[] {
  return Object.values(ports).flatMap((part: unknown) => {
    if (typeof part !== 'object' || part === null || part instanceof Map) return []
    return isMemory(part) ? [part] : Object.values(part).filter((each) => isMemory(each))
  })
}

function isMemory(part: unknown): part is Memory {
  return typeof part === 'object' && part !== null && 'clear' in part && typeof part.clear === 'function'
}
