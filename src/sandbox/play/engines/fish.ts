import { isRecord, isStake, type Engine } from './engine'

/** Payout multiples of the fish. The higher the payout, the harder the fish is to catch. */
const fishPays = [2, 3, 5, 8, 12, 20, 40, 100] as const

/** Of 10,000 shots at a fish that pays 1:1, how many catch it: a return to player of 95 %. */
const catches = 9500

/** Fish shooting: each shot is a bet on one fish, caught or not. */
export const fish: Engine = {
  setup: () => ({ pays: fishPays }),

  play(bet, table) {
    if (!isRecord(bet) || !isStake(bet['stake'], table.game)) return undefined
    const kind = bet['fish']
    const pays = typeof kind === 'number' ? fishPays[kind] : undefined
    if (pays === undefined) return undefined
    const stake = bet['stake']
    const isCaught = table.draw(10_000 * pays) < catches
    const win = isCaught ? stake * pays : 0
    const detail = { kind: 'fish', fish: kind, isCaught }
    return { stake, end: { win, validBet: stake, detail }, detail, outcome: { isCaught } }
  },
}
