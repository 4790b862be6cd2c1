import type { Withdrawal } from '@/site/gateway/money/withdrawals'

/** The last step of a withdrawal: its state, and after the payout the player's answer or the result of its review. */
export function stepOf(
  state: Withdrawal['state'],
  confirmation: Withdrawal['confirmation'],
): Withdrawal['timeline'][number]['state'] {
  if (confirmation === null || confirmation.state === 'asked') return state
  return confirmation.review ?? confirmation.state
}
