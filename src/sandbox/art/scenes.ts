import { comeback, piles, wallet } from './motifs-money'
import { calendar, gears, megaphone, shield, trophy } from './motifs-news'
import { chat, crown, friends, gift } from './motifs-people'
import { ball, cards, reels } from './motifs-play'
import { scene, type Motif, type Palette } from './scene'

const wide = { width: 800, height: 500 }
const banner = { width: 960, height: 400 }

const night: Palette = { from: '#2a1a66', to: '#0e1238', light: '#8f9bff', accent: ['#b49bff', '#6a3fd8'] }
const forest: Palette = { from: '#0c5a4b', to: '#06242e', light: '#6fe7c0', accent: ['#7cf0c2', '#159d78'] }
const ocean: Palette = { from: '#0f5c8f', to: '#0a1f47', light: '#76d6ff', accent: ['#84dcff', '#1d7fd0'] }
const dusk: Palette = { from: '#8b2f6b', to: '#2b1246', light: '#ff9fd0', accent: ['#ff9ccb', '#d33f8d'] }
const ember: Palette = { from: '#9a3b22', to: '#3a1226', light: '#ffb27a', accent: ['#ffb98a', '#e2592f'] }
const wine: Palette = { from: '#7d1f3c', to: '#250b24', light: '#ff8fa3', accent: ['#ff9db0', '#d23a5e'] }
const slate: Palette = { from: '#3a4a78', to: '#161d38', light: '#b5c6ff', accent: ['#9fb6ff', '#4f6ee0'] }

/** Pictures of promotions and of announcements. */
export const scenes = {
  'promotion-first-deposit': promotion(night, piles),
  'promotion-seven-days': promotion(dusk, gift),
  'promotion-zalo-hello': promotion(ocean, chat),
  'promotion-friday-reload': promotion(forest, wallet),
  'promotion-weekly-cashback': promotion(slate, comeback),
  'promotion-slots-race': promotion(wine, reels),
  'promotion-combined-bets': promotion(forest, ball),
  'promotion-lucky-hands': promotion(ember, cards),
  'promotion-vip-month': promotion(night, crown),
  'promotion-referral': promotion(ocean, friends),
  'news-megaphone': news(ocean, megaphone),
  'news-shield': news(forest, shield),
  'news-gears': news(slate, gears),
  'news-phone': news(dusk, chat),
  'news-calendar': news(slate, calendar),
  'news-trophy': news(night, trophy),
  'news-reels': news(wine, reels),
  'news-coins': news(ember, piles),
}

function promotion(palette: Palette, motif: Motif): () => string {
  return () => scene(wide, palette, motif)
}

function news(palette: Palette, motif: Motif): () => string {
  return () => scene(banner, palette, motif)
}
