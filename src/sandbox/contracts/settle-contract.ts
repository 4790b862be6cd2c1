import type { SandboxBasics } from '@/sandbox/call/sandbox-basics'
import type { ContractsPort } from './port/contracts-port'
import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import type { ContractKind } from '@/contract/endpoints/contract-members'
import type { Account } from '@/sandbox/call/account'
import { stepOf } from '@/contract/money/in-currency'
import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'
import { spanAt, type TermPeriod } from './contract-periods'
import { settlePeriods } from './settle-periods'

type Settles = SandboxBasics & ContractsPort & LedgerPort

/** Start of the longest period that contains an instant: bets since then count until that period ends. */
function firstMoment(zone: string, periods: readonly TermPeriod[], time: number): number {
  return Math.min(time, ...periods.map((period) => spanAt(zone, period, time).from))
}

/** Settles finished periods by the sandbox's clock, lazily when somebody reads them. */
export async function settleContract(
  { contracts, paidPeriods, ledger, clock }: Settles,
  merchant: SandboxMerchant,
  { id: account }: Account,
  kind: ContractKind,
): Promise<void> {
  const held = await contracts.heldTerms(account, kind)
  if (held.length === 0) return
  const now = clock()
  const begun = Math.min(...held.map(({ since }) => since))
  const after = Math.max(begun, await paidPeriods.settledUntil(account, kind))
  const periods = held.flatMap(({ terms }) => terms.map(({ period }) => period))
  const zone = merchant.timeZone
  const from = firstMoment(zone, periods, after)
  const bets = await ledger.teamBets(merchant.code, account, { from, to: now })
  const paid = settlePeriods({ kind, held, bets, zone, step: stepOf(merchant), after, now })
  await paidPeriods.keep({ merchant: merchant.code, account, kind }, paid, now)
}
