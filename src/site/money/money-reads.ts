import { useEffect, useRef } from 'react'
import { useSWRConfig } from 'swr'
import type { CallName } from '@/contract/endpoints/endpoints'
import type { ReadKey } from '@/site/gateway/use-read'

/** Reads whose answers change when money moves. */
const moneyReads: readonly CallName[] = [
  'balance',
  'merchantWallet',
  'memberTransactions',
  'bettingRecord',
  'profitLoss',
  'pointBalance',
  'pointConfig',
  'redeemList',
  'pointRewards',
  'redeemQuote',
  'convertQuote',
  'promotionStates',
  'deposits',
  'depositMethods',
  'withdrawals',
  'withdrawalTerms',
  'uplineTerms',
  'downlineTerms',
  'teamMembers',
  'teamOverview',
  'teamTransactions',
  'missionSummary',
  'playLimits',
  'missionLeaderboard',
  'playLimits',
  'teamBets',
  'teamProfit',
  'rewards',
  'rebate',
  'bonusRecord',
  'bonusWagering',
  'consolidatedFunds',
  'contractRecord',
  'contractDetails',
]

/** Whether an SWR key belongs to a read that changes when money moves. */
export const isMoneyRead = (key: unknown): boolean =>
  Array.isArray(key) && moneyReads.includes((key as unknown as ReadKey)[0])

/** Revalidates balances and records when the state of a request has changed since the last poll: money has moved. */
export function useMoneyMoved(items: readonly { readonly number: string; readonly state: string }[] | undefined): void {
  const { mutate } = useSWRConfig()
  const seen = items?.map(({ number, state }) => `${number} ${state}`).join()
  const last = useRef(seen)
  useEffect(() => {
    if (last.current !== undefined && seen !== undefined && last.current !== seen) void mutate(isMoneyRead)
    last.current = seen ?? last.current
  }, [mutate, seen])
}
