import type { NextStep } from '@/site/elements/refusal/refusal-steps'

/** Next steps, by the error code that a redemption or a conversion was refused with. */
export const nextSteps: Readonly<Record<'payment_password_missing' | 'point_money_missing', NextStep>> = {
  payment_password_missing: {
    label: 'point-mall.next.password',
    action: { action: 'memberCentre', panel: 'security-center', query: { open: 'paymentPassword', then: 'page' } },
  },
  point_money_missing: {
    label: 'point-mall.next.deposit',
    action: { action: 'memberCentre', panel: 'deposit', query: {} },
  },
}
