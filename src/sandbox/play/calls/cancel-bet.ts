import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import type { CancelBet } from '@/contract/generated/gateway-types'
import { amountOf } from '@/contract/money/amount'
import { realAccountOf, type Handler } from '@/sandbox/call/gateway-call'
import { BetEndedError } from '@/sandbox/ledger/port/entry'
import { moment } from '@/sandbox/lottery/port/moment'
import { cancelOpenBet } from '@/sandbox/play/cancel-open-bet'
import { Refusal } from '@/sandbox/call/refusal'

/** Cancels an open bet before its draw closes, once. */
export const cancelBet: Handler<CancelBet, LedgerPort> = async (call) => {
  const { services, merchant, texts, key } = call
  const account = realAccountOf(call)
  if (key === undefined) throw new TypeError('a bet is cancelled by an intent')
  try {
    const { number, time, lines } = await cancelOpenBet(services, merchant.code, account.id, call.request.number, key)
    const amount = lines.filter(({ owner }) => owner === account.id).reduce((sum, line) => sum + line.amount, 0)
    return { number, time: moment(time), amount: amountOf(amount) }
  } catch (error) {
    if (error instanceof BetEndedError) throw new Refusal('bet_ended', texts.say('bet_ended'))
    throw error
  }
}
