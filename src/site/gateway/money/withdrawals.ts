import { useCallback } from 'react'
import type {
  ConfirmWithdrawal,
  RequestWithdrawal,
  WithdrawalProof,
  WithdrawalQuote,
  Withdrawals,
  WithdrawalTerms,
} from '@/contract/generated/gateway-types'
import { shrinkPicture } from '@/site/ui/inputs/shrink-picture'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/cash-rows'
import { useGateway } from '@/site/gateway/gateway-context'
import { useRead } from '@/site/gateway/use-read'

export type Withdrawal = Withdrawals['response']['items'][number]

const withdrawalTerms = defineCall<WithdrawalTerms>(
  rows.withdrawalTerms,
  () => import('@/contract/generated/answers/withdrawalTerms.js'),
)
const withdrawalQuote = defineCall<WithdrawalQuote>(
  rows.withdrawalQuote,
  () => import('@/contract/generated/answers/withdrawalQuote.js'),
)
const withdrawals = defineCall<Withdrawals>(
  rows.withdrawals,
  () => import('@/contract/generated/answers/withdrawals.js'),
)
export const requestWithdrawal = defineCall<RequestWithdrawal>(
  rows.requestWithdrawal,
  () => import('@/contract/generated/answers/requestWithdrawal.js'),
)

const withdrawalProof = defineCall<WithdrawalProof>(
  rows.withdrawalProof,
  () => import('@/contract/generated/answers/withdrawalProof.js'),
)
export const confirmWithdrawal = defineCall<ConfirmWithdrawal>(
  rows.confirmWithdrawal,
  () => import('@/contract/generated/answers/confirmWithdrawal.js'),
)

/** On its way out. */
export const isUnderWay = ({ state }: Withdrawal): boolean => state === 'processing' || state === 'transferring'

/** It was paid out, and its player says that it did not come, or not all of it: the platform looks. */
const isReviewed = ({ confirmation }: Withdrawal): boolean =>
  confirmation?.review === null && (confirmation.state === 'notReceived' || confirmation.state === 'partly')

/** Those that were paid out and are asked about, with the moment until which, the one with the least time first. */
export const askedOf = (items: readonly Withdrawal[]) =>
  items
    .flatMap((withdrawal) =>
      withdrawal.confirmation?.state === 'asked' ? [{ withdrawal, until: withdrawal.confirmation.until }] : [],
    )
    .toSorted((a, b) => Date.parse(a.until) - Date.parse(b.until))

/** Something about it may still change by somebody else. */
const mayChange = (item: Withdrawal): boolean =>
  isUnderWay(item) || isReviewed(item) || item.confirmation?.state === 'asked'

/** Between two looks at requests that may still change, in milliseconds. */
const pause = 8000

/** What may be withdrawn now, and where to. */
export const useWithdrawalTerms = () => useRead(withdrawalTerms, {})

/** The last requests; looked at again while one may still change. */
export const useWithdrawals = (isWanted = true) =>
  useRead(withdrawals, isWanted ? {} : undefined, {
    refreshInterval: (data) => (data?.items.some(mayChange) === true ? pause : 0),
  })

/** Asks what a withdrawal would cost and bring. Throws GatewayError, refused as the withdrawal itself would be. */
export function useWithdrawalQuote() {
  const gateway = useGateway()
  return useCallback((request: WithdrawalQuote['request']) => gateway.send(withdrawalQuote, request), [gateway])
}

/** Sends the picture of an answer that is to follow. Throws GatewayError. */
export function useWithdrawalProof() {
  const gateway = useGateway()
  return useCallback(
    async (number: string, pictures: readonly Blob[]) => {
      const files = await Promise.all(pictures.map(shrinkPicture))
      await gateway.send(withdrawalProof, { number }, { files })
    },
    [gateway],
  )
}
