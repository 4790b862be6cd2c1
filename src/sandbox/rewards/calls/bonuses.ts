import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import type { RewardsPort } from '@/sandbox/rewards/port/rewards-port'
import type { SecurityPort } from '@/sandbox/security/port/security-port'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { BonusRecord, BonusWagering } from '@/contract/generated/gateway-types'
import { amountOf } from '@/contract/money/amount'
import { dayIn } from '@/contract/time/day'
import type { Account } from '@/sandbox/call/account'
import { playedTitle } from '@/sandbox/games/port/played-title'
import { realAccountOf, type GatewayCall, type Handler } from '@/sandbox/call/gateway-call'
import { Refusal } from '@/sandbox/call/refusal'
import { accountRewards } from '@/sandbox/rewards/port/account-rewards'
import { wageringFor } from '@/sandbox/rewards/port/account-wagering'
import type { Bonus } from '@/sandbox/rewards/port/bonuses'
import { hasPoints } from '@/sandbox/settings/port/has-points'
import { dated, momentsOf } from '@/sandbox/call/statement-days'

type Page = BonusRecord['response']
/** Amounts are in hundredths until the answer is sent. */
type Line = Page['items'][number]

/** Longest range, in days. */
const longest = 30

const iso = (time: number): string => new Date(time).toISOString()

/** The account's bonuses with their wagering requirements, and those that it can claim now. */
export const bonusRecord: Handler<BonusRecord, LedgerPort & RewardsPort & SecurityPort & SettingsPort> = async (
  call,
) => {
  const account = realAccountOf(call)
  const { request, services, merchant } = call
  const { from, to } = momentsOf(call, longest)
  const { bonuses, wagering } = await wageringFor(call, account)
  const received = bonuses
    .filter(({ time }) => time >= from && time < to)
    .toReversed()
    .map((bonus) => lineOf(call, bonus, wagering.get(bonus.id)?.reached ?? 0))
  const today = dayIn(merchant.timeZone, services.clock())
  const open = request.from <= today && today <= request.to ? await claimable(call, account) : []
  const all = [...open, ...received].filter(
    ({ state, source }) => state === (request.state ?? state) && source === (request.source ?? source),
  )
  const { pageNo, pageSize } = request
  const items = all.slice((pageNo - 1) * pageSize, pageNo * pageSize)
  return dated(call, {
    until: 0,
    total: all.length,
    totalPages: Math.ceil(all.length / pageSize),
    items: items.map(toWire),
    pageTotals: totalsOf(items),
    totals: totalsOf(all),
  })
}

/** Which bets counted towards a bonus, and why others did not. */
export const bonusWagering: Handler<BonusWagering, LedgerPort & RewardsPort> = async (call) => {
  const { id, pageNo, pageSize } = call.request
  const { bonuses, wagering } = await wageringFor(call, realAccountOf(call))
  const bonus = bonuses.find((each) => each.id === id)
  if (bonus === undefined) throw new Refusal('bonus_unknown', call.texts.say('bonus_unknown'))
  const { reached = 0, bets = [] } = wagering.get(id) ?? {}
  const earlier = bonuses.slice(0, bonuses.indexOf(bonus))
  const before = earlier.reduce((sum, each) => sum + each.required - (wagering.get(each.id)?.reached ?? 0), 0)
  return {
    required: amountOf(bonus.required),
    reached: amountOf(reached),
    remaining: amountOf(bonus.required - reached),
    before: amountOf(before),
    totalPages: Math.ceil(bets.length / pageSize),
    bets: bets
      .toReversed()
      .slice((pageNo - 1) * pageSize, pageNo * pageSize)
      .map(({ bet, counted, why }) => ({
        number: bet.number,
        time: iso(bet.time),
        category: bet.category,
        why,
        game: playedTitle(bet, call.texts),
        stake: amountOf(bet.stake),
        validBet: bet.state === 'open' ? null : amountOf(bet.state === 'settled' ? bet.validBet : 0),
        counted: amountOf(counted),
      })),
  }
}

function lineOf({ texts }: GatewayCall<unknown>, bonus: Bonus, reached: number): Line {
  const { id, source, title, amount, time, required, entry } = bonus
  return {
    id,
    source,
    amount,
    required,
    reached,
    number: entry,
    title: title(texts.spoken),
    received: iso(time),
    deadline: null,
    state: reached < required ? 'wagering' : 'done',
    remaining: required - reached,
  }
}

/** Claimable bonuses of the reward centre. */
async function claimable(
  call: GatewayCall<unknown, LedgerPort & RewardsPort & SecurityPort & SettingsPort>,
  account: Account,
): Promise<Line[]> {
  const paysPoints = await hasPoints(call)
  return (await accountRewards(call, account)).flatMap(({ id, plan: { pays }, text, state, until, named }) => {
    if (state !== 'available' || pays.kind !== 'bonus' || pays.spins !== undefined) return []
    if (paysPoints && pays.points !== undefined) return []
    const required = pays.times * pays.money
    return [
      {
        id,
        source: named === undefined ? ('reward' as const) : ('promotion' as const),
        title: text.title,
        amount: pays.money,
        required,
        received: null,
        deadline: until === null ? null : iso(until),
        state: 'claimable' as const,
        reached: 0,
        remaining: required,
        number: null,
      },
    ]
  })
}

const toWire = (line: Line): Line => ({
  ...line,
  amount: amountOf(line.amount),
  required: amountOf(line.required),
  reached: amountOf(line.reached),
  remaining: amountOf(line.remaining),
})

/** Claimable amounts are not yet the account's, so the totals leave them out. */
function totalsOf(lines: readonly Line[]): Page['totals'] {
  const own = lines.filter(({ state }) => state !== 'claimable')
  const sum = (figure: 'amount' | 'required' | 'reached' | 'remaining') =>
    amountOf(own.reduce((total, line) => total + line[figure], 0))
  return { amount: sum('amount'), required: sum('required'), reached: sum('reached'), remaining: sum('remaining') }
}
