import { useCallback } from 'react'
import type {
  CancelDeposit,
  DepositMethods,
  DepositPaid,
  Deposits,
  RequestDeposit,
} from '@/contract/generated/gateway-types'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/cash-rows'
import { useGateway } from '@/site/gateway/gateway-context'
import { preparePictures } from '@/site/gateway/prepare-pictures'
import { useRead } from '@/site/gateway/use-read'

export type DepositMethod = DepositMethods['response']['methods'][number]
export type DepositPromotion = DepositMethods['response']['promotions'][number]
export type Deposit = Deposits['response']['items'][number]

const depositMethods = defineCall<DepositMethods>(
  rows.depositMethods,
  () => import('@/contract/generated/answers/depositMethods.js'),
  { hasTexts: true },
)
const deposits = defineCall<Deposits>(rows.deposits, () => import('@/contract/generated/answers/deposits.js'), {
  hasTexts: true,
})
export const requestDeposit = defineCall<RequestDeposit>(
  rows.requestDeposit,
  () => import('@/contract/generated/answers/requestDeposit.js'),
)
const depositPaid = defineCall<DepositPaid>(
  rows.depositPaid,
  () => import('@/contract/generated/answers/depositPaid.js'),
)
const cancelDeposit = defineCall<CancelDeposit>(
  rows.cancelDeposit,
  () => import('@/contract/generated/answers/cancelDeposit.js'),
)

/** The request may still change its state. */
export const isOpen = ({ state }: Deposit): boolean => state === 'new' || state === 'pending'

/** Polling interval while requests may still change, in milliseconds. */
const pause = 8000

/** Deposit methods. */
export const useDepositMethods = () => useRead(depositMethods, {})

/** The latest deposit requests; polled while one may still change. */
export const useDeposits = () =>
  useRead(deposits, {}, { refreshInterval: (data) => (data?.items.some(isOpen) === true ? pause : 0) })

/** What a player can do with an open request. Throws GatewayError. */
export function useDepositActions() {
  const gateway = useGateway()
  const pay = useCallback(
    async (number: string, pictures: readonly Blob[]) => {
      const files = await preparePictures(depositPaid.name, pictures)
      await gateway.send(depositPaid, { number }, { files })
    },
    [gateway],
  )
  const cancel = useCallback((number: string) => gateway.send(cancelDeposit, { number }), [gateway])
  return { pay, cancel }
}
