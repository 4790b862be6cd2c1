import type { PlayedGames } from '@/sandbox/games/played-games'

/** An account's favourite games and its recently launched games. */
export interface GamesPort {
  readonly favouriteGames: PlayedGames
  readonly recentGames: PlayedGames
}
