import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import type { CallName } from '@/contract/endpoints/endpoints'
import type { ReadKey } from './use-read'

/** Revalidates the answers of these calls wherever they are shown, after something has changed them. */
export function useRevalidate(): (calls: readonly CallName[]) => Promise<unknown> {
  const { mutate } = useSWRConfig()
  return useCallback(
    (calls) => mutate((key: unknown) => Array.isArray(key) && calls.includes((key as unknown as ReadKey)[0])),
    [mutate],
  )
}
