import type { CheckReceipt, MoneyReceipt } from '@/generated/gateway-types'
import { defineCall } from './call-definition'
import * as rows from './record-rows'
import { useRead } from './use-read'

const moneyReceipt = defineCall<MoneyReceipt>(rows.moneyReceipt, () => import('@/generated/answers/moneyReceipt.js'))

export const checkReceipt = defineCall<CheckReceipt>(
  rows.checkReceipt,
  () => import('@/generated/answers/checkReceipt.js'),
)

/** A receipt of the account's own, by its number. It never changes. */
export function useMoneyReceipt(number: string | undefined) {
  return useRead(moneyReceipt, number === undefined ? undefined : { number }, { revalidateOnFocus: false })
}
