import type { GameCard } from '@/site/gateway/games/games'

/** Why a game cannot be opened now: in maintenance, or, without an id of a game or a room, coming soon. */
export function unavailableReason({ maintenance, gameId, isGame }: GameCard): 'maintenance' | 'soon' | undefined {
  if (maintenance === true) return 'maintenance'
  const opens = (gameId !== undefined && gameId !== null && gameId !== '') || isGame === 'VASSALAGE'
  return opens ? undefined : 'soon'
}

/** The badge of a tile: one at most. */
export function badgeOf(game: GameCard): 'maintenance' | 'soon' | 'hot' | 'new' | undefined {
  return unavailableReason(game) ?? (game.isHot === 1 ? 'hot' : game.isNew === 1 ? 'new' : undefined)
}
