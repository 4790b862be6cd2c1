import type { PlayedGames } from '@/sandbox/games/played-games'

/** Games that an account marked, and those that it launched last. */
export interface GamesPort {
  readonly favouriteGames: PlayedGames
  readonly recentGames: PlayedGames
}
