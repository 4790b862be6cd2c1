import { useEffect, useEffectEvent } from 'react'
import { useServerSecond, type useLotteryLobby } from '@/site/gateway/games/lottery'

/**
 * Revalidates the lobby as soon as a draw is due by the server's clock, so that its result appears without a reload.
 */
export function useRevalidateAfterDraw({ data, mutate }: ReturnType<typeof useLotteryLobby>): void {
  const now = useServerSecond()
  const next = Math.min(...(data?.draws ?? []).map(({ drawsAt }) => Date.parse(drawsAt)))
  const isDrawn = now >= next
  const read = useEffectEvent(() => void mutate())
  useEffect(() => {
    if (isDrawn) read()
  }, [isDrawn, next])
}
