import type { SandboxBasics } from '@/sandbox/call/sandbox-basics'
import type { AccountsPort } from '@/sandbox/accounts/port/accounts-port'
import type { CashPort } from '@/sandbox/cash/port/cash-port'
import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import type { LimitsPort } from '@/sandbox/limits/port/limits-port'
import type { PlayPort } from './port/play-port'
import type { RewardsPort } from '@/sandbox/rewards/port/rewards-port'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { isRecord } from './engines/engine'
import { engines } from './engines/engines'
import type { SandboxEnv } from '@/sandbox/call/sandbox-env'
import { cancelPlayed } from './cancel-open-bet'
import { clientBundle } from './client-bundle'
import { gameDocument, usedDocument } from './game-document'
import { clientNames, clientOf } from './play-game'
import { payPage } from './pay-page'
import { pageHeaders, partHeaders } from './play-headers'
import { isFreeSpin, playFreeSpin, spinsOf } from './play-free-spin'
import { PlayRefusal } from './play-refusal'
import { playRound, tableOf, walletsOf } from './play-round'
import type { PlaySession } from './play-sessions'
import { settleDemo } from './settle-due-bets'

const mostBytes = 4 * 1024

/** The app of the games' origin: launch addresses, clients' scripts, and the calls with which a client bets. */
export function playApp(
  services: SandboxBasics & AccountsPort & CashPort & LedgerPort & LimitsPort & PlayPort & RewardsPort & SettingsPort,
): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>()
  app.get('/launch/:id', async (c) => {
    // A HEAD request must not use up the one-time address.
    if (c.req.method !== 'GET') return c.body(null, 405)
    const session = services.play.open(c.req.param('id'))
    if (session === undefined) return c.body(usedDocument, 410, pageHeaders([...services.merchants.values()]))
    return c.body(await gameDocument(session), 200, pageHeaders([session.merchant]))
  })
  app.get('/clients/:file', async (c) => {
    const [name = '', ending = ''] = c.req.param('file').split('.')
    const client = clientNames.find((each) => each === name)
    if (client === undefined || !['js', 'css'].includes(ending)) return c.text('Not found\n', 404)
    const { script, style } = await clientBundle(client)
    const [text, type] = ending === 'js' ? [script, 'text/javascript'] : [style, 'text/css']
    return c.body(text, 200, partHeaders(type))
  })
  payPage(app, services)
  app.use('/play/*', bodyLimit({ maxSize: mostBytes, onError: (c) => c.json({ code: 'request_invalid' }, 413) }))
  app.post('/play/state', async (c) => c.json(await stateOf(services, await sessionOf(services, c)), 200, jsonHeaders))
  app.post('/play/round', async (c) => {
    const session = await sessionOf(services, c)
    const asked = readRound(await c.req.json().catch(() => undefined))
    const play = isFreeSpin(asked.bet) && session.mode === 'real' ? playFreeSpin : playRound
    const round = await play(services, session, asked)
    const [balance, free] = [await balanceOf(services, session), await spinsOf(services, session)]
    return c.json({ ...round, balance, free }, 200, jsonHeaders)
  })
  app.post('/play/cancel', async (c) => {
    const session = await sessionOf(services, c)
    const body: unknown = await c.req.json().catch(() => undefined)
    if (!isRecord(body) || typeof body['number'] !== 'string') throw new PlayRefusal('request_invalid')
    await cancelPlayed(services, session, body['number'])
    return c.json({ balance: await balanceOf(services, session) }, 200, jsonHeaders)
  })
  // Browsers request it on their own.
  app.get('/favicon.ico', (c) => c.body(null, 204))
  app.all('*', (c) => c.text('Not found\n', 404, { ...partHeaders('text/plain') }))
  app.onError(answerError)
  return app
}

const jsonHeaders = partHeaders('application/json')

/** The play session of a call, valid only as long as the player's own session. Throws PlayRefusal. */
async function sessionOf({ play, sessions }: AccountsPort & PlayPort, c: Context<SandboxEnv>): Promise<PlaySession> {
  const session = play.find(c.req.header('play') ?? '')
  const isOpen = session && (await sessions.find(session.merchant.code, session.token)) !== undefined
  if (!isOpen) throw new PlayRefusal('session_over')
  return session
}

function readRound(body: unknown): { key: string; bet: unknown } {
  if (!isRecord(body) || typeof body['key'] !== 'string' || !/^[\w-]{8,64}$/.test(body['key']))
    throw new PlayRefusal('request_invalid')
  return { key: body['key'], bet: body['bet'] }
}

async function balanceOf(services: LedgerPort, session: PlaySession): Promise<number> {
  if (session.mode === 'demo') return session.purse.amount
  return (await walletsOf(services, session)).reduce((sum, { amount }) => sum + amount, 0)
}

/** The state that a client shows before its first round, and polls while bets are open. */
async function stateOf(services: SandboxBasics & LedgerPort & RewardsPort, session: PlaySession) {
  const { game, mode, demoBets, account } = session
  if (mode === 'demo') settleDemo(services, session)
  const balance = await balanceOf(services, session)
  const bets = mode === 'demo' ? demoBets.slice(0, 20) : await services.ledger.recentBets(account.id, game.id)
  return {
    balance,
    free: await spinsOf(services, session),
    now: services.clock(),
    table: engines[clientOf(game)].setup(tableOf(services, session)),
    bets: bets.map(({ number, time, stake, win, state, detail }) => ({ number, time, stake, win, state, detail })),
  }
}

const statuses: Readonly<Partial<Record<PlayRefusal['code'], 400 | 401 | 409>>> = {
  session_over: 401,
  request_invalid: 400,
  bet_invalid: 400,
}

function answerError(error: Error, c: Context): Response {
  if (error instanceof PlayRefusal)
    return c.json({ code: error.code, value: error.value }, statuses[error.code] ?? 409, jsonHeaders)
  console.error(error)
  return c.json({ code: 'internal' }, 500, jsonHeaders)
}
