import { createContext } from 'react'
import type { GameCard } from '@/site/gateway/games/games'
import { useProvided } from '@/site/lib/use-provided'

/** What the tiles of games know and do, wherever they stand. */
export interface Games {
  /** Opens a game, or says why it cannot be opened. */
  readonly open: (game: GameCard) => void
  /** Somebody is about to open a game: fetches what its page needs. */
  readonly prepare: () => void
  /** Makes a game a favourite, or no favourite any more. */
  readonly turn: (game: GameCard) => void
  readonly isMarked: (game: GameCard) => boolean
  readonly vendorName: (code: string) => string
  /** Found out once for all of them: a question to the gateway's cache for each was a fifth of a filter's time. */
  readonly pictureAddress: (image: GameCard['image']) => string | undefined
}

const GamesContext = createContext<Games | undefined>(undefined)

export const GamesProvider = GamesContext

export function useGames(): Games {
  return useProvided(GamesContext, 'GamesProvider')
}
