import type { IntentOf } from '@/site/money/use-money-intent'
import { isWrongSecret } from '@/site/money/money-outcome'

/** Whether the payment password was refused, and nothing else. */
export const isPasswordWrong = (state: IntentOf<'requestWithdrawal'>): boolean =>
  state.status === 'refused' && isWrongSecret(state.error, 'paymentPassword')
