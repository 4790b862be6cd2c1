import type { IntentOf } from '@/site/money/use-money-intent'
import { isWrongSecret } from '@/site/money/money-outcome'

/** Whether the request was refused only because of a wrong payment password. */
export const isPasswordWrong = (state: IntentOf<'requestWithdrawal'>): boolean =>
  state.status === 'refused' && isWrongSecret(state.error, 'paymentPassword')
