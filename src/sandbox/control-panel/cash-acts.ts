import type { SandboxAct } from '@/contract/generated/gateway-types'
import type { DepositRow } from '@/sandbox/cash/deposits'
import type { WithdrawalRow } from '@/sandbox/cash/withdrawal-row'
import { amountOf } from '@/contract/money/amount'
import type { Services } from '@/sandbox/services'
import { redemptionTold } from './point-acts'
import { PanelError } from './panel-error'
import { applicationTold } from './promotion-acts'
import type { PanelRouter } from './panel-router'
import { merchantOf } from './read-input'

type Act = Required<SandboxAct>

/** What waits for the platform's people. */
export function cashCalls(app: PanelRouter, services: Services): void {
  app.get('/cash', async (c) => {
    const { code } = merchantOf(services, c.req.query('merchant'))
    const deposits = await services.deposits.waiting(code)
    const withdrawals = await services.withdrawals.waiting(code)
    const redemptions = await services.redemptions.waiting(code)
    const applications = await services.applications.waiting(code)
    return c.json({
      deposits: deposits.map(depositTold),
      withdrawals: withdrawals.map(withdrawalTold),
      redemptions: redemptions.map(redemptionTold),
      applications: applications.map(applicationTold),
    })
  })
}

export async function approveDeposit(services: Services, act: Act) {
  const row = await depositOf(services, act)
  if (!(await services.deposits.approve(row))) throw ended(row)
  return depositTold((await services.deposits.find(row.number)) ?? row)
}

export async function rejectDeposit(services: Services, act: Act) {
  const row = await depositOf(services, act)
  if (!(await services.deposits.end(row.number, 'rejected', act.reason))) throw ended(row)
  return depositTold((await services.deposits.find(row.number)) ?? row)
}

export const disburseWithdrawal = (services: Services, act: Act) => endWithdrawal(services, act, 'succeeded')
export const failWithdrawal = (services: Services, act: Act) => endWithdrawal(services, act, 'failed')

async function endWithdrawal(services: Services, { merchant, id, reason }: Act, state: 'succeeded' | 'failed') {
  const { code } = merchantOf(services, merchant)
  const row = await services.withdrawals.find(code, id)
  if (row === undefined) throw new PanelError(`${code} has no withdrawal ${id}.`, 404)
  const isDone = isMissing(row)
    ? await services.withdrawals.review(row, state === 'failed' ? 'returned' : 'paid')
    : await services.withdrawals.end(row, state, state === 'failed' ? reason : null)
  if (!isDone) throw ended(row)
  return withdrawalTold((await services.withdrawals.find(code, id)) ?? row)
}

/** It was paid out, and its player says that it did not come, or not all of it. */
const isMissing = ({ answer }: WithdrawalRow): boolean => answer === 'notReceived' || answer === 'partly'

const depositTold = ({ number, method, amount, state, created, hasProof }: DepositRow) => ({
  ...{ number, method, state, hasProof },
  amount: amountOf(amount),
  created: new Date(created).toISOString(),
})

const withdrawalTold = ({ number, payout, amount, fee, state, created, answer, review, hasProof }: WithdrawalRow) => ({
  ...{ number, state, answer, review, hasProof, to: `${payout.name} ${payout.number}` },
  amount: amountOf(amount),
  fee: amountOf(fee),
  created: new Date(created).toISOString(),
})

const ended = ({ number, state }: DepositRow | WithdrawalRow) => new PanelError(`${number} has ended: ${state}.`, 409)

async function depositOf(services: Services, { merchant, id }: Act): Promise<DepositRow> {
  const { code } = merchantOf(services, merchant)
  const row = await services.deposits.find(id)
  if (row?.merchant !== code) throw new PanelError(`${code} has no deposit ${id}.`, 404)
  return row
}
