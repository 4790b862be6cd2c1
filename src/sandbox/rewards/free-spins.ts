import { integer, json, text, type Columns } from '@/sandbox/database/columns'
import type { Database, SqlStatement } from '@/sandbox/database/database'
import type { Account } from '@/sandbox/call/account'
import { withTheHouse, type Entry, type PostedEntry } from '@/sandbox/ledger/port/entry'
import type { Ledger } from '@/sandbox/ledger/port/ledger-port'
import type { Intent } from '@/sandbox/ledger/port/post-entry'
import type { Recorded } from '@/sandbox/texts/spoken'
import { NoSpinLeftError } from './port/no-spin-left'

/** Free spins of one reward. Times in milliseconds since 1970. */
export interface SpinGrant {
  readonly reward: string
  readonly granted: number
  readonly left: number
  readonly until: number
  /** How many times what they win must be wagered before a withdrawal. */
  readonly times: number
  /** Title of the promotion that they are of. */
  readonly named: Recorded
}

export type NewSpins = Omit<SpinGrant, 'reward' | 'left'>

/** A round played with a free spin. `win` in hundredths. */
export interface FreeRound {
  readonly grant: SpinGrant
  /** Number of the round. */
  readonly number: string
  readonly win: number
}

export interface FreeSpins {
  /** All that an account was ever given, by reward. */
  of(account: string): Promise<Map<string, SpinGrant>>
  /** The grant that the next free spin is taken from: the one that ends first. */
  next(account: string): Promise<SpinGrant | undefined>
  /** What is left to an account, over all grants. */
  left(account: string): Promise<number>
  /**
   * Counts a spin down and books its win as a bonus, in one batch, once per intent; `answer` is stored with it. Throws
   * NoSpinLeftError or KeyUsedError.
   */
  play(account: Account, round: FreeRound, intent: Intent, answer: object): Promise<PostedEntry>
}

export function createFreeSpins(database: Database, ledger: Ledger, clock: () => number): FreeSpins {
  const open = (account: string) =>
    database.rows(
      grantColumns,
      'SELECT * FROM free_spins WHERE account = ? AND left > 0 AND until > ? ORDER BY until, reward',
      [account, clock()],
    )

  return {
    async of(account) {
      const grants = await database.rows(grantColumns, 'SELECT * FROM free_spins WHERE account = ?', [account])
      return new Map(grants.map((grant) => [grant.reward, grant]))
    },

    next: async (account) => (await open(account))[0],
    left: async (account) => (await open(account)).reduce((sum, { left }) => sum + left, 0),

    async play({ id: account, merchant }, { grant, number, win }, intent, answer) {
      const spun: Entry = { merchant, account, kind: 'spins', reference: number, details: answer, movements: [] }
      const reference = `spin-${number}`
      const movements = withTheHouse(account, 'promotion', win)
      const won: Entry[] = win === 0 ? [] : [{ merchant, account, kind: 'promotion', reference, movements }]
      const taken = {
        sql: 'UPDATE free_spins SET left = left - 1 WHERE account = ? AND reward = ?',
        args: [account, grant.reward],
      }
      const claim = {
        sql: `INSERT INTO claims (merchant, account, reward, time, entry, unit, amount, turnover, details)
          VALUES (?, ?, ?, ?, (SELECT number FROM entries WHERE account = ? AND reference = ?), 'amount', ?, ?, ?)`,
        args: [
          merchant,
          account,
          reference,
          clock(),
          account,
          reference,
          win,
          win * grant.times,
          JSON.stringify({ named: grant.named }),
        ],
      }
      try {
        return await ledger.postTogether([spun, ...won], win === 0 ? [taken] : [taken, claim], intent)
      } catch (error) {
        if (error instanceof Error && error.message.includes('spins_left'))
          throw new NoSpinLeftError('the last one was taken meanwhile')
        throw error
      }
    },
  }
}

/** The statement that gives an account free spins, for the batch of the claim. */
export function grantOf(
  { id, merchant }: Pick<Account, 'id' | 'merchant'>,
  reward: string,
  { granted, until, times, named }: NewSpins,
): SqlStatement {
  return {
    sql: `INSERT INTO free_spins (merchant, account, reward, granted, left, until, times, named)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    args: [merchant, id, reward, granted, granted, until, times, JSON.stringify(named)],
  }
}

const grantColumns: Columns<SpinGrant> = {
  reward: text,
  granted: integer,
  left: integer,
  until: integer,
  times: integer,
  named: json<SpinGrant['named']>(),
}
