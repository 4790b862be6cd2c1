import { withTheHouse, type EntryKind, type Movement } from '@/sandbox/ledger/port/entry'
import { digitsOfNumbers, lengthOfNumbers } from '@/sandbox/ledger/port/entry-number'
import { seedGames } from './seed-games'
import { SeedNumbers } from '@/sandbox/seed-numbers'

const day = 24 * 60 * 60_000
const minute = 60_000
const hour = 60 * minute
/** How far back an account's acts go, in days. */
const longest = 60

/** How a person plays, and the balance that is left. Amounts in hundredths. */
export interface SeedPlayer {
  /** Id of the account. */
  readonly account: string
  /** Seed for the pseudo-random numbers. It is the same in every sandbox, while account ids are not. */
  readonly name: string
  readonly betsADay: number
  /** How many days back the first act may be; 60 if omitted. */
  readonly days?: number
  /** Minimum stake; the maximum is ten times as much. */
  readonly stake: number
  /** Balance that the last act leaves in the main wallet; unconstrained if omitted. */
  readonly balance?: number
  readonly points?: number
  /** Smallest unit of what is won, in hundredths; a whole one if omitted. */
  readonly step?: number
}

export interface SeedBet {
  readonly number: string
  readonly category: string
  readonly vendor: string
  readonly game: string
  readonly gameId: string
  readonly stake: number
  readonly win: number
  readonly settled: number
}

export interface SeedAct {
  readonly account: string
  readonly number: string
  readonly time: number
  readonly kind: EntryKind
  readonly movements: readonly Movement[]
  readonly bet?: SeedBet
  /** Number of the bet that is paid out. */
  readonly reference?: string
}

/**
 * A person's acts in the 60 days before `now`, oldest first: deposits, bets, wins, and a last act that leaves the
 * balance.
 */
export function seedActs(merchant: string, player: SeedPlayer, now: number): SeedAct[] {
  const { account, name, betsADay, stake: least, balance: wanted, points = 0, days = longest, step = 100 } = player
  const numbers = new SeedNumbers(`${merchant}/${name}`)
  const acts: SeedAct[] = []
  let balance = 0

  function act(time: number, kind: EntryKind, amount: number, more: Partial<SeedAct> = {}): void {
    const movements = withTheHouse(account, kind, amount)
    acts.push({ account, number: numbers.text(digitsOfNumbers, lengthOfNumbers), time, kind, movements, ...more })
  }

  function pay(time: number, kind: EntryKind, amount: number, more: Partial<SeedAct> = {}): void {
    balance += amount
    act(time, kind, amount, more)
  }

  for (let ago = days; ago > 0; ago -= 1) {
    const begin = now - ago * day
    const times = Array.from({ length: numbers.between(0, 2 * betsADay) }, () => numbers.between(minute, day - hour))
    let free = begin
    for (const offset of times.toSorted((a, b) => a - b)) {
      // Starts after the previous bet is settled, with time for a deposit between them.
      const time = Math.max(begin + offset, free)
      const stake = least * numbers.between(1, 10)
      if (balance < stake) pay(time - minute, 'deposit', least * 10 * numbers.between(2, 12))
      const bet = { ...betOn(numbers, stake, step), settled: time + numbers.between(5, 90) * 1000 }
      pay(time, 'bet', -stake, { bet, reference: bet.number })
      if (bet.win > 0) pay(bet.settled, 'win', bet.win, { reference: bet.number })
      free = bet.settled + 2 * minute
    }
  }
  const last = now - 5 * minute
  if (wanted !== undefined && balance !== wanted)
    pay(last, balance < wanted ? 'deposit' : 'withdrawal', wanted - balance)
  if (points > 0) act(last, 'points', points)
  return acts
}

function betOn(numbers: SeedNumbers, stake: number, step: number): Omit<SeedBet, 'settled'> {
  const { gameType: category, vendor, title, nodeId: gameId } = numbers.of(seedGames)
  // The return to player is about 95 %.
  const chance = numbers.fraction()
  const times = chance < 0.02 ? 12 : chance < 0.1 ? 3 : chance < 0.36 ? 1.85 : 0
  const win = Math.round((stake * times) / step) * step
  return { number: `B${numbers.text('0123456789', 13)}`, category, vendor, game: title.en, gameId, stake, win }
}
