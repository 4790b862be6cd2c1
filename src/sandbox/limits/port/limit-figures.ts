import type { SandboxBasics } from '@/sandbox/call/sandbox-basics'
import type { CashPort } from '@/sandbox/cash/port/cash-port'
import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import type { LimitsPort } from './limits-port'
import type { PlayLimits as Wire } from '@/contract/generated/gateway-types'
import { amountOf } from '@/contract/money/amount'
import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'
import { periodOf } from '@/sandbox/limits/limit-period'
import { limitKinds, type LimitKind, type StandingLimit } from '@/sandbox/limits/play-limits'

/** A bet after a break of this length starts a new session, in milliseconds. */
const sessionBreak = 30 * 60_000
const longestSession = 24 * 60 * 60_000

/**
 * What counts towards a limit since an instant, in hundredths or, for a session, minutes. `until`: when the count
 * restarts.
 */
interface Reached {
  readonly since: number
  readonly reached: number
  readonly until: number | null
}

/** A limit in force, with what counts towards it. */
export interface LimitFigures extends StandingLimit, Reached {
  readonly kind: LimitKind
  /** Null if there is no limit. */
  readonly remaining: number | null
}

type Surroundings = {
  readonly services: SandboxBasics & CashPort & LedgerPort & LimitsPort
  readonly merchant: SandboxMerchant
}

/** An account's limits, of some kinds or of all. */
export async function limitFigures(
  { services, merchant }: Surroundings,
  account: string,
  kinds: readonly LimitKind[] = limitKinds,
): Promise<LimitFigures[]> {
  const standing = await services.playLimits.of(merchant, account)
  const figures: LimitFigures[] = []
  for (const kind of kinds) {
    const { most, pending } = standing.get(kind) ?? { most: null, pending: null }
    const counted = await reachedOf({ services, merchant }, account, kind)
    const remaining = most === null ? null : Math.max(0, most - counted.reached)
    figures.push({ kind, most, pending, ...counted, remaining })
  }
  return figures
}

async function reachedOf({ services, merchant }: Surroundings, account: string, kind: LimitKind): Promise<Reached> {
  const { ledger, deposits, clock } = services
  if (kind === 'session') return sessionOf(await betTimes(services, merchant, account), clock())
  const { from, to } = periodOf(kind, merchant.timeZone, clock())
  if (kind === 'lossDay')
    return { since: from, reached: Math.max(0, await ledger.lossSince(merchant.code, account, from)), until: to }
  return { since: from, reached: await deposits.since(merchant.code, account, from), until: to }
}

async function betTimes(
  { ledger, clock }: SandboxBasics & LedgerPort,
  { code }: SandboxMerchant,
  account: string,
): Promise<number[]> {
  return (await ledger.placedBets(code, account, clock() - longestSession)).map(({ time }) => time)
}

/**
 * Minutes since the first bet after the last session break; 0 if the last bet is itself a break ago. `times`: oldest
 * first.
 */
function sessionOf(times: readonly number[], now: number): Reached {
  const last = times.at(-1)
  if (last === undefined || now - last >= sessionBreak) return { since: now, reached: 0, until: null }
  let first = last
  for (const time of times.toReversed()) {
    if (first - time >= sessionBreak) break
    first = time
  }
  return { since: first, reached: Math.floor((now - first) / 60_000), until: last + sessionBreak }
}

/** A limit as players see it, in units of the currency or in minutes. */
export function shownLimit({ kind, most, pending, reached, remaining, until }: LimitFigures) {
  const isTime = kind === 'session'
  const shown = (value: number) => (isTime ? value : amountOf(value))
  const orNone = (value: number | null) => (value === null ? null : shown(value))
  const wire: Wire['response']['limits'][number] = {
    kind,
    unit: isTime ? 'minutes' : 'money',
    limit: orNone(most),
    reached: shown(reached),
    remaining: orNone(remaining),
    until: until === null ? null : new Date(until).toISOString(),
    pending: pending && { limit: orNone(pending.most), time: new Date(pending.from).toISOString() },
  }
  return wire
}
