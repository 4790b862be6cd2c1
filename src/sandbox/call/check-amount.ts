import { hundredthsOf } from './hundredths-of'
import type { GatewayCall } from './gateway-call'
import { Refusal } from './refusal'

/** The amount of a call in hundredths: above 0, with no more decimals than the currency has. Throws a Refusal. */
export function checkAmount({
  texts,
  request,
  merchant,
}: Pick<GatewayCall<{ readonly amount: number }>, 'texts' | 'request' | 'merchant'>): number {
  const amount = hundredthsOf(request.amount)
  const step = 10 ** (2 - Math.min(merchant.currency.digits ?? 2, 2))
  if (amount === undefined || amount <= 0 || amount % step !== 0)
    throw new Refusal('amount_invalid', texts.say('amount_invalid'), { value: { field: 'amount' } })
  return amount
}
