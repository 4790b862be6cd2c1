import type { Texts } from '@/sandbox/texts/texts'
import { gameOf } from './catalogue'

/** Title of a bet's game in a language if the catalogue has it, else the title stored with the bet. */
export function playedTitle(
  bet: { readonly game: string; readonly gameId: string | null },
  texts: Pick<Texts, 'gameTitle'>,
): string {
  const game = bet.gameId === null ? undefined : gameOf(bet.gameId)
  return game === undefined ? bet.game : texts.gameTitle(game)
}
