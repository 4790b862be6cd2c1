import { useSyncExternalStore } from 'react'
import type { PrizeMode } from '@/site/gateway/games/lottery'
import { chosenPrizeMode } from '@/site/session/prize-mode'

export const prizeModes = ['Lott', 'ZY', 'Elott', 'SEA'] as const satisfies readonly PrizeMode[]

/** The prize mode of a part: its fixed one, else the player's choice in this session, Lott by default. */
export function usePrizeMode(fixed: PrizeMode | undefined): PrizeMode {
  const chosen = useSyncExternalStore(chosenPrizeMode.subscribe, chosenPrizeMode.get, () => '')
  return fixed ?? prizeModes.find((mode) => mode === chosen) ?? 'Lott'
}
