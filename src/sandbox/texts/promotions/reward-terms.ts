import { fill } from '@/sandbox/texts/fill'
import { said, type ServerLanguage } from '@/sandbox/texts/spoken'
import type { Gift, RewardingPlan } from './promotion-plan'
import { rewardWords } from './reward-words'

/** How figures read in a language and for a merchant. Money in hundredths. */
export interface FigureTexts {
  readonly number: (figure: number) => string
  readonly percent: (share: number) => string
  readonly money: (hundredths: number) => string
}

/** A gift in words. */
function giftText(spoken: ServerLanguage, { number }: Pick<FigureTexts, 'number'>, gift: Gift): string {
  const { points, spins } = said(rewardWords, spoken)
  return 'points' in gift ? fill(points, { n: number(gift.points / 100) }) : fill(spins, { n: number(gift.spins) })
}

/** The figures of a rewarding plan that stand by themselves. */
export function rewardFigures(plan: RewardingPlan, { number, percent, money }: FigureTexts): Record<string, string> {
  switch (plan.of) {
    case 'day':
      return { days: number(plan.days), times: number(plan.times) }
    case 'month':
      return { days: number(plan.days) }
    case 'cashback':
      return { most: percent(Math.max(...plan.ranks.map(({ share }) => share))), times: number(plan.times) }
    case 'race':
      return { last: number(Math.max(...plan.places.map(({ to }) => to))) }
    case 'playedDay':
      return { rounds: number(plan.rounds), amount: money(plan.amount), times: number(plan.times) }
    case 'friend':
      return {
        deposit: money(plan.firstDeposit),
        bet: money(plan.validBet),
        amount: money(plan.amount),
        times: number(plan.times),
        friends: number(plan.most),
      }
  }
}

/** The terms that a rewarding plan is, a sentence each: what it gives first. */
export function rewardTerms(
  spoken: ServerLanguage,
  plan: RewardingPlan,
  texts: FigureTexts,
  figures: Readonly<Record<string, string>>,
): string[] {
  const { terms } = said(rewardWords, spoken)
  return [...linesOf(spoken, plan, texts, figures), ...terms[plan.of].map((term) => fill(term, figures))]
}

function linesOf(
  spoken: ServerLanguage,
  plan: RewardingPlan,
  texts: FigureTexts,
  figures: Readonly<Record<string, string>>,
): string[] {
  const { line, lines } = said(rewardWords, spoken)
  const { number, percent } = texts
  const ranged = (of: 'day' | 'race', { from, to, gift }: { from: number; to: number; gift: Gift }) =>
    fill(from === to ? line[of] : lines[of], {
      from: number(from),
      to: number(to),
      gift: giftText(spoken, texts, gift),
    })
  switch (plan.of) {
    case 'day':
      return plan.gifts.map((each) => ranged('day', each))
    case 'race':
      return plan.places.map((each) => ranged('race', each))
    case 'month':
      return plan.ranks.map(({ rank, gift }) =>
        fill(line.month, { rank: number(rank), gift: giftText(spoken, texts, gift) }),
      )
    case 'cashback':
      return plan.ranks.map(({ rank, share }) => fill(line.cashback, { rank: number(rank), share: percent(share) }))
    case 'playedDay':
    case 'friend':
      return [fill(line[plan.of], figures)]
  }
}
