import { useSyncExternalStore } from 'react'
import type { PrizeMode } from '@/site/gateway/games/lottery'
import { chosenPrizeMode } from '@/site/session/prize-mode'

const prizeModes = ['Lott', 'ZY', 'Elott', 'SEA'] as const satisfies readonly PrizeMode[]

/** The prize mode of a part: the one that it has, else what the player chose in this session, Lott at first. */
export function usePrizeMode(fixed: PrizeMode | undefined): PrizeMode {
  const chosen = useSyncExternalStore(chosenPrizeMode.subscribe, chosenPrizeMode.get, () => '')
  return fixed ?? prizeModes.find((mode) => mode === chosen) ?? 'Lott'
}
