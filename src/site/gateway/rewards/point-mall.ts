import type {
  ConvertQuote,
  PointConfig,
  PointRewards,
  RedeemList,
  RedeemQuote,
} from '@/contract/generated/gateway-types'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/point-rows'
import { useRead } from '@/site/gateway/use-read'

export type PointReward = PointRewards['response']['content'][number]
export type Redemption = RedeemList['response']['content'][number]

const hasTexts = { hasTexts: true } as const
const pointRewards = defineCall<PointRewards>(
  rows.pointRewards,
  () => import('@/contract/generated/answers/pointRewards.js'),
  hasTexts,
)
const redeemList = defineCall<RedeemList>(
  rows.redeemList,
  () => import('@/contract/generated/answers/redeemList.js'),
  hasTexts,
)
const pointConfig = defineCall<PointConfig>(
  rows.pointConfig,
  () => import('@/contract/generated/answers/pointConfig.js'),
)
const redeemQuote = defineCall<RedeemQuote>(
  rows.redeemQuote,
  () => import('@/contract/generated/answers/redeemQuote.js'),
)
const convertQuote = defineCall<ConvertQuote>(
  rows.convertQuote,
  () => import('@/contract/generated/answers/convertQuote.js'),
)

/** A page of the point mall's rewards. */
export const usePointRewards = (request: PointRewards['request']) =>
  useRead(pointRewards, request, { keepPreviousData: true })

/** Polling interval while the platform reviews redemptions, in milliseconds. */
const pause = 8000

/** A page of redemptions, the latest first; polled while one may still change. */
export const useRedemptions = (request: RedeemList['request']) =>
  useRead(redeemList, request, {
    keepPreviousData: true,
    refreshInterval: (data) => (data?.content.some(({ status }) => status === 'process') === true ? pause : 0),
  })

/** The exchange rules of points. */
export const usePointConfig = () => useRead(pointConfig, {})

/** The cost of a redemption and the points that remain; refused for the same reasons as the redemption. */
export const useRedeemQuote = (request: RedeemQuote['request']) =>
  useRead(redeemQuote, request, { keepPreviousData: true, shouldRetryOnError: false })

/** The value of an amount of points; no request is made without an amount. */
export const useConvertQuote = (points: number | undefined) =>
  useRead(convertQuote, points === undefined ? undefined : { points }, { shouldRetryOnError: false })
