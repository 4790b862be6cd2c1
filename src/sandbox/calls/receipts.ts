import type { CheckReceipt, MoneyReceipt } from '@/contract/generated/gateway-types'
import { realAccountOf, type Handler } from '@/sandbox/gateway-call'
import { Refusal } from '@/sandbox/refusal'

/** The receipt of an act of the account's own; of another's there is none. */
export const moneyReceipt: Handler<MoneyReceipt> = async (call) => {
  const { merchant, id } = realAccountOf(call)
  const receipt = await call.services.ledger.receiptOf(merchant, id, call.request.number)
  if (receipt === undefined) throw new Refusal('receipt_unknown', call.texts.say('receipt_unknown'))
  return receipt
}

export const checkReceipt: Handler<CheckReceipt> = async ({ services, merchant, request }) => ({
  genuine: await services.ledger.isGenuine(merchant.code, request),
})
