import { formatTag } from '@/contract/formats/format-tag'
import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'
import { isolatedFigure } from '@/contract/text/direction'
import { rewardPlansOf } from '@/sandbox/rewards/port/reward-plans'
import { fill } from '@/sandbox/texts/fill'
import { moneyText } from '@/sandbox/texts/money-text'
import { inEveryLanguage, said, type Recorded, type ServerLanguage } from '@/sandbox/texts/spoken'
import { zoneText } from '@/sandbox/texts/zone-text'
import type { DepositCondition, PromotionPlan } from './promotion-plan'
import type { PromotionSeed } from './promotion-seed'
import { promotionWords } from './promotion-words'
import { rewardFigures, rewardTerms, type FigureTexts } from './reward-terms'
import { weekdayName } from './weekday'

type Reader = Pick<SandboxMerchant, 'name' | 'currency' | 'timeZone'>

/** A promotion in a language, with the figures of its plan. */
export interface PromotionArticle {
  readonly title: string
  readonly summary: string
  /** What it is and how it works; then, under a heading, its terms. */
  readonly lines: readonly string[]
  /** Its terms, a sentence each, without the least deposit, which the deposit form says itself. */
  readonly terms: readonly string[]
}

export function promotionArticle(merchant: Reader, spoken: ServerLanguage, seed: PromotionSeed): PromotionArticle {
  const { title, summary, lines, terms: own = [] } = said(seed, spoken)
  const words = said(promotionWords, spoken)
  const figures = figuresOf(merchant, spoken, seed.plan)
  const filled = (text: string) => fill(text, { brand: merchant.name, ...figures })
  const terms = [...planTerms(merchant, spoken, seed.plan, figures), ...own.map(filled)]
  const least = seed.plan.way === 'deposit' ? [fill(words.least, figures)] : []
  return {
    title: filled(title),
    summary: filled(summary),
    lines: [
      ...lines.map(filled),
      ...(terms.length === 0 ? [] : [`## ${words.terms}`, ...[...least, ...terms].map((term) => `- ${term}`)]),
    ],
    terms,
  }
}

/** Titles depend on no merchant: they name rates, and no amounts. */
const anyMerchant: Reader = { name: '', currency: { code: 'VND' }, timeZone: 'UTC' }

const titles = new WeakMap<PromotionSeed, Recorded>()

/** A promotion's title in the server's languages, as receipts keep it. */
export function promotionTitles(seed: PromotionSeed): Recorded {
  const known = titles.get(seed) ?? inEveryLanguage((spoken) => promotionArticle(anyMerchant, spoken, seed).title)
  titles.set(seed, known)
  return known
}

/** What a condition says to who does not meet it. */
export function unmetText(spoken: ServerLanguage, { what }: DepositCondition, required: number, reached: number) {
  const shown = (figure: number) => (what === 'weekday' ? weekdayName(spoken, figure) : String(figure))
  return fill(said(promotionWords, spoken).unmet[what], { required: shown(required), reached: shown(reached) })
}

/** The terms that the figures and conditions of a plan are. */
function planTerms(
  merchant: Reader,
  spoken: ServerLanguage,
  plan: PromotionPlan,
  figures: Readonly<Record<string, string>>,
): string[] {
  const words = said(promotionWords, spoken)
  if (plan.way === 'reward') return rewardTerms(spoken, plan, figureTexts(merchant, spoken), figures)
  if (plan.way === 'application') return words.application.map((line) => fill(line, figures))
  if (plan.way !== 'deposit') return []
  const conditions = plan.asks.map((condition) => {
    const required = 'required' in condition ? condition.required : 0
    const shown = condition.what === 'weekday' ? weekdayName(spoken, required) : String(required)
    return fill(words.condition[condition.what], { ...figures, required: shown })
  })
  return [...conditions, ...words.deposit.map((line) => fill(line, figures))]
}

/** The figures of a plan as its texts name them. */
function figuresOf(merchant: Reader, spoken: ServerLanguage, plan: PromotionPlan): Record<string, string> {
  const texts = figureTexts(merchant, spoken)
  const { money, number, percent } = texts
  const zone = zoneText(merchant.timeZone, spoken)
  switch (plan.way) {
    case 'deposit': {
      const { min, most, rate, times } = plan
      return {
        zone,
        min: money(min),
        most: money(most),
        rate: percent(rate),
        times: number(times),
      }
    }
    case 'application': {
      const reviewed = Object.entries(plan.reviewed).map(([name, figure]): [string, string] => [
        name,
        typeof figure === 'string'
          ? figure
          : new Intl.NumberFormat(formatTag({ locale: spoken }), { minimumFractionDigits: 2 }).format(figure),
      ])
      return { zone, ...Object.fromEntries(reviewed), amount: money(plan.amount), times: number(plan.times) }
    }
    case 'reward':
      return { zone, ...rewardFigures(plan, texts) }
    case 'raffle':
      return { zone, ...raffleFigures(merchant, money) }
    case 'join':
      return { zone }
  }
}

/** How a merchant's figures read in a language. */
export function figureTexts(merchant: Pick<Reader, 'currency'>, spoken: ServerLanguage): FigureTexts {
  const numbers = new Intl.NumberFormat(formatTag({ locale: spoken }))
  const shares = new Intl.NumberFormat(formatTag({ locale: spoken }), { style: 'percent', maximumFractionDigits: 1 })
  return {
    number: (figure) => numbers.format(figure),
    percent: (share) => isolatedFigure(shares.format(share), spoken),
    money: (hundredths) => moneyText(merchant, spoken, hundredths),
  }
}

/** What the raffle of the week asks, and its prizes. */
function raffleFigures(merchant: Reader, money: FigureTexts['money']): Record<string, string> {
  const raffle = rewardPlansOf(merchant).find(({ pays }) => pays.kind === 'raffle')
  if (raffle?.pays.kind !== 'raffle') return {}
  const prizes = raffle.pays.prizes.map(({ id, money: prize }): [string, string] => [id, money(prize)])
  return { required: money(raffle.asks[0]?.required ?? 0), ...Object.fromEntries(prizes) }
}
