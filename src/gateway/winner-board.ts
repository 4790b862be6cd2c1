import type { WinnerBoard } from '@/generated/gateway-types'
import { defineCall } from './call-definition'
import * as rows from './endpoint-rows'
import { useRead } from './use-read'

export type Win = WinnerBoard['response'][number]

const winnerBoard = defineCall<WinnerBoard>(rows.winnerBoard, () => import('@/generated/answers/winnerBoard.js'), {
  hasTexts: true,
})

/** Who won of late (2 §7). */
export function useWinnerBoard() {
  return useRead(winnerBoard, {})
}
