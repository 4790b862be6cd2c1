import { isRecord, isStake, type Engine } from './engine'

/** What swims: how many times a shot it pays. The dearer, the harder to catch. */
const fishPays = [2, 3, 5, 8, 12, 20, 40, 100] as const

/** Of 10,000 shots at a fish that pays once the shot, how many catch it: 95 of 100 come back. */
const catches = 9500

/** Fishing: each shot is a bet on one fish, caught or not. */
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
