import type { Routes } from '@/contract/generated/merchant-types'
import type { LaunchCard } from './launch-card'

/** The page that a lottery's card opens instead of a game's page (2 §2, §3). Undefined for every other card. */
export function lotteryAddress(
  { vassalage, gameType, gameId }: LaunchCard,
  { pages }: Pick<Routes, 'pages'>,
): string | undefined {
  const isLottery = gameType === 'LOTT' || gameType === 'ELOTT'
  const ofVendor = { TCG_SEA: pages['seaLottery'] ?? pages['vnlottery'], TCG_LOTTO_VN: pages['vnlottery'] }[vassalage]
  const page = ofVendor ?? (isLottery ? pages['lottery'] : undefined)
  if (page === undefined || !gameId) return page?.path
  return `${page.path}?${new URLSearchParams({ gameCode: gameId })}`
}
