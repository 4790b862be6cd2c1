import type { Deposits } from '@/contract/generated/gateway-types'
import { amountOf } from '@/contract/money/amount'
import { dollarRate } from '@/contract/money/dollar-rates'
import type { GatewayCall } from '@/sandbox/call/gateway-call'
import { gamesOrigin } from '@/sandbox/play/port/games-host'
import { depositMethods } from '@/sandbox/cash/port/deposit-methods'
import { depositPromotion } from '@/sandbox/cash/port/deposit-promotions'
import { promotionArticle } from '@/sandbox/texts/promotions/promotion-article'
import type { DepositRow } from './deposit-row'
import { reasonSaid } from '@/sandbox/texts/reason-said'
import { said } from '@/sandbox/texts/spoken'

type Wire = Deposits['response']['items'][number]
type Instructions = NonNullable<Wire['instructions']>
type Call = Pick<GatewayCall<unknown>, 'texts' | 'merchant' | 'services' | 'port'>

const iso = (time: number): string => new Date(time).toISOString()

/** A request as its player sees it. There are no payment instructions once it can no longer be paid. */
export function depositAnswer(call: Call, row: DepositRow): Wire {
  const { spoken } = call.texts
  const { number, amount, fee, state, promotion, ended, reason, receipt, hasProof } = row
  const method = depositMethods.find(({ id }) => id === row.method)
  const chosen = depositPromotion(promotion)
  return {
    number,
    method: row.method,
    category: method?.category ?? 'bank',
    name: method === undefined ? row.method : said(method.name, spoken),
    amount: amountOf(amount),
    fee: amountOf(fee),
    credited: amountOf(amount - fee),
    promotion: chosen
      ? {
          title: promotionArticle(call.merchant, spoken, chosen).title,
          bonus: amountOf(row.bonus),
          turnover: amountOf(row.turnover),
        }
      : null,
    state,
    created: iso(row.created),
    expires: iso(row.expires),
    reason: reasonSaid(call.texts, reason),
    receipt,
    hasProof,
    instructions: ended === null ? instructionsOf(call, row, method?.category) : null,
    timeline: [
      { state: 'new' as const, time: iso(row.created) },
      ...(row.paid === null ? [] : [{ state: 'pending' as const, time: iso(row.paid) }]),
      ...(ended === null ? [] : [{ state, time: iso(ended) }]),
    ],
  }
}

/** Made-up payees; the numbers belong to nobody. References are short, since people type them on a phone. */
function instructionsOf(
  { merchant, port, texts }: Call,
  row: DepositRow,
  category: Wire['category'] = 'bank',
): Instructions {
  const { number, amount } = row
  const reference = number.slice(-8)
  const payee = `${merchant.name.toUpperCase()} SANDBOX`
  const digits = String(amountOf(amount))
  switch (category) {
    case 'bank':
      return {
        rows: [
          { name: 'bank', value: 'Sandbox Bank' },
          { name: 'payee', value: payee },
          { name: 'account', value: '0000 1234 5678' },
          { name: 'reference', value: reference },
        ],
        code: `bank:000012345678?amount=${digits}&reference=${reference}`,
        page: null,
      }
    case 'wallet':
      return {
        rows: [
          { name: 'payee', value: payee },
          { name: 'reference', value: reference },
        ],
        code: `wallet:sandbox?amount=${digits}&reference=${reference}`,
        page: null,
      }
    case 'card':
      return { rows: [], code: null, page: `${gamesOrigin(port)}/pay/${number}?language=${texts.language}` }
    case 'crypto': {
      const address = `TSandbox${number.slice(1).padEnd(26, 'x')}`
      // The sandbox's made-up exchange rate: a coin is a dollar, with two decimals, rounded up.
      const coins = String(Math.ceil(amount / dollarRate(merchant.currency)) / 100)
      return {
        rows: [
          { name: 'network', value: 'TRC20' },
          { name: 'address', value: address },
          { name: 'coins', value: coins },
        ],
        code: `tron:${address}?amount=${coins}`,
        page: null,
      }
    }
  }
}
