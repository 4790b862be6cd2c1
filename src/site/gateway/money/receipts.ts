import type { CheckReceipt, MoneyReceipt } from '@/contract/generated/gateway-types'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/record-rows'
import { useRead } from '@/site/gateway/use-read'

const moneyReceipt = defineCall<MoneyReceipt>(
  rows.moneyReceipt,
  () => import('@/contract/generated/answers/moneyReceipt.js'),
)

export const checkReceipt = defineCall<CheckReceipt>(
  rows.checkReceipt,
  () => import('@/contract/generated/answers/checkReceipt.js'),
)

/** One of the account's receipts, by its number. A receipt never changes. */
export function useMoneyReceipt(number: string | undefined) {
  return useRead(moneyReceipt, number === undefined ? undefined : { number }, { revalidateOnFocus: false })
}
