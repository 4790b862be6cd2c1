import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import type { CheckReceipt, MoneyReceipt } from '@/contract/generated/gateway-types'
import { realAccountOf, type Handler } from '@/sandbox/call/gateway-call'
import { Refusal } from '@/sandbox/call/refusal'
import { claimTitles } from '@/sandbox/rewards/port/claim-titles'
import type { RewardsPort } from '@/sandbox/rewards/port/rewards-port'

/** The receipt of one of the account's own acts; other accounts' receipts are not found. */
export const moneyReceipt: Handler<MoneyReceipt, LedgerPort & RewardsPort> = async (call) => {
  const { merchant, id } = realAccountOf(call)
  const receipt = await call.services.ledger.receiptOf(merchant, id, call.request.number)
  if (receipt === undefined) throw new Refusal('receipt_unknown', call.texts.say('receipt_unknown'))
  const title = (await claimTitles(call.services, id, call.texts.spoken)).get(receipt.number)
  return title === undefined ? receipt : { ...receipt, reference: title }
}

export const checkReceipt: Handler<CheckReceipt, LedgerPort> = async ({ services, merchant, request }) => ({
  genuine: await services.ledger.isGenuine(merchant.code, request),
})
