import { comeback, piles, wallet } from './motifs-money'
import { calendar, gears, megaphone, shield, trophy } from './motifs-news'
import { chat, crown, friends, gift } from './motifs-people'
import { ball, cards, reels } from './motifs-play'
import { paletteOf, type BrandColors, type Hue } from './brand-colors'
import { scene, type Motif } from './scene'

const wide = { width: 800, height: 500 }
const banner = { width: 960, height: 400 }

/** Pictures of promotions and of announcements. */
export const scenes = {
  'promotion-first-deposit': promotion('otherPrimary', piles),
  'promotion-seven-days': promotion('otherAccent', gift),
  'promotion-zalo-hello': promotion('accent', chat),
  'promotion-friday-reload': promotion('primary', wallet),
  'promotion-weekly-cashback': promotion('accent', comeback),
  'promotion-slots-race': promotion('otherPrimary', reels),
  'promotion-combined-bets': promotion('primary', ball),
  'promotion-lucky-hands': promotion('otherAccent', cards),
  'promotion-vip-month': promotion('otherPrimary', crown),
  'promotion-referral': promotion('accent', friends),
  'news-megaphone': news('accent', megaphone),
  'news-shield': news('primary', shield),
  'news-gears': news('accent', gears),
  'news-phone': news('otherAccent', chat),
  'news-calendar': news('accent', calendar),
  'news-trophy': news('otherPrimary', trophy),
  'news-reels': news('otherPrimary', reels),
  'news-coins': news('otherAccent', piles),
}

function promotion(hue: Hue, motif: Motif) {
  return (colors: BrandColors) => scene(wide, paletteOf(colors, hue), motif)
}

function news(hue: Hue, motif: Motif) {
  return (colors: BrandColors) => scene(banner, paletteOf(colors, hue), motif)
}
