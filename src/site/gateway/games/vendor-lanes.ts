import type { VendorGameType } from '@/contract/generated/gateway-types'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/endpoint-rows'
import { storedAnswerKeys } from '@/site/gateway/stored-answers'
import { useRead, useReads } from '@/site/gateway/use-read'

const vendorGameType = defineCall<VendorGameType>(
  rows.vendorGameType,
  () => import('@/contract/generated/answers/vendorGameType.js'),
  { hasTexts: true, keptAs: storedAnswerKeys.vendorLanes },
)

export type VendorLane = VendorGameType['response']['data']['lanes'][number]

/**
 * Lanes of vendors, cached for the session (2 §7): a second visit makes no call. `refresh` bypasses the cache; when it
 * fails, it rejects, and the cached lanes stay.
 */
export function useVendorLanes(isWanted = true) {
  const { keyOf, ask } = useReads(vendorGameType)
  const { data, error, isValidating, mutate } = useRead(vendorGameType, isWanted ? {} : undefined, {
    revalidateIfStale: false,
  })
  return {
    lanes: data?.data.lanes,
    error,
    isReading: isValidating,
    refresh: async (): Promise<void> => {
      const key = keyOf({})
      if (key !== null) await mutate(ask(key), { revalidate: false })
    },
  }
}
