import fc from 'fast-check'
import { expect, it } from 'vitest'
import { plainMerchant } from '@/sandbox/test-gateway'
import { seedGames } from '@/sandbox/ledger/seed/seed-games'
import type { PlayGame } from './play-game'
import { trialMoney } from './port/trial-money'
import { playTable, testSlot, type PlayAnswer } from './testing/play-table'

const baccarat: PlayGame = { ...testSlot, id: 'AG-7', vendor: 'AG', category: 'LIVE', minBet: 100 }
const league: PlayGame = { ...testSlot, id: 'UG', vendor: 'UG', category: 'SPORTS', minBet: 100 }

it('opens an address once, for this merchant’s sites alone, and shows no token', async () => {
  const { app, address, opened, html, token } = await playTable()
  expect(address).toMatch(/^http:\/\/games\.localhost:4173\/launch\/[\w-]{32}\?scheme=dark$/)
  expect(opened.status).toBe(200)
  const policy = opened.headers.get('content-security-policy') ?? ''
  expect(policy).toContain('frame-ancestors plain.localhost:*')
  expect(policy).toContain("script-src 'self'")
  expect(policy).not.toContain('unsafe')
  expect(html).not.toContain(token)
  expect(html).toContain('<title>Nine &lt;Koi&gt;</title>')
  expect((await app.request(address)).status).toBe(410)
})

it('keeps an address for who opens it, not for who asks what it is, and not for ever', async () => {
  const { services, app, account, token, pass } = await playTable()
  const launch = { merchant: services.merchants.get('plain')!, account, token, game: testSlot, mode: 'real' as const }
  const [one, other] = [1, 2].map(() => services.play.create({ ...launch, language: 'EN' }))
  expect((await app.request(`/launch/${one}`, { method: 'HEAD' })).status).toBe(405)
  expect((await app.request(`/launch/${one}`)).status).toBe(200)
  pass(121_000)
  expect((await app.request(`/launch/${other}`)).status).toBe(410)
})

it('has no picture for a tab, which is no error of a page', async () => {
  const { app, address } = await playTable()
  expect((await app.request(new URL('/favicon.ico', address))).status).toBe(204)
})

it('takes the stake and gives the win: one bet a round, however often it is sent', async () => {
  const { round, held, account, services } = await playTable()
  const answers = await Promise.all([1, 2, 3].map(() => round('round-001', { stake: 100_000 })))
  const [first] = answers as [PlayAnswer, ...PlayAnswer[]]
  for (const { number, win, outcome } of answers) expect({ number, win, outcome }).toEqual({ ...pick(first) })
  expect(await held()).toBe(900_000 + (first.win ?? 0))
  expect(await services.ledger.recentBets(account.id, 'PT-1')).toMatchObject([
    { number: first.number, stake: 100_000, win: first.win, state: 'settled' },
  ])
  expect(await round('round-001', { stake: 200_000 })).toMatchObject({ status: 409, code: 'key_used' })
})

const pick = ({ number, win, outcome }: PlayAnswer) => ({ number, win, outcome })

it('refuses what is more than there is, and takes nothing', async () => {
  const { round, held } = await playTable()
  expect(await round('round-001', { stake: 1_000_100 })).toMatchObject({
    status: 409,
    code: 'not_enough',
    value: { required: 10_001, reached: 10_000, remaining: 1 },
  })
  expect(await held()).toBe(1_000_000)
})

it.each([
  ['nothing', undefined],
  ['a stake below the least', { stake: 99_980 }],
  ['half a hundredth', { stake: 100_000.5 }],
  ['a negative stake', { stake: -100_000 }],
  ['a stake in words', { stake: '100000' }],
  ['1e99', { stake: 1e99 }],
])('refuses %s', async (_, bet) => {
  const { round, held } = await playTable()
  expect(await round('round-001', bet)).toMatchObject({ status: 400, code: 'bet_invalid' })
  expect(await held()).toBe(1_000_000)
})

it('ends with the player’s session, and while the vendor is in maintenance nothing is bet', async () => {
  const { round, held, services, token } = await playTable()
  await services.maintenance.set('plain', 'PT', true)
  expect(await round('round-001', { stake: 100_000 })).toMatchObject({ code: 'maintenance' })
  await services.maintenance.set('plain', 'PT', false)
  await services.sessions.end(token)
  expect(await round('round-002', { stake: 100_000 })).toMatchObject({ status: 401, code: 'session_over' })
  expect(await held()).toBe(1_000_000)
})

it('plays a demo with money that is in no ledger', async () => {
  const { round, call, held, services, account } = await playTable(testSlot, 'demo')
  const { balance = 0 } = await call('state')
  const { win } = await round('round-001', { stake: 100_000 })
  expect((await call('state')).balance).toBe(balance - 100_000 + (win ?? 0))
  expect(await held()).toBe(1_000_000)
  expect(await services.ledger.recentBets(account.id, 'PT-1')).toEqual([])
})

