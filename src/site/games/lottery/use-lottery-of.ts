import { useEffect, useState } from 'react'
import { useLotteryMenus, type Lottery, type LotteryMenu, type PrizeMode } from '@/site/gateway/games/lottery'
import { chosenPrizeMode } from '@/site/session/prize-mode'

/**
 * The menus of the kept prize mode, and the lottery that the address names. One that the kept mode does not offer is
 * looked for in the other ones (2 §7): an address that was copied, or that a message leads to, opens the same lottery for
 * everybody.
 */
export function useLotteryOf(asked: string | undefined, kept: PrizeMode, modes: readonly PrizeMode[]) {
  const of = `${kept} ${asked}`
  const [search, setSearch] = useState({ of, place: 0 })
  const place = search.of === of ? search.place : 0
  const candidates = [kept, ...modes.filter((mode) => mode !== kept)]
  const prizeMode = candidates[place] ?? kept
  const menus = useLotteryMenus(prizeMode)
  const lottery = asked === undefined ? undefined : lotteryIn(menus.data, asked)
  // Past the last candidate the menus of the kept mode are shown, and the address is unknown.
  const isSearching = asked !== undefined && lottery === undefined && place < candidates.length
  if (isSearching && menus.data !== undefined) setSearch({ of, place: place + 1 })
  return { ...menus, menus: isSearching ? undefined : menus.data, lottery, prizeMode }
}

/** Keeps the prize mode in which the lottery of the address was found, as if the player had chosen it. */
export function useKeptMode(found: PrizeMode | undefined): void {
  useEffect(() => {
    if (found !== undefined) chosenPrizeMode.set(found)
  }, [found])
}

/** The lottery of a code or of a game's id. */
const lotteryIn = (menus: readonly LotteryMenu[] | undefined, asked: string): Lottery | undefined =>
  menus?.flatMap(({ gameMenus }) => gameMenus).find(({ gameCode, gameId }) => [gameCode, gameId].includes(asked))
