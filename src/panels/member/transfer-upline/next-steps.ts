import type { NextStep } from '@/elements/refusal-told'

type Code = 'payment_password_missing' | 'turnover_unmet'

/** What can be done next, by the code that a transfer was refused with. The security centre leads back here. */
export const nextSteps: Readonly<Record<Code, NextStep>> = {
  payment_password_missing: {
    label: 'transfer-upline.next.password',
    action: {
      action: 'memberCentre',
      panel: 'security-center',
      query: { open: 'paymentPassword', then: 'transfer-upline' },
    },
  },
  turnover_unmet: { label: 'transfer-upline.next.play', action: { action: 'navigate', to: '/', query: {} } },
}
