import { addDays, dayIn, startOfDay } from '@/contract/time/day'
import { stepOf } from '@/contract/money/in-currency'
import { figureTexts } from '@/sandbox/texts/promotions/promotion-article'
import { periodAt } from '@/sandbox/rewards/periods'
import { giftReward, prizeOf, type Giving } from './gift-reward'
import { reachedRank, wordsOf, type Giver } from './giver'

/** The gift of this month, by rank. */
export function monthGift(giver: Giver<'month'>): Giving {
  const { call, seed, plan, now } = giver
  const { timeZone } = call.merchant
  const line = reachedRank(giver, plan.ranks)
  if ('rewards' in line) return line
  const month = dayIn(timeZone, now).slice(0, 7)
  const first = `${month}-01`
  const until = startOfDay(timeZone, addDays(first, plan.days))
  const text = wordsOf(giver, 'month', String(line.rank))
  const reward = giftReward(giver, seed, { of: month, pays: prizeOf(line.gift), text, until })
  return { rewards: [reward], since: startOfDay(timeZone, first), unmet: [] }
}

/** A share of what was lost last week, until the end of this one. */
export async function cashback(giver: Giver<'cashback'>): Promise<Giving> {
  const { call, account, seed, plan, now } = giver
  const { merchant, services } = call
  const line = reachedRank(giver, plan.ranks)
  if ('rewards' in line) return line
  const [week, last] = [0, -1].map((away) => periodAt(merchant.timeZone, 'week', now, away))
  if (week === undefined || last === undefined) throw new RangeError('a week has one before it')
  const lost = await services.ledger.lossIn(account.merchant, account.id, plan.category, last)
  const share = Math.round(line.share * 1000)
  const step = stepOf(merchant)
  const whole = Math.floor((lost * share) / 1000)
  const money = whole - (whole % step)
  const text = wordsOf(giver, 'cashback', figureTexts(merchant, call.texts.spoken).percent(line.share))
  const given = { of: last.day, pays: { money, times: plan.times }, text, until: week.to }
  return { rewards: money > 0 ? [giftReward(giver, seed, given)] : [], since: week.from, unmet: [] }
}

/** The prize of the account's place last week, until the end of this one. */
export async function racePrize(giver: Giver<'race'>): Promise<Giving> {
  const { call, account, seed, plan, now } = giver
  const { ledger } = call.services
  const place = async (away: number) => {
    const week = periodAt(call.merchant.timeZone, 'week', now, away)
    return { week, at: await placeIn(ledger, giver, plan.category, week) }
  }
  const [current, last] = await Promise.all([place(0), place(-1)])
  const prize = plan.places.find(({ from, to }) => from <= last.at && last.at <= to)
  const text = wordsOf(giver, 'race', String(last.at))
  const rewards =
    prize === undefined
      ? []
      : [giftReward(giver, seed, { of: last.week.day, pays: prizeOf(prize.gift), text, until: current.week.to })]
  const took = await ledger.lossIn(account.merchant, account.id, plan.category, current.week)
  return { rewards, since: took === 0 && current.at === 0 ? null : current.week.from, unmet: [] }
}

/** An account's place, 0 for none. Others are read only where it won itself. */
async function placeIn(
  ledger: Giver['call']['services']['ledger'],
  { account }: Giver<'race'>,
  category: string,
  week: ReturnType<typeof periodAt>,
): Promise<number> {
  const { rounds } = await ledger.playFigures(account.merchant, account.id, week)
  if (rounds === 0) return 0
  return (await ledger.bestRounds(account.merchant, category, week)).indexOf(account.id) + 1
}

/** Money for a day with bets, while the promotion runs, until that day ends. */
export async function playedDay(giver: Giver<'playedDay'>): Promise<Giving> {
  const { call, account, seed, plan, now, starts, ends } = giver
  if (now < (starts ?? now) || now > (ends ?? now)) return { rewards: [], since: null, unmet: [] }
  const today = periodAt(call.merchant.timeZone, 'day', now)
  const { rounds } = await call.services.ledger.playFigures(account.merchant, account.id, today)
  const pays = { money: plan.amount, times: plan.times }
  const asks = [{ what: 'rounds', required: plan.rounds, reached: rounds }] as const
  const text = wordsOf(giver, 'playedDay', '')
  const reward = giftReward(giver, seed, { of: today.day, pays, text, until: today.to, asks })
  return { rewards: [reward], since: rounds > 0 ? today.from : null, unmet: [] }
}
