import { expect, it } from 'vitest'
import { checkMerchants } from '@/engine/checker/check-merchants'
import { sandboxMerchant } from './sandbox-merchant'

const brands = checkMerchants('merchants').merchants.map(({ config }) => config)

/** What is booked for a new account of a brand whose page of registration promises this. */
function welcomeOf(config: (typeof brands)[number], amount: number, currency: string, order?: readonly string[]) {
  const changed = structuredClone(config)
  const page = changed.routes.pages['register']
  const form = page?.sections['form']
  if (page === undefined || form?.block !== 'register-form') throw new Error('no form of registration')
  Object.assign(form.props, { promotionAmount: { amount, currency } })
  if (order !== undefined) Object.assign(page, { order })
  return sandboxMerchant(changed, () => undefined).welcome
}

it.each(brands.map((config) => [config.site.code, config] as const))(
  'books for new accounts of %s what its page of registration promises',
  (_, config) => {
    const { code } = config.site.currency
    expect(sandboxMerchant(config, () => undefined).welcome).toBe(code === 'USD' ? 1000 : 100_000)
    expect(welcomeOf(config, 2500, code)).toBe(250_000)
  },
)

it('books nothing of what is promised in another currency, of nothing, or of a form that is not shown', () => {
  const config = brands.find(({ site }) => site.currency.code === 'VND')
  if (config === undefined) throw new Error('no brand')
  expect(welcomeOf(config, 1000, 'USD')).toBeNull()
  expect(welcomeOf(config, 0, 'VND')).toBeNull()
  expect(welcomeOf(config, 1000, 'VND', [])).toBeNull()
})
