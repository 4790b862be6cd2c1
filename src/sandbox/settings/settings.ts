import { json } from '@/sandbox/database/columns'
import type { Database } from '@/sandbox/database/database'
import { isDeepStrictEqual } from 'node:util'
import type { SandboxSettings } from '@/contract/generated/gateway-types'
import { unitsInCurrency } from '@/contract/money/in-currency'
import { defaultRules } from './port/default-rules'
import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'
import { withoutChanged } from './without-changed'

export type FullSettings = Required<SandboxSettings>

export interface Settings {
  /** The effective settings: defaults, overridden by the merchant's own, overridden by changes in the control panel. */
  of(merchant: SandboxMerchant): Promise<FullSettings>
  /** Merges changes into earlier ones, key by key. */
  change(merchant: SandboxMerchant, changes: SandboxSettings): Promise<FullSettings>
  /**
   * When the merchant's configuration changes, its changed keys take precedence over changes made in the control
   * panel.
   */
  follow(before: SandboxMerchant, now: SandboxMerchant): Promise<void>
}

export function createSettings(database: Database): Settings {
  async function changesOf(merchant: string): Promise<SandboxSettings> {
    const sql = 'SELECT changes FROM settings WHERE merchant = ?'
    return (await database.first({ changes: json<SandboxSettings>() }, sql, [merchant]))?.changes ?? {}
  }

  async function of(merchant: SandboxMerchant): Promise<FullSettings> {
    return [merchant.settings, await changesOf(merchant.code)].reduce<FullSettings>(merge, initial(merchant))
  }

  async function write(merchant: string, changes: SandboxSettings): Promise<void> {
    await database.run({
      sql: `INSERT INTO settings (merchant, changes) VALUES (?, ?)
        ON CONFLICT (merchant) DO UPDATE SET changes = excluded.changes`,
      args: [merchant, JSON.stringify(changes)],
    })
  }

  async function store(merchant: SandboxMerchant, changes: SandboxSettings): Promise<FullSettings> {
    await write(merchant.code, merge(await changesOf(merchant.code), changes))
    return of(merchant)
  }

  async function forget(before: SandboxMerchant, now: SandboxMerchant): Promise<void> {
    const changes = await changesOf(now.code)
    const left = withoutChanged(changes, before.settings, now.settings)
    if (!isDeepStrictEqual(left, changes)) await write(now.code, left)
  }

  // Serialises changes: each reads, merges and writes, so concurrent ones could lose an update.
  let last: Promise<unknown> = Promise.resolve()
  function inTurn<Result>(action: () => Promise<Result>): Promise<Result> {
    const change = last.then(action)
    last = change.catch(() => undefined)
    return change
  }

  return {
    of,
    change: (merchant, changes) => inTurn(() => store(merchant, changes)),
    follow: (before, now) => inTurn(() => forget(before, now)),
  }
}

/** A documentation address (RFC 5737), because the address of a developer's own browser says nothing. */
export const plainVisitorIp = '203.0.113.24'

/** Within five minutes. Many players may share an address, for example in a mobile network. */
const triesPerAddress = 100

/** In dong. */
const betPerPoint = 2000

function initial(merchant: SandboxMerchant): FullSettings {
  return {
    merchant: merchant.code,
    systemStatus: 0,
    visitorIp: plainVisitorIp,
    triesPerAddress,
    betPerPoint: unitsInCurrency(merchant, betPerPoint),
    features: {},
    registerRules: defaultRules,
    promotions: {},
  }
}

/** The later one wins for each module, each field's whole rule and each promotion. */
function merge<S extends SandboxSettings>(earlier: S, later: SandboxSettings): S {
  return {
    ...earlier,
    ...later,
    ...(earlier.merchant === undefined ? {} : { merchant: earlier.merchant }),
    features: { ...earlier.features, ...later.features },
    registerRules: { ...earlier.registerRules, ...later.registerRules },
    promotions: { ...earlier.promotions, ...later.promotions },
  }
}
