import { useEffect, useRef } from 'react'
import { useSWRConfig } from 'swr'
import type { ReadKey } from '@/site/gateway/use-read'

/** Whether an SWR key belongs to a read that changes when money moves: the row of its call says so. */
export const isMoneyRead = (key: unknown): boolean => Array.isArray(key) && (key as unknown as ReadKey)[4] === true

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
