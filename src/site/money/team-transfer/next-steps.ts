import type { NextStep } from '@/site/elements/refusal/refusal-steps'

type Code = 'payment_password_missing' | 'turnover_unmet'

type Back = { readonly then: 'transfer-upline' } | { readonly then: 'agent-team-management'; readonly to: string }

/** What can be done next, by the code of a refused transfer. The security centre leads back from there. */
export const nextSteps = (back: Back): Readonly<Record<Code, NextStep>> => ({
  payment_password_missing: {
    label: 'transfer-upline.next.password',
    action: {
      action: 'memberCentre',
      panel: 'security-center',
      query: { open: 'paymentPassword', ...back },
    },
  },
  turnover_unmet: { label: 'transfer-upline.next.play', action: { action: 'navigate', to: '/', query: {} } },
})
