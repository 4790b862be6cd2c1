import { SeedNumbers } from '@/sandbox/seed-numbers'
import type { Lottery } from './lotteries'

/** A prize. Its numbers are texts, because leading zeros count. */
export interface Prize {
  /** 0 is the special prize. */
  readonly rank: number
  readonly numbers: readonly string[]
}

/** How many numbers each prize has and of how many digits, the special prize first. */
const prizes: Readonly<Record<Lottery['numbers'], readonly (readonly [count: number, digits: number])[]>> = {
  27: [
    [1, 5],
    [1, 5],
    [2, 5],
    [6, 5],
    [4, 4],
    [6, 4],
    [3, 3],
    [4, 2],
  ],
  18: [
    [1, 6],
    [1, 5],
    [1, 5],
    [2, 5],
    [7, 5],
    [1, 4],
    [3, 4],
    [1, 3],
    [1, 2],
  ],
}

/** The result of a draw, which is the same whenever and wherever it is computed. */
export function resultOf(lottery: Lottery, merchant: string, issue: string): Prize[] {
  const numbers = new SeedNumbers(`${merchant}/${lottery.code}/${issue}`)
  return prizes[lottery.numbers].map(([count, digits], rank) => ({
    rank,
    numbers: Array.from({ length: count }, () => numbers.text('0123456789', digits)),
  }))
}
