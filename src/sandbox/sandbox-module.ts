import type { SandboxAct } from '@/contract/generated/gateway-types'
import type { CallName } from '@/contract/endpoints/endpoints'
import type { AnsweredCall } from './call/gateway-call'
import type { SandboxBasics } from './call/sandbox-basics'
import type { Database } from './database/database'
import type { Migrations } from './database/migrations'
import type { SandboxMerchant } from './sandbox-merchant'

export type ActName = SandboxAct['act']
/** An act as sent by the control panel, with its schema's defaults filled in. */
export type ActRequest = Required<SandboxAct>
/** Something that the platform's staff or a vendor do. Returns what was changed. Throws PanelError. */
export type Act<Ports> = (services: SandboxBasics & Ports, act: ActRequest) => Promise<unknown>

/** A module's table. It has a column `merchant`, or `where` is a condition that selects a merchant's rows. */
export type ModuleTable = string | { readonly name: string; readonly where: string }

/**
 * A part of the sandbox: its tables, its calls and their shared state. `Needs`: ports of earlier modules, from which
 * its own port is made. `Uses`: ports that its calls, acts and seeds use, its own and others.
 */
export interface SandboxModule<Needs, Port, Uses> {
  /** Name of its folder. */
  readonly name: string
  readonly migrations?: Migrations
  /** Tables from which a reset deletes a merchant's rows. */
  readonly tables?: readonly ModuleTable[]
  /** Tables that `endReset` clears. */
  readonly tablesLast?: readonly string[]
  /** Tables that a reset does not touch, because they belong to no merchant. */
  readonly lastingTables?: readonly string[]
  /** Creates the module's port. A reset calls `clear` on every member that has it. */
  readonly create?: (needs: SandboxBasics & Needs & { readonly database: Database }) => Port
  readonly calls?: Readonly<Partial<Record<CallName, AnsweredCall<Uses>>>>
  readonly acts?: Readonly<Partial<Record<ActName, Act<Uses>>>>
  /** Requests that wait for the platform's staff, by the names of the control panel's lists. */
  readonly waiting?: (services: Uses, merchant: string) => Promise<Readonly<Record<string, readonly object[]>>>
  /** Runs once, before the first request. */
  readonly start?: (services: SandboxBasics & Uses, merchants: readonly SandboxMerchant[]) => Promise<void>
  /** Makes sure that a merchant has its initial data: at each start, and after a reset. */
  readonly seed?: (services: SandboxBasics & Uses, merchant: SandboxMerchant) => Promise<void>
  /** Last step of a reset, for data that could be written while the other tables were cleared and seeded. */
  readonly endReset?: (services: SandboxBasics & Uses, merchant: SandboxMerchant) => Promise<void>
}

/** Helps to infer a module's types. Register the module in `modules.ts`. */
export function defineModule<Needs, Port extends object, Uses>(
  module: SandboxModule<Needs, Port, Uses>,
): SandboxModule<Needs, Port, Uses> {
  return module
}
