import type { Account } from '@/sandbox/call/account'
import type { GatewayCall } from '@/sandbox/call/gateway-call'
import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import type { Claim } from '@/sandbox/rewards/claims'
import { dayGifts } from '@/sandbox/rewards/gifts/day-gifts'
import { friendRewards } from '@/sandbox/rewards/gifts/friend-rewards'
import type { Giving } from '@/sandbox/rewards/gifts/gift-reward'
import type { Giver } from '@/sandbox/rewards/gifts/giver'
import { cashback, monthGift, playedDay, racePrize } from '@/sandbox/rewards/gifts/period-gifts'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import { offeredPromotions } from '@/sandbox/texts/promotions/offered-promotions'
import type { RewardsPort } from './rewards-port'

/** What the promotions that give rewards give to an account, by the promotion's id. */
export async function promotionRewards(
  call: GatewayCall<unknown, LedgerPort & RewardsPort & SettingsPort>,
  account: Account,
  claims: ReadonlyMap<string, Claim>,
): Promise<Map<string, Giving>> {
  const now = call.services.clock()
  const given = new Map<string, Giving>()
  for (const offered of await offeredPromotions(call)) {
    const { plan } = offered.seed
    if (plan.way === 'reward')
      given.set(offered.seed.id, await givingOf({ ...offered, call, account, plan, now, claims }))
  }
  return given
}

async function givingOf(giver: Giver): Promise<Giving> {
  const { plan } = giver
  switch (plan.of) {
    case 'day':
      return dayGifts({ ...giver, plan })
    case 'month':
      return monthGift({ ...giver, plan })
    case 'cashback':
      return cashback({ ...giver, plan })
    case 'race':
      return racePrize({ ...giver, plan })
    case 'playedDay':
      return playedDay({ ...giver, plan })
    case 'friend':
      return friendRewards({ ...giver, plan })
  }
}
