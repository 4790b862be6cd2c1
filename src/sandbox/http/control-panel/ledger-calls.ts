import type { SandboxBasics } from '@/sandbox/call/sandbox-basics'
import type { AccountsPort } from '@/sandbox/accounts/port/accounts-port'
import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import { PanelError } from '@/sandbox/call/panel-error'
import type { PanelRouter } from './panel-router'
import { merchantOf } from '@/sandbox/call/merchant-of'

/** The current ledger of a merchant, or of one of its accounts. */
export function ledgerCalls(app: PanelRouter, services: SandboxBasics & AccountsPort & LedgerPort): void {
  app.get('/ledger', async (c) => {
    const { code } = merchantOf(services, c.req.query('merchant'))
    const name = c.req.query('account')
    if (name === undefined) return c.json(await services.ledger.statement(code))
    const account = await services.accounts.bySignInName(code, name)
    if (account === undefined) throw new PanelError(`${code} has no account ${name}.`, 404)
    return c.json(await services.ledger.statement(code, account.id))
  })

  /** Verifies a receipt by its number, amount and check code, and returns its other contents. */
  app.get('/receipt/:number', async (c) => {
    const { code: merchant } = merchantOf(services, c.req.query('merchant'))
    const { time, kind, amount, code = '' } = c.req.query()
    const said = { ...(time !== undefined && { time }), ...(kind !== undefined && { kind }) }
    const shown = { number: c.req.param('number'), amount: Number(amount), code, ...said }
    return c.json({ number: shown.number, genuine: await services.ledger.isGenuine(merchant, shown) })
  })
}
