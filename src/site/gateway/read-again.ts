import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import type { CallName } from '@/contract/endpoints/endpoints'
import type { ReadKey } from './use-read'

/** Reads what these calls answered anew, wherever it is shown: something has changed it. */
export function useReadAgain(): (calls: readonly CallName[]) => Promise<unknown> {
  const { mutate } = useSWRConfig()
  return useCallback(
    (calls) => mutate((key: unknown) => Array.isArray(key) && calls.includes((key as unknown as ReadKey)[0])),
    [mutate],
  )
}
