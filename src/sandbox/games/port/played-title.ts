import type { Spoken } from '@/sandbox/texts/article'
import { gameOf } from './catalogue'

/** What the game of a bet is called in a language, where the catalogue has it; else as it was called when it was played. */
export function playedTitle(bet: { readonly game: string; readonly gameId: string | null }, spoken: Spoken): string {
  return (bet.gameId === null ? undefined : gameOf(bet.gameId)?.title[spoken]) ?? bet.game
}
