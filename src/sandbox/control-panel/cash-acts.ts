import type { SandboxAct } from '@/generated/gateway-types'
import type { DepositRow } from '@/sandbox/cash/deposits'
import { amountOf } from '@/lib/amount'
import type { Services } from '@/sandbox/services'
import { PanelError } from './panel-error'
import type { PanelRouter } from './panel-router'
import { merchantOf } from './read-input'

type Act = Required<SandboxAct>

/** What waits for the platform's people. */
export function cashCalls(app: PanelRouter, services: Services): void {
  app.get('/cash', async (c) => {
    const { code } = merchantOf(services, c.req.query('merchant'))
    const rows = await services.deposits.waiting(code)
    return c.json({ deposits: rows.map(toTold) })
  })
}

export async function approveDeposit(services: Services, act: Act) {
  const row = await depositOf(services, act)
  if (!(await services.deposits.approve(row))) throw ended(row)
  return toTold((await services.deposits.find(row.number)) ?? row)
}

export async function rejectDeposit(services: Services, act: Act) {
  const row = await depositOf(services, act)
  if (!(await services.deposits.end(row.number, 'rejected', act.reason))) throw ended(row)
  return toTold((await services.deposits.find(row.number)) ?? row)
}

const toTold = ({ number, method, amount, state, created, hasProof }: DepositRow) => ({
  ...{ number, method, state, hasProof },
  amount: amountOf(amount),
  created: new Date(created).toISOString(),
})

const ended = ({ number, state }: DepositRow) => new PanelError(`${number} has ended: ${state}.`, 409)

async function depositOf(services: Services, { merchant, id }: Act): Promise<DepositRow> {
  const { code } = merchantOf(services, merchant)
  const row = await services.deposits.find(id)
  if (row?.merchant !== code) throw new PanelError(`${code} has no deposit ${id}.`, 404)
  return row
}
