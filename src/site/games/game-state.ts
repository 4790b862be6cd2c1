import type { GameCard } from '@/site/gateway/games/games'

/** Why a game cannot be opened now: without an id of a game or a room there is nothing to open yet. */
export function obstacleOf({ maintenance, gameId, isGame }: GameCard): 'maintenance' | 'soon' | undefined {
  if (maintenance === true) return 'maintenance'
  const opens = (gameId !== undefined && gameId !== null && gameId !== '') || isGame === 'VASSALAGE'
  return opens ? undefined : 'soon'
}

/** The one thing that a tile says besides its name. */
export function badgeOf(game: GameCard): 'maintenance' | 'soon' | 'hot' | 'new' | undefined {
  return obstacleOf(game) ?? (game.isHot === 1 ? 'hot' : game.isNew === 1 ? 'new' : undefined)
}
