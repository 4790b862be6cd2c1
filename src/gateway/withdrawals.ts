import { useCallback } from 'react'
import type { RequestWithdrawal, WithdrawalQuote, Withdrawals, WithdrawalTerms } from '@/generated/gateway-types'
import { defineCall } from './call-definition'
import * as rows from './cash-rows'
import { useGateway } from './gateway-context'
import { useRead } from './use-read'

export type Withdrawal = Withdrawals['response']['items'][number]

const withdrawalTerms = defineCall<WithdrawalTerms>(
  rows.withdrawalTerms,
  () => import('@/generated/answers/withdrawalTerms.js'),
)
const withdrawalQuote = defineCall<WithdrawalQuote>(
  rows.withdrawalQuote,
  () => import('@/generated/answers/withdrawalQuote.js'),
)
const withdrawals = defineCall<Withdrawals>(rows.withdrawals, () => import('@/generated/answers/withdrawals.js'))
export const requestWithdrawal = defineCall<RequestWithdrawal>(
  rows.requestWithdrawal,
  () => import('@/generated/answers/requestWithdrawal.js'),
)

/** What may still become something else. */
export const isUnderWay = ({ state }: Withdrawal): boolean => state === 'processing' || state === 'transferring'

/** Between two looks at requests that may still change, in milliseconds. */
const pause = 8000

/** What may be withdrawn now, and where to. */
export const useWithdrawalTerms = () => useRead(withdrawalTerms, {})

/** The last requests; looked at again while one may still change. */
export const useWithdrawals = () =>
  useRead(withdrawals, {}, { refreshInterval: (data) => (data?.items.some(isUnderWay) === true ? pause : 0) })

/** Asks what a withdrawal would cost and bring. Throws GatewayError, refused as the withdrawal itself would be. */
export function useWithdrawalQuote() {
  const gateway = useGateway()
  return useCallback((request: WithdrawalQuote['request']) => gateway.send(withdrawalQuote, request), [gateway])
}
