import { bigCoin, comeback, piles, wallet } from './motifs-money'
import { calendar, gears, megaphone, shield, trophy } from './motifs-news'
import { chat, crown, friends, gift } from './motifs-people'
import { ball, cards, reels } from './motifs-play'
import { coffee, cup, headphones, phone, ticket } from './motifs-gifts'
import { paletteOf, type BrandColors, type Hue } from './brand-colors'
import { sceneBefore, spotlight, type Motif, type Size } from './scene'
import { worlds } from './worlds'

const wide = { width: 800, height: 500 }
const banner = { width: 960, height: 400 }
const small = { width: 480, height: 360 }

/** Pictures of promotions, announcements and point rewards. */
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
  'promotion-weekly-raffle': promotion('primary', ticket),
  'promotion-lantern-days': promotion('otherAccent', calendar),
  'promotion-monsoon-cup': promotion('accent', trophy),
  'news-megaphone': news('accent', megaphone),
  'news-shield': news('primary', shield),
  'news-gears': news('accent', gears),
  'news-phone': news('otherAccent', chat),
  'news-calendar': news('accent', calendar),
  'news-trophy': news('otherPrimary', trophy),
  'news-reels': news('otherPrimary', reels),
  'news-coins': news('otherAccent', piles),
  'reward-bonus-20': reward('accent', bigCoin),
  'reward-bonus-100': reward('primary', piles),
  'reward-bonus-500': reward('otherPrimary', wallet),
  'reward-coffee': reward('otherAccent', coffee),
  'reward-ticket': reward('primary', ticket),
  'reward-cup': reward('accent', cup),
  'reward-cards': reward('otherPrimary', cards),
  'reward-headphones': reward('otherAccent', headphones),
  'reward-phone': reward('accent', phone),
}

function promotion(hue: Hue, motif: Motif) {
  return (colors: BrandColors) => drawn(wide, colors, hue, motif)
}

function reward(hue: Hue, motif: Motif) {
  return (colors: BrandColors) => drawn(small, colors, hue, motif)
}

function news(hue: Hue, motif: Motif) {
  return (colors: BrandColors) => drawn(banner, colors, hue, motif)
}

/** A thing in the world of the brand, in one of its hues. */
function drawn(size: Size, colors: BrandColors, hue: Hue, motif: Motif): string {
  const palette = paletteOf(colors, hue)
  const { world } = colors
  const backdrop = world === 'spotlight' ? spotlight(size, palette) : worlds[world](size, palette)
  return sceneBefore(size, palette, motif, backdrop)
}
