import { useEffect, useRef } from 'react'
import { useSWRConfig } from 'swr'
import { moneyReads } from '@/gateway/money-calls'
import type { ReadKey } from '@/gateway/use-read'

/** Whether what is kept under a key is another answer once money has moved. */
export const isMoneyRead = (key: unknown): boolean =>
  Array.isArray(key) && moneyReads.includes((key as unknown as ReadKey)[0])

/** Reads balances and records again when requests stand otherwise than at the last look: somebody else has moved money. */
export function useMoneyMoved(items: readonly { readonly number: string; readonly state: string }[] | undefined): void {
  const { mutate } = useSWRConfig()
  const seen = items?.map(({ number, state }) => `${number} ${state}`).join()
  const last = useRef(seen)
  useEffect(() => {
    if (last.current !== undefined && seen !== undefined && last.current !== seen) void mutate(isMoneyRead)
    last.current = seen ?? last.current
  }, [mutate, seen])
}
