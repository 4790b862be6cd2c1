import { integer, json, readRows, text, type Columns } from '@/sandbox/database/columns'
import type { Database } from '@/sandbox/database/database'
import type { BonusRecord } from '@/contract/generated/gateway-types'
import { depositPromotion } from '@/sandbox/cash/port/deposit-promotions'
import { promotionTitles } from '@/sandbox/texts/promotions/promotion-article'
import { recordedIn, said, type Recorded, type ServerLanguage, type Spoken } from '@/sandbox/texts/spoken'
import { missionPlans } from '@/sandbox/rewards/missions'
import { prizeNames, rewardPlans, type PrizeId } from './reward-plans'

type Source = BonusRecord['response']['items'][number]['source']

/** Money given to an account. Amounts in hundredths, times in milliseconds since 1970. */
export interface Bonus {
  readonly id: string
  readonly source: Source
  /** In a language of the server. */
  readonly title: (language: ServerLanguage) => string
  readonly amount: number
  readonly time: number
  /** Wagering requirement before a withdrawal. */
  readonly required: number
  /** Its receipt number. */
  readonly entry: string
}

/** Bonuses of deposit promotions, and claims, oldest first. */
export async function bonusesOf(database: Database, account: string): Promise<Bonus[]> {
  const [deposits, claims] = await database.read([
    {
      sql: `SELECT d.number, d.promotion, d.bonus, d.ended, d.turnover, e.number AS entry FROM deposits d
          JOIN entries e ON e.account = d.account AND e.reference = d.number AND e.kind = 'promotion'
          WHERE d.account = ? AND d.state = 'approved' AND d.bonus > 0`,
      args: [account],
    },
    {
      sql: `SELECT reward, time, entry, amount, turnover, details FROM claims WHERE account = ? AND unit = 'amount'`,
      args: [account],
    },
  ])
  const ofDeposits = readRows(deposits, depositColumns).map(
    ({ number: id, promotion, bonus: amount, ended: time, turnover: required, entry }): Bonus => {
      const seed = depositPromotion(promotion)
      const title = seed === undefined ? () => promotion : recorded(promotionTitles(seed))
      return { id, source: 'deposit', title, amount, time, required, entry }
    },
  )
  const ofClaims = readRows(claims, claimColumns).map(
    ({ amount, time, turnover: required, entry, ...claim }): Bonus => ({
      ...claimNamed(claim),
      id: claim.reward,
      amount,
      time,
      required,
      entry,
    }),
  )
  return [...ofDeposits, ...ofClaims].toSorted((a, b) => a.time - b.time)
}

/** Source and title of a claim. */
export function claimNamed({ reward, details: { prize, named } }: NamedClaim): Pick<Bonus, 'source' | 'title'> {
  return named === undefined ? namedReward(reward, prize) : { source: 'promotion', title: recorded(named) }
}

interface Details {
  readonly prize?: PrizeId
  /** Its title, if no plan has one. */
  readonly named?: Recorded
}

interface NamedClaim {
  readonly reward: string
  readonly details: Details
}

/** The columns from which a claim's title is derived. */
export const namedColumns: Columns<NamedClaim> = { reward: text, details: json<Details>() }

const claimColumns = { ...namedColumns, time: integer, entry: text, amount: integer, turnover: integer }

const depositColumns = {
  number: text,
  promotion: text,
  bonus: integer,
  ended: integer,
  turnover: integer,
  entry: text,
}

const rebateTitle: Spoken = { en: 'Rebate', vi: 'Hoàn trả', fil: 'Rebate' }

function namedReward(id: string, prize: PrizeId | undefined): Pick<Bonus, 'source' | 'title'> {
  if (id.startsWith('rebate-')) return { source: 'rebate', title: spokenTitle(rebateTitle) }
  if (prize !== undefined) return { source: 'raffle', title: spokenTitle(prizeNames[prize]) }
  const isOf = (plan: { readonly id: string }) => id === plan.id || id.startsWith(`${plan.id}-`)
  if (id.includes('/')) return { source: 'mission', title: spokenTitle(missionPlans.find(isOf)?.title, id) }
  const text = rewardPlans.find(isOf)?.text
  return { source: 'reward', title: (language) => (text === undefined ? id : said(text, language).title) }
}

const recorded = (texts: Recorded) => (language: ServerLanguage) => recordedIn(texts, language)

/** The title of a plan; the id of one that no longer exists. */
const spokenTitle =
  (title: Spoken | undefined, id = '') =>
  (language: ServerLanguage) =>
    title === undefined ? id : said(title, language)
