import { isCurrency } from '@/engine/checks/languages/currency-unknown'
import { child, keysOf, quote, valueAt, type JsonValue, type Path } from '@/contract/json/json-value'
import type { FileFinding } from '@/engine/finding/check'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

const form = (amount: string): string =>
  `{ "pages": { "promo": { "sections": { "text": null, "form": { "block": "register-form", "props": { "title": "page.title", "promotionAmount": ${amount} } } }, "order": ["form"] } } }`

export const promiseUnbooked: MerchantCheck = {
  code: 'promise-unbooked',
  severity: 'warning',
  docs: {
    what: 'A registration form promises an amount that the sandbox books for nobody: in another currency than that of site.json, of nothing, or another one than the form before it.',
    why: 'Players read it before they register, and look for it in their wallet. Accounts have one currency, and one welcome: the first amount that is in it.',
    bad: { 'routes.json': form('{ "amount": 50, "currency": "USD" }') },
    good: { 'routes.json': form('{ "amount": 1000, "currency": "VND" }') },
  },
  inspect({ config, chain, isTemplate }) {
    // The brands of a template have currencies of their own.
    if (isTemplate) return []
    const currency = valueAt(config.site, ['currency', 'code'])
    // Other checks report what is no currency.
    if (typeof currency !== 'string' || !isCurrency(currency)) return []
    const [own] = chain
    const written = { site: own?.files.get('site')?.value, routes: own?.files.get('routes')?.value }
    const promises = promisesIn(config.routes)
    const booked = promises.find((each) => each.currency === currency && each.amount > 0)
    return promises.flatMap((promise) => problemOf(promise, currency, booked, written))
  },
}

interface Promised {
  readonly path: Path
  readonly page: string
  readonly amount: number
  readonly currency: string
}

type Written = Readonly<Record<'site' | 'routes', JsonValue | undefined>>

function problemOf(promise: Promised, own: string, booked: Promised | undefined, written: Written): FileFinding[] {
  const { path, page, amount } = promise
  const told = (message: string, expected: string): FileFinding[] => [
    { file: 'routes', path: [...path, 'amount'], spot: 'value', message, expected, received: quote(amount) },
  ]
  if (amount <= 0) return told('new players are promised nothing', 'more than 0, or "promotionAmount": null')
  if (promise.currency !== own) return [foreign(promise, own, written)]
  if (booked === undefined || booked.amount === amount) return []
  const message = `page ${quote(page)} promises another amount than page ${quote(booked.page)}, whose is booked`
  return told(message, String(booked.amount))
}

/** Told where it came from: of a template's promise, that is the currency which the brand has instead. */
function foreign({ path, page, amount, currency }: Promised, own: string, { site, routes }: Written): FileFinding {
  const isOfTemplate = valueAt(routes, path) === undefined && child(site, 'currency') !== undefined
  if (!isOfTemplate) {
    const message = `page ${quote(page)} promises ${currency} where accounts have ${own}: nothing of it is booked`
    const expected = `${quote(own)} with an amount in it, or "promotionAmount": null`
    return { file: 'routes', path: [...path, 'currency'], spot: 'value', message, expected, received: quote(currency) }
  }
  const code = ['currency', 'code']
  const place = valueAt(site, code) === undefined ? ['currency'] : code
  const message = `page ${quote(page)} of the template promises new players ${amount} ${currency}: nothing of it is booked`
  const expected = `in routes.json, "promotionAmount" in ${quote(own)} or null at ${path.slice(0, -1).join('.')}`
  return { file: 'site', path: place, spot: 'value', message, expected, received: quote(valueAt(site, place) ?? null) }
}

/** The amounts that forms of registration promise, in the order of the pages; those of unlisted sections are unsaid. */
function promisesIn(routes: JsonValue | undefined): Promised[] {
  const pages = child(routes, 'pages')
  return keysOf(pages).flatMap((page) => {
    const order = valueAt(pages, [page, 'order'])
    return keysOf(valueAt(pages, [page, 'sections'])).flatMap((section) => {
      const at = ['pages', page, 'sections', section]
      const isShown = Array.isArray(order) && order.includes(section)
      if (!isShown || valueAt(routes, [...at, 'block']) !== 'register-form') return []
      const path = [...at, 'props', 'promotionAmount']
      const [amount, currency] = ['amount', 'currency'].map((key) => valueAt(routes, [...path, key]))
      if (typeof amount !== 'number' || typeof currency !== 'string' || !isCurrency(currency)) return []
      return [{ path, page, amount, currency }]
    })
  })
}
