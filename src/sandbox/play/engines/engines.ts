import type { ClientName } from '@/sandbox/play/play-game'
import { baccarat } from './baccarat'
import type { Engine } from './engine'
import { fish } from './fish'
import { lottery } from './lottery'
import { matches } from './matches'
import { slot } from './slot'
import { threeCards } from './three-cards'

/** The rules that each client plays by. */
export const engines: Readonly<Record<ClientName, Engine>> = {
  slot,
  baccarat,
  matches,
  fish,
  cards: threeCards,
  lottery,
}
