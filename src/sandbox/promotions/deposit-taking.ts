import type { CashPort } from '@/sandbox/cash/port/cash-port'
import {
  depositPromotion,
  isUnmetForGood,
  judgedUnmet,
  onceSince,
  unmetSentence,
} from '@/sandbox/cash/port/deposit-promotions'
import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import type { RewardsPort } from '@/sandbox/rewards/port/rewards-port'
import type { SecurityPort } from '@/sandbox/security/port/security-port'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { Account } from '@/sandbox/call/account'
import type { GatewayCall } from '@/sandbox/call/gateway-call'
import type { PromotionsPort } from './port/promotions-port'

/** A call that needs to know how promotions stand to an account. */
export type PromotionCall<Request = unknown> = GatewayCall<
  Request,
  CashPort & LedgerPort & PromotionsPort & RewardsPort & SecurityPort & SettingsPort
>

/** How an account takes part in a promotion that is chosen with a deposit. */
export interface DepositTaking {
  /** A deposit with it waits for its payment. */
  readonly isOpen: boolean
  readonly isBooked: boolean
  /** Receipt of the bonus. */
  readonly receipt: string | null
  /** When the deposit was requested, or booked; milliseconds since 1970. */
  readonly time: number | null
  /** What the account does not fulfil while it does not take part, a sentence each. */
  readonly unmet: readonly string[]
  /** Whether one of these can never be fulfilled any more. */
  readonly isForGood: boolean
}

/** Undefined for promotions that are not chosen with a deposit. */
export async function depositTaking(
  call: PromotionCall,
  account: Account,
  id: string,
): Promise<DepositTaking | undefined> {
  const promotion = depositPromotion(id)
  if (promotion === undefined) return undefined
  const { services } = call
  const row = await services.deposits.withPromotion(account.id, id)
  if (row === undefined || row.created < onceSince(call, promotion)) {
    const unmet = await judgedUnmet(call, account, promotion)
    return {
      ...{ isOpen: false, isBooked: false, receipt: null, time: null },
      unmet: unmet.map((judged) => unmetSentence(call, judged)),
      isForGood: unmet.some(isUnmetForGood),
    }
  }
  const isBooked = row.state === 'approved'
  const bonus = (await services.claims.bonusesOf(account.id)).find((each) => each.id === row.number)
  const time = row.ended ?? row.created
  return { isBooked, isOpen: !isBooked, receipt: bonus?.entry ?? null, time, unmet: [], isForGood: false }
}
