import type { NextStep } from '@/site/elements/refusal/refusal-steps'
import type { MemberCentreAction } from '@/contract/generated/merchant-types'

/** Opens an item of the security centre, which then leads back here. */
const toSecurity = (open: string): MemberCentreAction => ({
  action: 'memberCentre',
  panel: 'security-center',
  query: { open, then: 'withdraw' },
})

/** Error codes of a withdrawal that have a next step of their own here. */
type Code = 'payment_password_missing' | 'payout_missing' | 'withdrawal_deposit' | 'turnover_unmet'

export const nextSteps: Readonly<Record<Code, NextStep>> = {
  payment_password_missing: { label: 'withdraw.next.password', action: toSecurity('paymentPassword') },
  payout_missing: { label: 'withdraw.next.account', action: toSecurity('payout') },
  withdrawal_deposit: {
    label: 'withdraw.next.deposit',
    action: { action: 'memberCentre', panel: 'deposit', query: {} },
  },
  turnover_unmet: { label: 'withdraw.next.play', action: { action: 'navigate', to: '/', query: {} } },
}
