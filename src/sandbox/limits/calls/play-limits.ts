import type { CashPort } from '@/sandbox/cash/port/cash-port'
import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import type { LimitsPort } from '@/sandbox/limits/port/limits-port'
import type { AccountsPort } from '@/sandbox/accounts/port/accounts-port'
import type { ExcludeSelf, PlayLimits, SetPlayLimit } from '@/contract/generated/gateway-types'
import { checkAmount } from '@/sandbox/call/check-amount'
import { realAccountOf, type GatewayCall, type Handler } from '@/sandbox/call/gateway-call'
import { limitFigures, shownLimit } from '@/sandbox/limits/port/limit-figures'
import { Refusal } from '@/sandbox/call/refusal'

const longestSession = 24 * 60

/** The player's limits, and how much of each is left. */
export const playLimits: Handler<PlayLimits, CashPort & LedgerPort & LimitsPort> = async (call) =>
  listOf(call, realAccountOf(call).id)

export const setPlayLimit: Handler<SetPlayLimit, CashPort & LedgerPort & LimitsPort> = async (call) => {
  const { services, merchant, request } = call
  const { id } = realAccountOf(call)
  await services.playLimits.set(merchant, id, request.kind, checkedLimit(call))
  return listOf(call, id)
}

/** Excludes the player: ends every session including this one, and cancels deposits that were not paid yet. */
export const excludeSelf: Handler<ExcludeSelf, AccountsPort & CashPort & LimitsPort> = async (call) => {
  const { services, merchant, texts, request } = call
  const { id } = realAccountOf(call)
  if (!merchant.responsiblePlay.exclusionDays.includes(request.days))
    throw new Refusal('limit_invalid', texts.say('limit_invalid'), { value: { field: 'days' } })
  const until = services.clock() + request.days * 24 * 60 * 60_000
  await services.playLimits.exclude(merchant.code, id, until)
  await services.sessions.endAllOf(id)
  await services.deposits.cancelNew(id)
  return { until: new Date(until).toISOString() }
}

async function listOf(
  call: GatewayCall<unknown, CashPort & LedgerPort & LimitsPort>,
  id: string,
): Promise<PlayLimits['response']> {
  const limits = (await limitFigures(call, id)).map(shownLimit)
  return {
    now: new Date(call.services.clock()).toISOString(),
    limits,
    exclusionDays: [...call.merchant.responsiblePlay.exclusionDays],
  }
}

/** Validates a limit, in hundredths or in minutes of a session; null means no limit. Throws a Refusal. */
function checkedLimit(call: GatewayCall<SetPlayLimit['request']>): number | null {
  const { kind, limit } = call.request
  if (limit === undefined) return null
  if (kind !== 'session') return limit === 0 ? 0 : checkAmount({ ...call, request: { amount: limit } })
  if (!Number.isInteger(limit) || limit < 1 || limit > longestSession)
    throw new Refusal('limit_invalid', call.texts.say('limit_invalid'), { value: { field: 'limit' } })
  return limit
}
