import type { SandboxBasics } from '@/sandbox/call/sandbox-basics'
import type { CashPort } from '@/sandbox/cash/port/cash-port'
import type { ActRequest as Act } from '@/sandbox/sandbox-module'
import type { DepositRow } from '@/sandbox/cash/deposits/deposit-row'
import type { WithdrawalRow } from '@/sandbox/cash/withdrawals/withdrawal-row'
import { amountOf } from '@/contract/money/amount'
import { PanelError } from '@/sandbox/call/panel-error'
import { merchantOf } from '@/sandbox/call/merchant-of'

export async function waitingCash({ deposits, withdrawals }: CashPort, merchant: string) {
  return {
    deposits: (await deposits.waiting(merchant)).map(shownDeposit),
    withdrawals: (await withdrawals.waiting(merchant)).map(shownWithdrawal),
  }
}

export async function approveDeposit(services: SandboxBasics & CashPort, act: Act) {
  const row = await depositOf(services, act)
  if (!(await services.deposits.approve(row))) throw ended(row)
  return shownDeposit((await services.deposits.find(row.number)) ?? row)
}

export async function rejectDeposit(services: SandboxBasics & CashPort, act: Act) {
  const row = await depositOf(services, act)
  if (!(await services.deposits.end(row.number, 'rejected', act.reason))) throw ended(row)
  return shownDeposit((await services.deposits.find(row.number)) ?? row)
}

export const disburseWithdrawal = (services: SandboxBasics & CashPort, act: Act) =>
  endWithdrawal(services, act, 'succeeded')
export const failWithdrawal = (services: SandboxBasics & CashPort, act: Act) => endWithdrawal(services, act, 'failed')

async function endWithdrawal(
  services: SandboxBasics & CashPort,
  { merchant, id, reason }: Act,
  state: 'succeeded' | 'failed',
) {
  const { code } = merchantOf(services, merchant)
  const row = await services.withdrawals.find(code, id)
  if (row === undefined) throw new PanelError(`${code} has no withdrawal ${id}.`, 404)
  const isDone = isMissing(row)
    ? await services.withdrawals.review(row, state === 'failed' ? 'returned' : 'paid')
    : await services.withdrawals.end(row, state, state === 'failed' ? reason : null)
  if (!isDone) throw ended(row)
  return shownWithdrawal((await services.withdrawals.find(code, id)) ?? row)
}

/** The withdrawal was paid out, but the player reports that the money did not arrive, or only in part. */
const isMissing = ({ answer }: WithdrawalRow): boolean => answer === 'notReceived' || answer === 'partly'

const shownDeposit = ({ number, method, amount, state, created, hasProof }: DepositRow) => ({
  number,
  method,
  state,
  hasProof,
  amount: amountOf(amount),
  created: new Date(created).toISOString(),
})

const shownWithdrawal = ({ number, payout, amount, fee, state, created, answer, review, hasProof }: WithdrawalRow) => ({
  number,
  state,
  answer,
  review,
  hasProof,
  to: `${payout.name} ${payout.number}`,
  amount: amountOf(amount),
  fee: amountOf(fee),
  created: new Date(created).toISOString(),
})

const ended = ({ number, state }: DepositRow | WithdrawalRow) => new PanelError(`${number} has ended: ${state}.`, 409)

async function depositOf(services: SandboxBasics & CashPort, { merchant, id }: Act): Promise<DepositRow> {
  const { code } = merchantOf(services, merchant)
  const row = await services.deposits.find(id)
  if (row?.merchant !== code) throw new PanelError(`${code} has no deposit ${id}.`, 404)
  return row
}
