import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { Referral } from '@/contract/generated/gateway-types'
import { amountOf } from '@/contract/money/amount'
import { maskedName } from '@/sandbox/masked'
import { realAccountOf, type Handler } from '@/sandbox/call/gateway-call'
import { Refusal } from '@/sandbox/call/refusal'
import { referralCodeOf } from '@/sandbox/accounts/port/referral-code'
import { friendState } from '@/sandbox/rewards/port/friend-state'
import { promotionRewards } from '@/sandbox/rewards/port/promotion-rewards'
import type { RewardsPort } from '@/sandbox/rewards/port/rewards-port'
import { friendGiftsOf } from '@/sandbox/texts/promotions/referral-promotion'

/** The friends that the player has referred, why some do not count yet, and what the others have brought. */
export const referral: Handler<Referral, LedgerPort & RewardsPort & SettingsPort> = async (call) => {
  const { services, merchant, texts, request } = call
  const account = realAccountOf(call)
  const { promotions } = await services.settings.of(merchant)
  if (promotions['REFERRAL'] !== true) throw new Refusal('referral_closed', texts.say('referral_closed'))
  const code = referralCodeOf(account)
  const friends = await services.ledger.friendsOf(merchant.code, code)
  const given = await promotionRewards(call, account, await services.claims.of(account.id))
  const rewards = given.get('REFERRAL')?.rewards ?? []
  const gifts = friendGiftsOf(merchant)
  const { firstDeposit, validBet, amount, times, most } = gifts
  const { pageNo, pageSize } = request
  return {
    code,
    rules: { firstDeposit: amountOf(firstDeposit), validBet: amountOf(validBet) },
    gift: { amount: amountOf(amount), turnover: amountOf(amount * times), most },
    totals: {
      invited: friends.length,
      deposited: friends.filter((friend) => friend.firstDeposit !== undefined).length,
      qualified: friends.filter((friend) => friendState(gifts, friend) === 'qualified').length,
      earned: amountOf(rewards.reduce((sum, { claim }) => sum + (claim?.amount ?? 0), 0)),
      waiting: amountOf(amount * rewards.filter(({ state }) => state === 'available').length),
    },
    friends: friends.slice((pageNo - 1) * pageSize, pageNo * pageSize).map((friend) => ({
      account: maskedName(friend.account),
      time: new Date(friend.createdAt).toISOString(),
      firstDeposit: friend.firstDeposit === undefined ? null : amountOf(friend.firstDeposit),
      validBet: amountOf(friend.validBet),
      state: friendState(gifts, friend),
    })),
    totalPages: Math.ceil(friends.length / pageSize),
  }
}
