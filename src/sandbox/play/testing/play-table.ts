import { createLaunch } from '@/sandbox/play/create-launch'
import { playApp } from '@/sandbox/play/play-app'
import type { PlayGame } from '@/sandbox/play/play-game'
import type { PlayMode } from '@/sandbox/play/play-sessions'
import { openServices } from '@/sandbox/open-services'
import { plainMerchant } from '@/sandbox/test-gateway'

export const testSlot: PlayGame = {
  id: 'PT-1',
  title: 'Nine <Koi>',
  vendor: 'PT',
  vendorName: 'PT',
  category: 'RNG',
  minBet: 100_000,
}

/** Answer of a game's call. Amounts in hundredths. */
export interface PlayAnswer {
  readonly status: number
  readonly code?: string
  readonly number?: string
  readonly stake?: number
  readonly win?: number | null
  readonly balance?: number
  readonly outcome?: unknown
  readonly bets?: readonly { readonly number: string; readonly state: string; readonly win: number }[]
  readonly table?: unknown
}

/** A player with 10,000.00 and an opened game, with the calls that its client makes. */
export async function playTable(game: PlayGame = testSlot, mode: PlayMode = 'real') {
  let now = Date.UTC(2026, 0, 1, 12)
  const { services } = await openServices(':memory:', () => now)
  services.merchants.set('plain', plainMerchant)
  const account = await services.accounts.create('plain', { account: 'anh', type: 0 })
  if (account === undefined) throw new Error('the account was not made')
  const token = (await services.sessions.open(account)) ?? ''
  const movements = [
    { owner: account.id, kind: 'main', amount: 1_000_000 },
    { owner: 'house', kind: 'deposit', amount: -1_000_000 },
  ]
  await services.ledger.post({ merchant: 'plain', account: account.id, kind: 'deposit', movements })
  const app = playApp(services)
  const address = createLaunch(
    services,
    { merchant: plainMerchant, account, token, game, mode, language: 'EN' },
    '4173',
  )
  const opened = await app.request(address)
  const html = await opened.text()
  const key = /"key":"([\w-]+)"/.exec(html)?.[1] ?? ''

  async function call(path: 'state' | 'round', body: object = {}): Promise<PlayAnswer> {
    const init = { method: 'POST', headers: { play: key }, body: JSON.stringify(body) }
    const answer = await app.request(`http://games.localhost:4173/play/${path}`, init)
    return { status: answer.status, ...((await answer.json()) as object) }
  }

  return {
    services,
    app,
    account,
    token,
    address,
    opened,
    html,
    key,
    call,
    pass: (milliseconds: number) => void (now += milliseconds),
    round: (round: string, bet: unknown) => call('round', { key: round, bet }),
    held: async () => (await services.ledger.balancesOf('plain', account.id)).get('main') ?? 0,
  }
}
