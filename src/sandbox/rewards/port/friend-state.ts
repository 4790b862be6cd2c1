import type { Referral } from '@/contract/generated/gateway-types'
import type { Friend } from '@/sandbox/ledger/port/ledger-port'
import type { FriendGifts } from '@/sandbox/texts/promotions/promotion-plan'

type State = Referral['response']['friends'][number]['state']

/** Whether a friend counts, or what is missing. */
export function friendState(
  least: Pick<FriendGifts, 'firstDeposit' | 'validBet'>,
  { firstDeposit, validBet }: Pick<Friend, 'firstDeposit' | 'validBet'>,
): State {
  if (firstDeposit === undefined) return 'noDeposit'
  if (firstDeposit < least.firstDeposit) return 'depositLow'
  return validBet < least.validBet ? 'betLow' : 'qualified'
}
