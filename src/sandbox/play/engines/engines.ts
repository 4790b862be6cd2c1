import type { ClientName } from '@/sandbox/play/play-game'
import { baccarat } from './baccarat'
import { dragonTiger } from './dragon-tiger'
import type { Engine } from './engine'
import { fish } from './fish'
import { lottery } from './lottery'
import { matches } from './matches'
import { roulette } from './roulette'
import { sicBo } from './sic-bo'
import { slot } from './slot'
import { threeCards } from './three-cards'

/** The engine of each client. */
export const engines: Readonly<Record<ClientName, Engine>> = {
  slot,
  baccarat,
  roulette,
  'dragon-tiger': dragonTiger,
  'sic-bo': sicBo,
  matches,
  fish,
  cards: threeCards,
  lottery,
}
