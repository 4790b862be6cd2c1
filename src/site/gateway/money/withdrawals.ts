import { useCallback } from 'react'
import type {
  ConfirmWithdrawal,
  RequestWithdrawal,
  WithdrawalProof,
  WithdrawalQuote,
  Withdrawals,
  WithdrawalTerms,
} from '@/contract/generated/gateway-types'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/cash-rows'
import { useGateway } from '@/site/gateway/gateway-context'
import { preparePictures } from '@/site/gateway/prepare-pictures'
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

/** The withdrawal is in progress. */
export const isInProgress = ({ state }: Withdrawal): boolean => state === 'processing' || state === 'transferring'

/** It was paid out, the player reports that it did not arrive, or not in full, and the platform is reviewing that. */
const isReviewed = ({ confirmation }: Withdrawal): boolean =>
  confirmation?.review === null && (confirmation.state === 'notReceived' || confirmation.state === 'partly')

/** The paid withdrawals that await the player's confirmation, each with its deadline, the earliest deadline first. */
export const awaitingConfirmation = (items: readonly Withdrawal[]) =>
  items
    .flatMap((withdrawal) =>
      withdrawal.confirmation?.state === 'asked' ? [{ withdrawal, until: withdrawal.confirmation.until }] : [],
    )
    .toSorted((a, b) => Date.parse(a.until) - Date.parse(b.until))

/** Its state may still be changed by somebody else. */
const mayChange = (item: Withdrawal): boolean =>
  isInProgress(item) || isReviewed(item) || item.confirmation?.state === 'asked'

/** Polling interval while requests may still change, in milliseconds. */
const pause = 8000

/** The current terms of a withdrawal, and its possible targets. */
export const useWithdrawalTerms = () => useRead(withdrawalTerms, {})

/** The latest withdrawals; polled while one may still change. */
export const useWithdrawals = (isWanted = true) =>
  useRead(withdrawals, isWanted ? {} : undefined, {
    refreshInterval: (data) => (data?.items.some(mayChange) === true ? pause : 0),
  })

/**
 * Requests the fee and net amount of a withdrawal. Throws GatewayError; refused for the same reasons as the withdrawal
 * itself.
 */
export function useWithdrawalQuote() {
  const gateway = useGateway()
  return useCallback((request: WithdrawalQuote['request']) => gateway.send(withdrawalQuote, request), [gateway])
}

/** Uploads a proof picture for a confirmation that is sent afterwards. Throws GatewayError. */
export function useWithdrawalProof() {
  const gateway = useGateway()
  return useCallback(
    async (number: string, pictures: readonly Blob[]) => {
      const files = await preparePictures(withdrawalProof.name, pictures)
      await gateway.send(withdrawalProof, { number }, { files })
    },
    [gateway],
  )
}
