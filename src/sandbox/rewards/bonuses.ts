import type { Client, ResultSet, Row } from '@libsql/client'
import type { BonusRecord } from '@/contract/generated/gateway-types'
import { depositPromotions } from '@/sandbox/cash/port/deposit-promotions'
import { textOf } from '@/sandbox/database/text-of'
import type { Spoken } from '@/sandbox/texts/article'
import { missionPlans } from './missions'
import { prizeNames, rewardPlans, type PrizeId } from './port/reward-plans'

type Source = BonusRecord['response']['items'][number]['source']

/** Money that an account was given. Amounts in hundredths, times in milliseconds since 1970. */
export interface Bonus {
  readonly id: string
  readonly source: Source
  readonly title: Readonly<Record<Spoken, string>>
  readonly amount: number
  readonly time: number
  /** What has to be bet before it may be withdrawn. */
  readonly required: number
  /** Number of its receipt. */
  readonly entry: string
}

/** What promotions of deposits added, and what was claimed, the earliest first. */
export async function bonusesOf(client: Client, account: string): Promise<Bonus[]> {
  const [deposits, claims] = (await client.batch(
    [
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
    ],
    'read',
  )) as [ResultSet, ResultSet]
  const ofDeposits = deposits.rows.map((row): Bonus => {
    const promotion = depositPromotions.find(({ id }) => id === row['promotion'])
    return {
      ...{ id: textOf(row['number']), source: 'deposit', title: titleOf(promotion?.text, textOf(row['promotion'])) },
      ...{ amount: Number(row['bonus']), time: Number(row['ended']), required: Number(row['turnover']) },
      entry: textOf(row['entry']),
    }
  })
  const ofClaims = claims.rows.map((row): Bonus => ({
    ...{ id: textOf(row['reward']), ...claimNamed(row) },
    ...{ amount: Number(row['amount']), time: Number(row['time']), required: Number(row['turnover']) },
    entry: textOf(row['entry']),
  }))
  return [...ofDeposits, ...ofClaims].toSorted((a, b) => a.time - b.time)
}

/** What a claim is called, by its row. */
export function claimNamed(row: Row): Pick<Bonus, 'source' | 'title'> {
  const { prize, named } = JSON.parse(textOf(row['details'])) as Details
  return named === undefined ? namedReward(textOf(row['reward']), prize) : { source: 'promotion', title: named }
}

interface Details {
  readonly prize?: PrizeId
  /** What it is called, where no plan says so. */
  readonly named?: Bonus['title']
}

const rebateTitle = { en: 'Rebate', vi: 'Hoàn trả', fil: 'Rebate' }

function namedReward(id: string, prize: PrizeId | undefined): Pick<Bonus, 'source' | 'title'> {
  if (id.startsWith('rebate-')) return { source: 'rebate', title: rebateTitle }
  if (prize !== undefined) return { source: 'raffle', title: prizeNames[prize] }
  const isOf = (plan: { readonly id: string }) => id === plan.id || id.startsWith(`${plan.id}-`)
  if (id.includes('/')) return { source: 'mission', title: missionPlans.find(isOf)?.title ?? sameEverywhere(id) }
  return { source: 'reward', title: titleOf(rewardPlans.find(isOf)?.text, id) }
}

type Titled = Readonly<Record<Spoken, { readonly title: string }>> | undefined

const titleOf = (text: Titled, id: string): Bonus['title'] =>
  text === undefined ? sameEverywhere(id) : { en: text.en.title, vi: text.vi.title, fil: text.fil.title }

/** What there is no plan of any more. */
const sameEverywhere = (id: string): Bonus['title'] => ({ en: id, vi: id, fil: id })
