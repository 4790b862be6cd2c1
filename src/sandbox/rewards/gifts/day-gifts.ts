import { formatTag } from '@/contract/formats/format-tag'
import { addDays, dayIn, daysBetween, startOfDay } from '@/contract/time/day'
import { fill } from '@/sandbox/texts/fill'
import { said, type ServerLanguage } from '@/sandbox/texts/spoken'
import { zoneText } from '@/sandbox/texts/zone-text'
import { rewardWords } from '@/sandbox/texts/promotions/reward-words'
import type { SpinGrant } from '@/sandbox/rewards/free-spins'
import { giftReward, notFor, prizeOf, type Giving } from './gift-reward'
import { wordsOf, type Giver } from './giver'

/** For how many days after the last one the gifts are still listed. */
const listed = 7

/** A gift on each of an account's first days, in the merchant's time zone, to be claimed on that day. */
export async function dayGifts(giver: Giver<'day'>): Promise<Giving> {
  const { call, account, seed, plan, now } = giver
  const { spoken } = call.texts
  const { timeZone } = call.merchant
  const first = dayIn(timeZone, account.createdAt)
  const today = daysBetween(first, dayIn(timeZone, now))
  const last = Math.max(...plan.gifts.map(({ to }) => to))
  const unmet = fill(said(rewardWords, spoken).unmet.day, { required: String(last), reached: String(today) })
  if (today > last + listed) return { ...notFor(unmet), isForGood: true }
  const grants = await call.services.freeSpins.of(account.id)
  const rewards = plan.gifts.flatMap(({ from, to, gift }) =>
    range(from, Math.min(to, today)).map((day) => {
      const until = startOfDay(timeZone, addDays(first, day))
      const grant = grants.get(`${seed.id}-${day}`)
      return giftReward(giver, seed, {
        of: String(day),
        pays: {
          ...prizeOf(gift),
          times: plan.times,
          spinsUntil: startOfDay(timeZone, addDays(dayIn(timeZone, now), plan.days)),
        },
        text: grant === undefined ? wordsOf(giver, 'day', String(day)) : leftText(grant, spoken, timeZone),
        until,
      })
    }),
  )
  return {
    rewards,
    since: account.createdAt,
    unmet: today > last ? [unmet] : [],
    isForGood: today > last,
    isOpen: today < last,
  }
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)

/** How many of the free spins are left, and until when. */
function leftText({ granted, left, until }: SpinGrant, spoken: ServerLanguage, timeZone: string): string {
  const time = new Intl.DateTimeFormat(formatTag({ locale: spoken }), {
    timeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  return fill(said(rewardWords, spoken).left, {
    left: String(left),
    n: String(granted),
    until: time.format(until),
    zone: zoneText(timeZone, spoken),
  })
}
