import type { PointsPort } from './points-port'
import type { MemberTransactions } from '@/contract/generated/gateway-types'
import { amountOf } from '@/contract/money/amount'
import type { GatewayCall } from '@/sandbox/call/gateway-call'
import { pointPlan, pointPlanName } from '@/sandbox/points/point-plans'
import { reasonSaid } from '@/sandbox/texts/reason-said'

type Page = MemberTransactions['response']

/**
 * Details of lines of a points wallet (2 §3): the reward, mission or game, the quantity, the state, and the money
 * involved.
 */
export async function pointLines(
  { services, texts, merchant }: GatewayCall<unknown, PointsPort>,
  account: string,
  page: Page,
): Promise<Page> {
  const numbers = page.items.flatMap(({ number, reference }) => [number, reference ?? number])
  const redemptions = await services.redemptions.named(account, numbers)
  const beside = await services.redemptions.beside(account, numbers)
  return {
    ...page,
    items: page.items.map((item) => {
      const redemption = redemptions.find(({ number }) => number === item.number || number === item.reference)
      const plan = redemption && pointPlan(merchant, redemption.reward)
      const money = beside.money.get(item.number)
      return {
        ...item,
        name:
          (plan && pointPlanName(merchant, plan, texts.spoken)) ??
          beside.claims.get(item.number)?.(texts.spoken) ??
          beside.games.get(item.reference ?? '') ??
          null,
        quantity: redemption?.quantity ?? null,
        status: redemption?.status ?? null,
        remark: reasonSaid(texts, redemption?.remark ?? null) ?? item.remark ?? null,
        money: money === undefined ? null : amountOf(money),
      }
    }),
  }
}
