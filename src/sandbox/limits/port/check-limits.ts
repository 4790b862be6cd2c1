import { formatTag } from '@/contract/formats/format-tag'
import type { CashPort } from '@/sandbox/cash/port/cash-port'
import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import type { LimitsPort } from './limits-port'
import type { DepositCap } from '@/sandbox/cash/port/cash-port'
import type { Account } from '@/sandbox/call/account'
import type { GatewayCall } from '@/sandbox/call/gateway-call'
import { Refusal } from '@/sandbox/call/refusal'
import type { MessageKey } from '@/sandbox/texts/messages'
import { limitFigures, shownLimit, type LimitFigures } from './limit-figures'

type Excluding = Pick<GatewayCall<unknown, LimitsPort>, 'services' | 'merchant' | 'texts'>
type Call = Pick<GatewayCall<unknown, CashPort & LedgerPort & LimitsPort>, 'services' | 'merchant' | 'texts'>

const depositKinds = ['depositDay', 'depositWeek', 'depositMonth'] as const

/**
 * Checks a deposit, in hundredths, against the player's limits. Throws a Refusal with the figures of the first one
 * exceeded.
 */
export async function checkDepositLimits(call: Call, { id }: Account, amount: number): Promise<void> {
  const figures = await limitFigures(call, id, depositKinds)
  const over = figures.find((each) => isOver(each, amount))
  if (over !== undefined) throw limitRefusal(call, 'deposit_over_limit', over)
}

/**
 * The same limits as caps for the statement that stores the request, because a concurrent request may use up the rest.
 */
export async function depositCaps(call: Call, { id }: Account): Promise<DepositCap[]> {
  const figures = await limitFigures(call, id, depositKinds)
  return figures.flatMap(({ since, most }) => (most === null ? [] : [{ since, most }]))
}

/** Checks real-money play against the loss and session limits. `stake`: the minimum stake. */
export async function checkPlayLimits(call: Call, { id }: Account, stake: number): Promise<void> {
  const [loss, session] = await limitFigures(call, id, ['lossDay', 'session'])
  if (loss !== undefined && isOver(loss, stake)) throw limitRefusal(call, 'loss_over_limit', loss)
  if (session !== undefined && isOver(session, 1)) throw limitRefusal(call, 'session_over_limit', session)
}

/** Whether an amount exceeds what is left of a limit. */
export const isOver = ({ remaining }: LimitFigures, takes: number): boolean => remaining !== null && remaining < takes

function limitRefusal({ texts }: Call, code: MessageKey, over: LimitFigures): Refusal {
  const { kind, unit, limit, reached, remaining, until } = shownLimit(over)
  return new Refusal(code, texts.say(code), { value: { kind, unit, required: limit, reached, remaining, until } })
}

/** Refuses to sign in to an account that its player has excluded. Throws a Refusal that says until when. */
export async function refuseExcluded({ services, merchant, texts }: Excluding, { id }: Account): Promise<void> {
  const until = await services.playLimits.excludedUntil(id)
  if (until === undefined) return
  const { timeZone } = merchant
  const time = new Intl.DateTimeFormat(formatTag({ locale: texts.spoken }), {
    timeZone,
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(until)
  throw new Refusal('self_excluded', texts.say('self_excluded', { time }), {
    value: { until: new Date(until).toISOString() },
  })
}
