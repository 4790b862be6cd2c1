import type { SandboxAct } from '@/contract/generated/gateway-types'
import type { CallName } from '@/contract/endpoints/endpoints'
import type { AnsweredCall } from './call/gateway-call'
import type { SandboxBasics } from './call/sandbox-basics'
import type { Database } from './database/database'
import type { Migrations } from './database/migrations'
import type { SandboxMerchant } from './sandbox-merchant'

export type ActName = SandboxAct['act']
/** An act as the control panel sends it, the defaults of its schema filled in. */
export type ActRequest = Required<SandboxAct>
/** Something that the platform's people or a vendor do. Answers what was changed. Throws PanelError. */
export type Act<Ports> = (services: SandboxBasics & Ports, act: ActRequest) => Promise<unknown>

/** A table of a module: all of it has a column `merchant`, or `where` finds the rows of one. */
export type ModuleTable = string | { readonly name: string; readonly where: string }

/**
 * A part of the sandbox: its tables, its calls and what they share. `Needs`: ports of modules before it, which its own
 * port is made of. `Uses`: ports that its calls, acts and seeds reach, its own and others.
 */
export interface SandboxModule<Needs, Port, Uses> {
  /** Name of its folder. */
  readonly name: string
  readonly migrations?: Migrations
  /** Tables that a reset empties of a merchant's rows. */
  readonly tables?: readonly ModuleTable[]
  /** Tables that `endReset` empties. */
  readonly tablesLast?: readonly string[]
  /** Tables that a reset leaves as they are: they belong to no merchant. */
  readonly lastingTables?: readonly string[]
  /** What it offers. Everything of it that has a `clear` is cleared by a reset. */
  readonly create?: (needs: SandboxBasics & Needs & { readonly database: Database }) => Port
  readonly calls?: Readonly<Partial<Record<CallName, AnsweredCall<Uses>>>>
  readonly acts?: Readonly<Partial<Record<ActName, Act<Uses>>>>
  /** What waits for the platform's people, by the names of the control panel's lists. */
  readonly waiting?: (services: Uses, merchant: string) => Promise<Readonly<Record<string, readonly object[]>>>
  /** Done once, before anything is asked. */
  readonly start?: (services: SandboxBasics & Uses, merchants: readonly SandboxMerchant[]) => Promise<void>
  /** Makes sure that a merchant has what its sandbox begins with: at each start, and after a reset. */
  readonly seed?: (services: SandboxBasics & Uses, merchant: SandboxMerchant) => Promise<void>
  /** The last step of a reset, for what could be written while the others were emptied and seeded. */
  readonly endReset?: (services: SandboxBasics & Uses, merchant: SandboxMerchant) => Promise<void>
}

/** Gives a module its types; it is registered in `modules.ts`. */
export function defineModule<Needs, Port extends object, Uses>(
  module: SandboxModule<Needs, Port, Uses>,
): SandboxModule<Needs, Port, Uses> {
  return module
}
