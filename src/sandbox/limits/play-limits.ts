import { integer, orNull, word } from '@/sandbox/database/columns'
import type { Database } from '@/sandbox/database/database'
import type { SetPlayLimit } from '@/contract/generated/gateway-types'
import { hundredthsOf } from '@/sandbox/call/hundredths-of'
import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'

export type LimitKind = SetPlayLimit['request']['kind']

export const limitKinds = [
  ...(['depositDay', 'depositWeek', 'depositMonth', 'lossDay', 'session'] as const),
] as const satisfies readonly LimitKind[]

const hour = 60 * 60_000

/** A maximum in hundredths or minutes; null means unlimited. */
export interface StandingLimit {
  readonly most: number | null
  readonly pending: { readonly most: number | null; readonly from: number } | null
}

/** Players' limits by the sandbox's clock, and self-exclusions. */
export interface PlayLimits {
  of(merchant: SandboxMerchant, account: string): Promise<ReadonlyMap<LimitKind, StandingLimit>>
  /**
   * A lower limit applies at once, a higher one after the cooling-off time. Setting the current limit again withdraws
   * a pending one.
   */
  set(merchant: SandboxMerchant, account: string, kind: LimitKind, most: number | null): Promise<void>
  /** Until when an account is excluded; undefined if it is not. */
  excludedUntil(account: string): Promise<number | undefined>
  /** Excludes an account until an instant; a longer exclusion stays. */
  exclude(merchant: string, account: string, until: number): Promise<void>
}

const limitColumns = {
  kind: word<LimitKind>(),
  most: orNull(integer),
  pending: orNull(integer),
  pendingFrom: orNull(integer),
}

export function createPlayLimits(database: Database, clock: () => number): PlayLimits {
  async function of(merchant: SandboxMerchant, account: string): Promise<ReadonlyMap<LimitKind, StandingLimit>> {
    const rows = await database.rows(
      limitColumns,
      'SELECT kind, most, pending, pending_from FROM play_limits WHERE account = ?',
      [account],
    )
    const kept = new Map(rows.map((row) => [row.kind, row]))
    return new Map(
      limitKinds.map((kind) => {
        const row = kept.get(kind)
        if (row === undefined) return [kind, { most: ownLimit(merchant, kind), pending: null }]
        const { most, pending: next, pendingFrom: from } = row
        if (from === null) return [kind, { most, pending: null }]
        return [kind, from <= clock() ? { most: next, pending: null } : { most, pending: { most: next, from } }]
      }),
    )
  }

  return {
    of,

    async set(merchant, account, kind, most) {
      const before = (await of(merchant, account)).get(kind)?.most ?? null
      const isLower = most !== null && (before === null || most <= before)
      // Of two limits set concurrently the lower one stays, because the write compares with the limit then in force.
      const standing = 'CASE WHEN pending_from <= ?7 THEN pending ELSE most END'
      const sql = isLower
        ? `INSERT INTO play_limits (merchant, account, kind, most) VALUES (?1, ?2, ?3, ?5)
          ON CONFLICT (account, kind) DO UPDATE SET most = min(coalesce(${standing}, ?5), ?5),
            pending = NULL, pending_from = NULL`
        : `INSERT INTO play_limits (merchant, account, kind, most, pending, pending_from)
          VALUES (?1, ?2, ?3, ?4, ?5, ?6)
          ON CONFLICT (account, kind) DO UPDATE SET most = ${standing}, pending = ?5, pending_from = ?6`
      const now = clock()
      const thinkingTime = merchant.responsiblePlay.raiseAfterHours * hour
      await database.run({ sql, args: [merchant.code, account, kind, before, most, now + thinkingTime, now] })
    },

    async excludedUntil(account) {
      const sql = 'SELECT until FROM exclusions WHERE account = ?'
      const exclusion = await database.first({ until: integer }, sql, [account])
      return exclusion !== undefined && exclusion.until > clock() ? exclusion.until : undefined
    },

    async exclude(merchant, account, until) {
      await database.run({
        sql: `INSERT INTO exclusions (account, merchant, until) VALUES (?1, ?2, ?3)
          ON CONFLICT (account) DO UPDATE SET until = max(until, ?3)`,
        args: [account, merchant, until],
      })
    },
  }
}

/** The merchant's initial limit for an account, in hundredths or minutes. */
function ownLimit({ limits }: SandboxMerchant, kind: LimitKind): number | null {
  const own = limits[kind]
  if (own === undefined) return null
  return kind === 'session' ? own : (hundredthsOf(own) ?? null)
}
