import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import { dayIn, startOfDay } from '@/contract/time/day'
import type { Account } from '@/sandbox/call/account'
import type { GatewayCall } from '@/sandbox/call/gateway-call'
import { offeredPromotions } from '@/sandbox/texts/promotions/offered-promotions'
import { unmetText } from '@/sandbox/texts/promotions/promotion-article'
import type { DepositCondition, DepositPlan } from '@/sandbox/texts/promotions/promotion-plan'
import type { PromotionSeed } from '@/sandbox/texts/promotions/promotion-seed'
import { promotionSeeds } from '@/sandbox/texts/promotions/promotion-seeds'
import { weekdayOf } from '@/sandbox/texts/promotions/weekday'
import type { CashPort } from './cash-port'

/** A promotion that is chosen together with a deposit. */
export type DepositPromotion = PromotionSeed & { readonly plan: DepositPlan }

type Call<Ports> = Pick<GatewayCall<unknown, Ports>, 'services' | 'merchant' | 'texts'>

const isOfDeposit = (seed: PromotionSeed): seed is DepositPromotion => seed.plan.way === 'deposit'

/** The one of this id, whether or not it is offered any more. */
export const depositPromotion = (id: string | null): DepositPromotion | undefined =>
  promotionSeeds.filter(isOfDeposit).find((seed) => seed.id === id)

/** Those that a merchant has and that run now. */
export async function depositPromotions(call: Call<SettingsPort>): Promise<DepositPromotion[]> {
  const now = call.services.clock()
  const offered = await offeredPromotions(call)
  return offered
    .filter(({ starts, ends }) => (starts ?? now) <= now && now <= (ends ?? now))
    .map(({ seed }) => seed)
    .filter(isOfDeposit)
}

export const bonusOf = ({ plan: { rate, most } }: DepositPromotion, amount: number): number =>
  Math.min(most, Math.floor((amount * Math.round(rate * 100)) / 100))

/** Since when a promotion may be used once, in milliseconds since 1970: today, or ever. */
export function onceSince({ services, merchant }: Call<unknown>, { plan }: DepositPromotion): number {
  if (!plan.asks.some(({ what }) => what === 'firstOfDay')) return 0
  return startOfDay(merchant.timeZone, dayIn(merchant.timeZone, services.clock()))
}

/** What an account that does not meet it never will: who has deposited has no first deposit to come. */
const passes: readonly DepositCondition['what'][] = ['firstDeposit', 'registeredWithin']

/** Whether a condition that an account does not meet can never be met any more. */
export const isUnmetForGood = ({ condition }: Judged): boolean => passes.includes(condition.what)

/** The conditions that an account does not meet, in the language of the call. */
export async function unmetOf(call: Call<CashPort & LedgerPort>, account: Account, promotion: DepositPromotion) {
  return (await judgedUnmet(call, account, promotion)).map((judged) => ({
    text: unmetSentence(call, judged),
    required: judged.required,
    reached: judged.reached,
  }))
}

/** What an account does not meet, in the language of the call. */
export const unmetSentence = ({ texts }: Call<unknown>, { condition, reached, required }: Judged): string =>
  unmetText(texts.spoken, condition, required, reached)

/** The conditions that an account does not meet, with how far it is. */
export async function judgedUnmet(call: Call<CashPort & LedgerPort>, account: Account, promotion: DepositPromotion) {
  const judged = await Promise.all(promotion.plan.asks.map((condition) => judge(call, account, promotion, condition)))
  return judged.filter(({ isMet }) => !isMet)
}

interface Judged {
  readonly condition: DepositCondition
  readonly required: number
  readonly reached: number
  readonly isMet: boolean
}

const day = 86_400_000

/**
 * A pending deposit with the promotion of the first deposit, or of the first of a day, counts as that one; otherwise two
 * pending ones would both earn it.
 */
async function judge(
  call: Call<CashPort & LedgerPort>,
  account: Account,
  promotion: DepositPromotion,
  condition: DepositCondition,
): Promise<Judged> {
  const { services, merchant } = call
  const now = services.clock()
  const judged = (required: number, reached: number, isMet: boolean) => ({ condition, required, reached, isMet })
  switch (condition.what) {
    case 'firstDeposit': {
      const used = await services.deposits.withPromotion(account.id, promotion.id)
      const made = Math.max(await services.ledger.countOf(account, 'deposit'), used === undefined ? 0 : 1)
      return judged(0, made, made === 0)
    }
    case 'firstOfDay': {
      const made = await services.deposits.countSince(account.id, onceSince(call, promotion), promotion.id)
      return judged(0, made, made === 0)
    }
    case 'registeredWithin': {
      const age = now - account.createdAt
      return judged(condition.required, Math.floor(age / day), age < condition.required * day)
    }
    case 'rank':
      return judged(condition.required, account.rankLevel, account.rankLevel >= condition.required)
    case 'weekday': {
      const today = weekdayOf(dayIn(merchant.timeZone, now))
      return judged(condition.required, today, today === condition.required)
    }
  }
}
