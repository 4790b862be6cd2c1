import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import type { ApplyPromotion, PromotionStates } from '@/contract/generated/gateway-types'
import { defineCall } from '@/site/gateway/call-definition'
import { useGateway } from '@/site/gateway/gateway-context'
import { preparePictures } from '@/site/gateway/prepare-pictures'
import * as rows from '@/contract/endpoints/point-rows'
import { useRead, type ReadKey } from '@/site/gateway/use-read'

export type PromotionActivity = PromotionStates['response']['items'][number]

const promotionStates = defineCall<PromotionStates>(
  rows.promotionStates,
  () => import('@/contract/generated/answers/promotionStates.js'),
  { hasTexts: true },
)
const applyPromotion = defineCall<ApplyPromotion>(
  rows.applyPromotion,
  () => import('@/contract/generated/answers/applyPromotion.js'),
)

/** Polling interval while an application is reviewed, in milliseconds. */
const pause = 8000

/** The states of the promotions, by the server's clock and by what the account did (2 §4). */
export const usePromotionStates = () =>
  useRead(
    promotionStates,
    {},
    { refreshInterval: (data) => (data?.items.some(({ status }) => status === 'applying') === true ? pause : 0) },
  )

const isOfStates = (key: unknown): boolean =>
  Array.isArray(key) && (key as unknown as ReadKey)[0] === promotionStates.name

/**
 * Joins a promotion, or applies for it, with pictures shrunk before. Throws GatewayError. The states of the promotions
 * are read again in any case: even if the answer was lost, the server may have acted.
 */
export function useApplyPromotion() {
  const gateway = useGateway()
  const { mutate } = useSWRConfig()
  return useCallback(
    async (request: ApplyPromotion['request'], pictures: readonly Blob[]): Promise<void> => {
      const files = await preparePictures(applyPromotion.name, pictures)
      try {
        await gateway.send(applyPromotion, request, { files })
      } finally {
        await mutate(isOfStates)
      }
    },
    [gateway, mutate],
  )
}
