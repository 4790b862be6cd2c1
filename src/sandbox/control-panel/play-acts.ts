import type { SandboxAct } from '@/contract/generated/gateway-types'
import { amountOf } from '@/contract/money/amount'
import { lotteryOf } from '@/sandbox/lottery/lotteries'
import { resultOf } from '@/sandbox/lottery/results'
import { nextDraw } from '@/sandbox/lottery/schedule'
import { settleBets, settleDueBets } from '@/sandbox/play/settle-due-bets'
import type { Services } from '@/sandbox/services'
import { PanelError } from './panel-error'
import { merchantOf } from './read-input'

type Act = Required<SandboxAct>

/** The next draw of a lottery takes place: the sandbox's time moves on to it, and every bet that is due then is settled. */
export async function draw(services: Services, { merchant, id }: Act) {
  const { code } = merchantOf(services, merchant)
  const lottery = lotteryOf(id)
  if (lottery === undefined) throw new PanelError(`There is no lottery ${id}.`, 404)
  const { issue, draws } = nextDraw(lottery, services.clock())
  services.movableClock.moveTo(draws)
  await settleDueBets(services)(code)
  return { lottery: lottery.code, issue, now: new Date(draws).toISOString(), prizes: resultOf(lottery, code, issue) }
}

/** A vendor ends open bets before they are due, as they would have ended then: one by its number, or all of an account. */
export async function settle(services: Services, { merchant, id }: Act) {
  const { code } = merchantOf(services, merchant)
  const account = await services.accounts.bySignInName(code, id)
  const open = await services.ledger.openBets({ merchant: code, ...(account && { account: account.id }) })
  const bets = account === undefined ? open.filter(({ number }) => number === id) : open
  if (account === undefined && bets.length === 0)
    throw new PanelError(`${code} has no account and no open bet ${id}.`, 404)
  const settled = await settleBets(services, bets)
  return { settled: settled.map(({ number, win }) => ({ number, win: amountOf(win) })) }
}
