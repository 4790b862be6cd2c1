import type { ServerLanguage } from '@/sandbox/texts/article'
import { gameOf } from './catalogue'

/** Title of a bet's game in a language if the catalogue has it, else the title stored with the bet. */
export function playedTitle(
  bet: { readonly game: string; readonly gameId: string | null },
  spoken: ServerLanguage,
): string {
  return (bet.gameId === null ? undefined : gameOf(bet.gameId)?.title[spoken]) ?? bet.game
}
