import type { CashPort } from '@/sandbox/cash/port/cash-port'
import type { ConfirmWithdrawal, WithdrawalProof } from '@/contract/generated/gateway-types'
import { amountOf } from '@/contract/money/amount'
import { withdrawalAnswer } from '@/sandbox/cash/withdrawals/withdrawal-answer'
import type { WithdrawalRow } from '@/sandbox/cash/withdrawals/withdrawal-row'
import { checkAmount } from '@/sandbox/call/check-amount'
import { realAccountOf, type GatewayCall, type Handler } from '@/sandbox/call/gateway-call'
import { KeyUsedError } from '@/sandbox/ledger/port/entry'
import { Refusal } from '@/sandbox/call/refusal'
import type { MessageKey } from '@/sandbox/texts/messages'

type Call = GatewayCall<ConfirmWithdrawal['request']>

/** Stores the picture for a confirmation that is to follow. */
export const withdrawalProof: Handler<WithdrawalProof, CashPort> = async (call) => {
  const row = await requestedWithdrawal(call)
  const [picture] = call.pictures
  if (picture === undefined) throw refusal(call, 'proof_missing', { field: 'proof' })
  await call.services.withdrawals.prove(row.number, picture)
  return { hasProof: true }
}

/** Confirms whether a withdrawal arrived. Idempotent by key (2 §4). */
export const confirmWithdrawal: Handler<ConfirmWithdrawal, CashPort> = async (call) => {
  const account = realAccountOf(call)
  const { services, request, key = '' } = call
  try {
    const before = await services.withdrawals.findAnswer(
      { merchant: account.merchant, account: account.id },
      key,
      request,
    )
    if (before !== undefined) return answerOf(call, before)
  } catch (error) {
    if (error instanceof KeyUsedError) throw new Refusal('key_used', call.texts.say('key_used'), { status: 422 })
    throw error
  }
  const row = await requestedWithdrawal(call)
  const said = { answer: request.answer, received: receivedOf(call, row) }
  await services.withdrawals.confirm(row, said, key, request)
  // Race: a concurrent request with the same key may have confirmed it.
  const after = await services.withdrawals.findAnswer(row, key, request)
  if (after === undefined) throw refusal(call, 'withdrawal_answered')
  return answerOf(call, after)
}

const answerOf = (call: Call, row: WithdrawalRow) => ({
  now: new Date(call.services.clock()).toISOString(),
  withdrawal: withdrawalAnswer(call, row),
})

const refusal = ({ texts }: Pick<Call, 'texts'>, code: MessageKey, value: object | null = null) =>
  new Refusal(code, texts.say(code), { value })

/** The account's withdrawal, if its player is currently asked to confirm it. */
async function requestedWithdrawal(call: GatewayCall<{ readonly number: string }, CashPort>): Promise<WithdrawalRow> {
  const { id, merchant } = realAccountOf(call)
  const row = await call.services.withdrawals.find(merchant, call.request.number)
  if (row?.account !== id) throw refusal(call, 'withdrawal_unknown')
  if (row.answer === 'forced') throw refusal(call, 'withdrawal_forced')
  if (row.answer !== null) throw refusal(call, 'withdrawal_answered')
  if (row.confirmUntil === null) throw refusal(call, 'withdrawal_not_paid')
  return row
}

/** The amount that arrived, if it was only a part. */
function receivedOf(call: Call, { amount, fee, hasProof }: WithdrawalRow): number | null {
  const { answer, amount: told = 0 } = call.request
  if (answer === 'notReceived' && !hasProof) throw refusal(call, 'proof_missing', { field: 'proof' })
  if (answer !== 'partly') return null
  const received = checkAmount({ ...call, request: { amount: told } })
  if (received >= amount - fee) throw refusal(call, 'partly_limit', { field: 'amount', max: amountOf(amount - fee) })
  return received
}
