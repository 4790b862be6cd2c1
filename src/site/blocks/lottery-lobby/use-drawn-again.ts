import { useEffect, useEffectEvent } from 'react'
import { useServerSecond, type useLotteryLobby } from '@/site/gateway/games/lottery'

/** Reads the lobby again as soon as a draw has come, by the server's clock: its result appears without a reload. */
export function useDrawnAgain({ data, mutate }: ReturnType<typeof useLotteryLobby>): void {
  const now = useServerSecond()
  const next = Math.min(...(data?.draws ?? []).map(({ drawsAt }) => Date.parse(drawsAt)))
  const isDrawn = now >= next
  const read = useEffectEvent(() => void mutate())
  useEffect(() => {
    if (isDrawn) read()
  }, [isDrawn, next])
}
