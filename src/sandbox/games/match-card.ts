import type { GameCard } from '@/contract/generated/gateway-types'
import { headlineMatch } from '@/sandbox/play/port/fixtures'
import { titlesOf, type Game } from './port/game'
import { writtenLanguageOf, type ServerLanguage } from '@/sandbox/texts/spoken'

/** The competitions of the announced matches, by the class of the game. */
const competitions: Readonly<Record<string, string>> = {
  FOOTBALL: 'Lantern League|Giải Đèn Lồng',
  BASKETBALL: 'Monsoon Basket Cup|Cúp Bóng Rổ Gió Mùa',
  TENNIS: 'Coral Open|Giải Mở San Hô',
  VOLLEYBALL: 'Delta Volley Series|Chuỗi Bóng Chuyền Châu Thổ',
  BADMINTON: 'Feather Masters|Giải Cầu Lông Bậc Thầy',
  COMBAT: 'Night of Gloves|Đêm Găng Đấm',
  MOBA: 'Five Lanes Major|Giải Lớn Năm Đường',
  SHOOTER: 'Squad Invitational|Giải Mời Biệt Đội',
  ROYALE: 'Last Light Cup|Cúp Ánh Sáng Cuối',
  FIGHTING: 'Street Crown|Vương Miện Đường Phố',
  STRATEGY: 'Star Command Finals|Chung Kết Chỉ Huy',
  ARENA: 'Golden Spur Derby|Giải Cựa Vàng',
}

/** The match that a game of sides announces; no other game has one. `now`: milliseconds since 1970. */
export function matchCard(
  game: Game,
  merchant: string,
  now: number,
  language: ServerLanguage,
): Pick<GameCard, 'match'> {
  const { gameType, vendor, nodeId, classify, theme } = game
  if (gameType !== 'SPORTS' && gameType !== 'ESPORTS' && gameType !== 'COCKFIGHT') return {}
  const { home, away, begins, odds } = headlineMatch(now, { merchant, vendor, category: gameType, theme }, nodeId)
  const written = writtenLanguageOf(language)
  const league = titlesOf(competitions[classify] ?? '')[written] || game.title[written]
  const inUnits = Object.fromEntries(Object.entries(odds).map(([side, hundredths]) => [side, hundredths / 100]))
  return { match: { league, home, away, beginsAt: new Date(begins).toISOString(), odds: inUnits } }
}
