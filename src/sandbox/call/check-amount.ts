import { hundredthsOf } from './hundredths-of'
import type { GatewayCall } from './gateway-call'
import { stepOf } from '@/contract/money/in-currency'
import { Refusal } from './refusal'

/** The amount of a call in hundredths: above 0, with no more decimals than the currency has. Throws a Refusal. */
export function checkAmount({
  texts,
  request,
  merchant,
}: Pick<GatewayCall<{ readonly amount: number }>, 'texts' | 'request' | 'merchant'>): number {
  const amount = hundredthsOf(request.amount)
  if (amount === undefined || amount <= 0 || amount % stepOf(merchant) !== 0)
    throw new Refusal('amount_invalid', texts.say('amount_invalid'), { value: { field: 'amount' } })
  return amount
}
