import { titlesOf, type GameFacts, type GameType } from './port/game'

const slot = (words: string, theme: string, subject: number, lines: number): GameFacts => ({
  title: titlesOf(words),
  classify: 'VIDEO',
  theme,
  subject,
  lines,
  minBet: 500,
  demo: true,
})

const table = (words: string, theme: string, classify: string): GameFacts => ({
  title: titlesOf(words),
  classify,
  theme,
  subject: 0,
  lines: null,
  minBet: 5000,
  demo: true,
})

/** The platform's own games (1 §2 /inhouse). */
export const ownGames: Readonly<Partial<Record<GameType, readonly GameFacts[]>>> = {
  RNG: [
    slot('House of Lanterns|Phố Đèn Lồng', 'lantern', 0, 20),
    slot('Nine Tides|Chín Con Sóng', 'ocean', 13, 25),
    slot('Seven Bells|Bảy Hồi Chuông', 'seven', 1, 5),
    slot('Orchard Party|Vườn Trái Vui', 'fruit', 0, 10),
    slot('Silk and Thunder|Lụa Và Sấm', 'dragon', 0, 40),
    slot('Gem Cartel|Bang Kim Cương', 'gem', 0, 30),
  ],
  LIVE: [
    table('House Baccarat|Baccarat Nhà', 'baccarat', 'BACCARAT'),
    table('House Dragon Tiger|Rồng Hổ Nhà', 'dragon-tiger', 'DRAGON_TIGER'),
  ],
}
