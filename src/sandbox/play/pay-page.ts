import { formatTag } from '@/contract/formats/format-tag'
import type { SandboxBasics } from '@/sandbox/call/sandbox-basics'
import type { CashPort } from '@/sandbox/cash/port/cash-port'
import type { Context, Hono } from 'hono'
import { amountOf } from '@/contract/money/amount'
import type { DepositRow } from '@/sandbox/cash/port/cash-port'
import { payDocument, payStyles } from './pay-document'
import type { SandboxEnv } from '@/sandbox/call/sandbox-env'
import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'
import { textsIn } from '@/sandbox/texts/texts'
import { pageHeaders, partHeaders } from './play-headers'

/** The provider's page for a card payment, on the second origin, and the redirect to the site. */
export function payPage(app: Hono<SandboxEnv>, services: SandboxBasics & CashPort): void {
  app.get('/pay.css', (c) => c.body(payStyles, 200, partHeaders('text/css')))
  app.get('/pay/:number', async (c) => {
    const found = await paymentOf(services, c.req.param('number'))
    if (found === undefined) return c.text('Not found\n', 404, partHeaders('text/plain'))
    return c.body(documentOf(c, found), 200, headersOf(found.merchant))
  })
  app.post('/pay/:number', async (c) => {
    const found = await paymentOf(services, c.req.param('number'))
    if (found === undefined) return c.text('Not found\n', 404, partHeaders('text/plain'))
    const { act } = await c.req.parseBody()
    const { row } = found
    const { pathname, search } = new URL(c.req.url)
    const said = textsOf(c, found).say('card_refused')
    if (act === 'pay') await services.deposits.approve(row)
    else if (act === 'slow') await services.deposits.pay(row.number, undefined)
    else if (act === 'refuse') await services.deposits.end(row.number, 'rejected', said)
    const back = backOf(row)
    return back === null ? c.redirect(pathname + search, 303) : c.redirect(back, 303)
  })
}

interface Found {
  readonly row: DepositRow
  readonly merchant: SandboxMerchant
}

async function paymentOf(
  { deposits, merchants }: SandboxBasics & CashPort,
  number: string,
): Promise<Found | undefined> {
  const row = await deposits.find(number)
  const merchant = row && merchants.get(row.merchant)
  return row?.method === 'card' && merchant !== undefined ? { row, merchant } : undefined
}

/** The texts of the language that the site had when it led here. */
const textsOf = (c: Context<SandboxEnv>, { merchant }: Found) => textsIn(merchant, c.req.query('language'))

function documentOf(c: Context<SandboxEnv>, found: Found): string {
  const { row, merchant } = found
  const { spoken } = textsOf(c, found)
  const { code, digits = 2 } = merchant.currency
  const amount = new Intl.NumberFormat(formatTag({ locale: spoken }), { minimumFractionDigits: digits }).format(
    amountOf(row.amount),
  )
  return payDocument({
    spoken,
    number: row.number,
    payee: merchant.name,
    amount: `${amount} ${code}`,
    isOpen: row.state === 'new',
    back: backOf(row),
  })
}

/** The page that the player came from. It asks the server about the state of the payment. */
function backOf({ returnTo, number }: DepositRow): string | null {
  if (returnTo === null) return null
  const address = new URL(returnTo)
  address.searchParams.set('number', number)
  return address.href
}

/** As for a game's page, but a form may redirect to the merchant's own sites, and no page may frame it. */
function headersOf(merchant: SandboxMerchant): Record<string, string> {
  const { 'content-security-policy': policy = '', ...headers } = pageHeaders([merchant])
  const [, sites = ''] = /frame-ancestors ([^;]*)/.exec(policy) ?? []
  const own = policy
    .replace("form-action 'none'", `form-action 'self' ${sites}`)
    .replace(/frame-ancestors [^;]*/, "frame-ancestors 'none'")
  return { ...headers, 'content-security-policy': own }
}
