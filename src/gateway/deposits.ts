import { useCallback } from 'react'
import type { CancelDeposit, DepositMethods, DepositPaid, Deposits, RequestDeposit } from '@/generated/gateway-types'
import { shrinkPicture } from '@/ui/shrink-picture'
import { defineCall } from './call-definition'
import * as rows from './cash-rows'
import { useGateway } from './gateway-context'
import { useRead } from './use-read'

export type DepositMethod = DepositMethods['response']['methods'][number]
export type DepositPromotion = DepositMethods['response']['promotions'][number]
export type Deposit = Deposits['response']['items'][number]

const depositMethods = defineCall<DepositMethods>(
  rows.depositMethods,
  () => import('@/generated/answers/depositMethods.js'),
  { hasTexts: true },
)
const deposits = defineCall<Deposits>(rows.deposits, () => import('@/generated/answers/deposits.js'), {
  hasTexts: true,
})
export const requestDeposit = defineCall<RequestDeposit>(
  rows.requestDeposit,
  () => import('@/generated/answers/requestDeposit.js'),
)
const depositPaid = defineCall<DepositPaid>(rows.depositPaid, () => import('@/generated/answers/depositPaid.js'))
const cancelDeposit = defineCall<CancelDeposit>(
  rows.cancelDeposit,
  () => import('@/generated/answers/cancelDeposit.js'),
)

/** What may still become something else. */
export const isOpen = ({ state }: Deposit): boolean => state === 'new' || state === 'pending'

/** Between two looks at requests that may still change, in milliseconds. */
const pause = 8000

/** Ways to pay in. */
export const useDepositMethods = () => useRead(depositMethods, {})

/** The last requests; looked at again while one may still change. */
export const useDeposits = () =>
  useRead(deposits, {}, { refreshInterval: (data) => (data?.items.some(isOpen) === true ? pause : 0) })

/** What a player does to a request that stands. Throws GatewayError. */
export function useDepositActs() {
  const gateway = useGateway()
  const pay = useCallback(
    async (number: string, pictures: readonly Blob[]) => {
      const files = await Promise.all(pictures.map(shrinkPicture))
      await gateway.send(depositPaid, { number }, { files })
    },
    [gateway],
  )
  const cancel = useCallback((number: string) => gateway.send(cancelDeposit, { number }), [gateway])
  return { pay, cancel }
}