it('plays all games of a trial account with the one purse that its balance tells', async () => {
  const { services, app } = await playTable()
  const account = await services.accounts.create('plain', { account: 'try1', type: 4 })
  if (account === undefined) throw new Error('the account was not made')
  const token = (await services.sessions.open(account)) ?? ''
  const launch = { merchant: services.merchants.get('plain')!, account, token, game: testSlot, mode: 'demo' as const }
  const opened = async () => {
    const html = await (await app.request(`/launch/${services.play.create({ ...launch, language: 'EN' })}`)).text()
    return services.play.find(/"key":"([\w-]+)"/.exec(html)?.[1] ?? '')
  }
  const first = await opened()
  expect(first?.purse.amount).toBe(trialMoney)
  if (first !== undefined) first.purse.amount -= 100_000
  expect((await opened())?.purse.amount).toBe(trialMoney - 100_000)
  expect(services.play.purseOf(account.id)).toBe(trialMoney - 100_000)
})

it('takes a bet on a match until it begins and settles it when it is over, once', async () => {
  const { round, call, pass, held } = await playTable(league)
  const { table } = await call('state')
  // The one after the match that the card announces, which may begin later.
  const [, match] = (table as { matches: { id: number; begins: number; odds: { home: number } }[] }).matches
  const bet = { stake: 10_000, match: match!.id, pick: 'home', odds: match!.odds.home }
  expect(await round('round-000', { ...bet, odds: 99_999 })).toMatchObject({ code: 'bet_invalid' })
  expect(await round('round-001', bet)).toMatchObject({ win: null, balance: 990_000 })
  pass(90_000)
  expect(await round('round-002', bet)).toMatchObject({ code: 'bet_invalid' })
  const { bets, balance } = await call('state')
  expect(bets).toMatchObject([{ state: 'settled' }])
  expect(balance).toBe(990_000 + bets![0]!.win)
  await call('state')
  expect(await held()).toBe(balance)
})

it('shows no bet that was made up for a game, as it has no round', async () => {
  const { services } = await playTable()
  const player = await services.accounts.create('plain', { account: 'demo_player', type: 0 })
  // Resetting starts seeding again, now that there is an account to make a past up for.
  await services.ledger.reset('plain')
  expect((await services.ledger.statement('plain', player!.id)).lines.length).toBeGreaterThan(50)
  const recent = await Promise.all(seedGames.map(({ nodeId }) => services.ledger.recentBets(player!.id, nodeId)))
  expect(recent.flat()).toEqual([])
})

it('sums to 0 after whatever was played', async () => {
  const { round, held, services, account } = await playTable(baccarat)
  const side = fc.constantFrom('player', 'banker')
  const stake = fc.integer({ min: 100, max: 60_000 })
  const bets = fc.tuple(side, stake, fc.option(stake), fc.option(stake)).map(([on, much, tie, pair]) => ({
    bets: { [on]: much, ...(tie !== null && { tie }), ...(pair !== null && { playerPair: pair }) },
  }))
  let rounds = 0
  let taken = 0
  await fc.assert(
    fc.asyncProperty(bets, async (bet) => {
      const key = `round-${(rounds += 1)}`
      const [one, other] = await Promise.all([round(key, bet), round(key, bet)])
      if (one.status === 200) taken += 1
      expect(other.number).toBe(one.number)
    }),
    { numRuns: 120, endOnFailure: true },
  )
  const { lines } = await services.ledger.statement('plain', account.id)
  const gained = lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
  expect((await services.ledger.statement('plain')).sum).toBe(0)
  expect(gained).toBe(await held())
  expect(lines.filter(({ key }) => key?.startsWith('play/'))).toHaveLength(taken)
})

it('holds bets to the loss limit of the day, those of one instant together too', async () => {
  const { round, services, account, held, call } = await playTable(league)
  await services.playLimits.set(plainMerchant, account.id, 'lossDay', 100_000)
  const { table } = await call('state')
  const [match] = (table as { matches: { id: number; odds: { home: number } }[] }).matches
  const bet = (stake: number) => ({ stake, match: match!.id, pick: 'home', odds: match!.odds.home })
  const bets = ['round-001', 'round-002', 'round-003'].map((key) => round(key, bet(40_000)))
  const codes = (await Promise.all(bets)).map(({ code }) => code)
  expect(codes.filter((code) => code === 'loss_over_limit')).toHaveLength(1)
  expect(await held()).toBe(920_000)
  expect(await round('round-004', bet(20_000))).toMatchObject({ status: 200 })
})

it('takes no bet beyond the session limit, until there was a break', async () => {
  const { round, services, account, pass } = await playTable()
  await services.playLimits.set(plainMerchant, account.id, 'session', 45)
  const bet = { stake: 100_000 }
  expect(await round('round-001', bet)).toMatchObject({ status: 200 })
  pass(25 * 60_000)
  expect(await round('round-002', bet)).toMatchObject({ status: 200 })
  pass(20 * 60_000)
  expect(await round('round-003', bet)).toMatchObject({ status: 409, code: 'session_over_limit' })
  pass(9 * 60_000)
  expect(await round('round-004', bet)).toMatchObject({ status: 409, code: 'session_over_limit' })
  pass(60_000)
  expect(await round('round-005', bet)).toMatchObject({ status: 200 })
})
