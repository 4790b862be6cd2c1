import type { RewardsPort } from './rewards-port'
import type { Account } from '@/sandbox/call/account'
import type { GatewayCall } from '@/sandbox/call/gateway-call'
import { KeyUsedError } from '@/sandbox/ledger/port/entry'
import { Refusal } from '@/sandbox/call/refusal'
import { ClaimedError, type Claim, type NewClaim } from '@/sandbox/rewards/claims'

/**
 * Claims what a call requests. Idempotent by key: earlier claims under the key are returned again. `plan` returns what
 * can be claimed, or throws a Refusal.
 */
export async function claimRewards(
  { services, texts, name, request, key = '' }: GatewayCall<unknown, RewardsPort>,
  account: Account,
  plan: () => Promise<readonly [NewClaim, ...NewClaim[]]>,
): Promise<Claim[]> {
  const intent = { key, call: name, request }
  const before = () => services.claims.findIntent(account.id, intent)
  try {
    const known = await before()
    if (known !== undefined) return known
    try {
      return await services.claims.post(account, await plan(), intent)
    } catch (error) {
      // Race: a concurrent call with the same intent may have been first.
      const meanwhile = await before()
      if (meanwhile !== undefined) return meanwhile
      throw error
    }
  } catch (error) {
    if (error instanceof ClaimedError) throw new Refusal('reward_claimed', texts.say('reward_claimed'))
    if (error instanceof KeyUsedError) throw new Refusal('key_used', texts.say('key_used'), { status: 422 })
    throw error
  }
}
