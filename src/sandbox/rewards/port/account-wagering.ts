import type { Account } from '@/sandbox/call/account'
import type { GatewayCall } from '@/sandbox/call/gateway-call'
import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import { wageringOf } from '@/sandbox/rewards/wagering'
import type { RewardsPort } from './rewards-port'

type Services = Pick<GatewayCall<unknown, LedgerPort & RewardsPort>, 'services'>

/** The bonuses of an account, oldest first, and how much was bet for each of them. */
export async function wageringFor({ services }: Services, { id, merchant }: Pick<Account, 'id' | 'merchant'>) {
  const bonuses = await services.claims.bonusesOf(id)
  const first = bonuses.find(({ required }) => required > 0)
  const bets = first === undefined ? [] : await services.ledger.placedBets(merchant, id, first.time)
  return { bonuses, wagering: wageringOf(bonuses, bets) }
}

/** The entries of bonuses for which not enough was bet so far. */
export async function lockedEntries(call: Services, account: Pick<Account, 'id' | 'merchant'>) {
  const { bonuses, wagering } = await wageringFor(call, account)
  const isLocked = ({ id, required }: (typeof bonuses)[number]) => (wagering.get(id)?.reached ?? 0) < required
  return new Set(bonuses.filter(isLocked).map(({ entry }) => entry))
}

/** The same of all accounts of a merchant, as teams count them. */
export async function lockedEntriesOf(call: Services, merchant: string): Promise<ReadonlySet<string>> {
  const accounts = await call.services.claims.accountsToBet(merchant)
  const sets = await Promise.all(accounts.map((id) => lockedEntries(call, { id, merchant })))
  return new Set(sets.flatMap((entries) => [...entries]))
}
