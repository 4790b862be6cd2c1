import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { ConvertQuote } from '@/contract/generated/gateway-types'
import type { Account } from '@/sandbox/call/account'
import type { GatewayCall } from '@/sandbox/call/gateway-call'
import { house, type Movement } from '@/sandbox/ledger/port/entry'
import { stepOf } from '@/contract/money/in-currency'
import { Refusal } from '@/sandbox/call/refusal'
import { pointsMissing } from './plan-redemption'
import { pointRatioOf } from './point-plans'
import { refuseWithoutPoints } from './refuse-without-points'

interface PlannedConversion {
  /** In hundredths of points and of money. */
  readonly points: number
  readonly amount: number
  readonly pointsAfter: number
  readonly movements: Movement[]
}

/** Plans a conversion. Throws a Refusal if the points are too few, too many, or not available. */
export async function planConversion(
  call: GatewayCall<ConvertQuote['request'], LedgerPort & SettingsPort>,
  { id, merchant }: Account,
): Promise<PlannedConversion> {
  const { services, texts, request } = call
  await refuseWithoutPoints(call)
  const { least, most, ...ratio } = pointRatioOf(call.merchant)
  if (request.points < least || request.points > most)
    throw new Refusal('points_limit', texts.say('points_limit', { least, most }), {
      value: { field: 'points', least, most },
    })
  const points = request.points * 100
  const held = (await services.ledger.balancesOf(merchant, id)).get('points') ?? 0
  if (held < points) throw pointsMissing(call, points - held)
  const whole = Math.floor((request.points * ratio.amount) / ratio.points)
  const amount = whole - (whole % stepOf(call.merchant))
  const movements = [
    { owner: id, kind: 'points', amount: -points },
    { owner: house, kind: 'points', amount: points },
    { owner: id, kind: 'main', amount },
    { owner: house, kind: 'convert', amount: -amount },
  ]
  return { points, amount, pointsAfter: held - points, movements }
}
