import type { Register } from '@/generated/gateway-types'
import type { FormValues } from './form-shape'

/** The payload of both register calls: what was filled in, and what the page adds (1 §7). */
export function registrationUser(values: FormValues, address: URL): Register['request'] {
  // Boxes are for the page only: the calls know no agreement.
  const filled = Object.entries(values).filter(([, value]) => typeof value === 'string' && value !== '')
  return {
    ...codeOfAddress('affiliateCode', address),
    ...codeOfAddress('referralCode', address),
    ...(Object.fromEntries(filled) as Partial<Register['request']>),
    login: true,
    registerUrl: address.origin + address.pathname,
    domain: address.hostname,
    registerMethod: 'WEB',
  }
}

function codeOfAddress(name: 'affiliateCode' | 'referralCode', address: URL): Partial<Register['request']> {
  const code = address.searchParams.get(name)
  return code === null || code === '' ? {} : { [name]: code }
}
