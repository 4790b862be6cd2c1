import type { SandboxBasics } from '@/sandbox/call/sandbox-basics'
import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import type { AccountsPort } from '@/sandbox/accounts/port/accounts-port'
import type { ActRequest as Act } from '@/sandbox/sandbox-module'
import { amountOf } from '@/contract/money/amount'
import { lotteryOf } from '@/sandbox/lottery/port/lotteries'
import { resultOf } from '@/sandbox/lottery/port/results'
import { nextDraw } from '@/sandbox/lottery/port/schedule'
import { settleBets, settleDueBets } from '@/sandbox/play/settle-due-bets'
import { PanelError } from '@/sandbox/call/panel-error'
import { merchantOf } from '@/sandbox/call/merchant-of'

/** Makes a lottery's next draw happen: moves the sandbox's clock to it and settles all bets that are due then. */
export async function draw(services: SandboxBasics & LedgerPort, { merchant, id }: Act) {
  const { code } = merchantOf(services, merchant)
  const lottery = lotteryOf(id)
  if (lottery === undefined) throw new PanelError(`There is no lottery ${id}.`, 404)
  const { issue, draws } = nextDraw(lottery, services.clock())
  services.movableClock.moveTo(draws)
  await settleDueBets(services)(code)
  return { lottery: lottery.code, issue, now: new Date(draws).toISOString(), prizes: resultOf(lottery, code, issue) }
}

/** Settles open bets early, with the result they would have had: one by its number, or all of an account. */
export async function settle(services: SandboxBasics & AccountsPort & LedgerPort, { merchant, id }: Act) {
  const { code } = merchantOf(services, merchant)
  const account = await services.accounts.bySignInName(code, id)
  const open = await services.ledger.openBets({ merchant: code, ...(account && { account: account.id }) })
  const bets = account === undefined ? open.filter(({ number }) => number === id) : open
  if (account === undefined && bets.length === 0)
    throw new PanelError(`${code} has no account and no open bet ${id}.`, 404)
  const settled = await settleBets(services, bets)
  return { settled: settled.map(({ number, win }) => ({ number, win: amountOf(win) })) }
}
