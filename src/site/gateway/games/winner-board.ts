import type { WinnerBoard } from '@/contract/generated/gateway-types'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/endpoint-rows'
import { useRead } from '@/site/gateway/use-read'

export type Win = WinnerBoard['response'][number]

const winnerBoard = defineCall<WinnerBoard>(
  rows.winnerBoard,
  () => import('@/contract/generated/answers/winnerBoard.js'),
  {
    hasTexts: true,
  },
)

/** Recent winners (2 §7). */
export function useWinnerBoard() {
  return useRead(winnerBoard, {})
}
