import { referralCodeOf } from '@/sandbox/accounts/port/referral-code'
import { friendState } from '@/sandbox/rewards/port/friend-state'
import { giftReward, type Giving } from './gift-reward'
import { wordsOf, type Giver } from './giver'

/**
 * Money for each friend who counts, without an end. Rewards are numbered, and not of a friend: as many as count can be
 * claimed, whoever of them was first, and never more than the plan has.
 */
export async function friendRewards(giver: Giver<'friend'>): Promise<Giving> {
  const { call, account, seed, plan } = giver
  const friends = await call.services.ledger.friendsOf(account.merchant, referralCodeOf(account))
  const counted = friends.filter((friend) => friendState(plan, friend) === 'qualified').length
  const rewards = Array.from({ length: Math.min(counted, plan.most) }, (_, index) => {
    const pays = { money: plan.amount, times: plan.times }
    const text = wordsOf(giver, 'friend', String(index + 1))
    return giftReward(giver, seed, { of: String(index + 1), pays, text, until: null })
  })
  // Every account has a code to share from its first day.
  return { rewards, since: account.createdAt, unmet: [], isOpen: rewards.length < plan.most }
}
