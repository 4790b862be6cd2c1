import { elapsed } from '@/sandbox/elapsed'
import { setup } from './setup'
import { tellSite } from './site'

/** Free spins that can be played in this game: what each is played at in hundredths, and until when. */
export interface FreeSpins {
  readonly left: number
  readonly stake: number
  readonly until: number
}

/** A bet as the server returns it. Amounts in hundredths, times in milliseconds since 1970. */
export interface ListedBet {
  readonly number: string
  readonly time: number
  readonly stake: number
  readonly win: number
  readonly state: string
  readonly detail: unknown
}

export interface PlayState<Table> {
  readonly balance: number
  readonly now: number
  /** Null where there are none. */
  readonly free: FreeSpins | null
  readonly table: Table
  readonly bets: readonly ListedBet[]
}

export interface Round<Outcome> {
  readonly number: string
  readonly stake: number
  readonly win: number | null
  readonly balance: number
  readonly free: FreeSpins | null
  readonly outcome: Outcome
}

/** The server refused the call, or could not be reached. */
export class PlayFailure extends Error {
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** How often a call whose response was lost is retried, and the delay between retries in milliseconds. */
const tries = 4
const pause = 1200

/** Reads the current state of the table and the recent bets. Throws PlayFailure. */
export const readState = <Table>(): Promise<PlayState<Table>> => ask<PlayState<Table>>('state', {})

/**
 * Plays a round. If the response is lost, it retries with the same idempotency key, so the round is played only once.
 * Throws PlayFailure.
 */
export async function playRound<Outcome>(bet: object): Promise<Round<Outcome>> {
  const round = await ask<Round<Outcome>>('round', { key: crypto.randomUUID(), bet })
  tellSite({ type: 'round', stake: round.stake, win: round.win })
  return round
}

/** Cancels an open bet. Throws PlayFailure. */
export async function cancelBet(number: string): Promise<void> {
  await ask('cancel', { number })
  tellSite({ type: 'settled', stake: 0, win: 0 })
}

async function ask<Answer>(path: string, body: object): Promise<Answer> {
  for (let turn = 1; ; turn += 1) {
    const answer = await fetch(`/play/${path}`, {
      method: 'POST',
      headers: { play: setup.key, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).catch(() => undefined)
    if (answer?.ok) return (await answer.json()) as Answer
    if (answer !== undefined && answer.status < 500) throw await refused(answer)
    if (turn === tries) throw failure('lost')
    await elapsed(pause)
  }
}

async function refused(answer: Response): Promise<PlayFailure> {
  const body = (await answer.json().catch(() => ({}))) as { code?: string; value?: object }
  return failure(body.code ?? 'lost', body.value)
}

function failure(code: string, value?: object): PlayFailure {
  if (code === 'session_over') tellSite({ type: 'over', reason: 'session' })
  if (code === 'maintenance') tellSite({ type: 'over', reason: 'maintenance' })
  if (code === 'not_enough') tellSite({ type: 'notEnough', value })
  return new PlayFailure(code)
}
