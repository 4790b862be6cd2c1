import type { Register } from '@/contract/generated/gateway-types'
import type { AddressCodeName } from './address-code'
import type { FormValues } from '@/site/forms/state/form-shape'

/** Codes of the page's address that go with a registration. */
type Codes = { readonly [Name in AddressCodeName]?: string | undefined }

/** The payload of both register calls: what was filled in, and what the page adds (1 §7). */
export function registrationUser(values: FormValues, address: URL, codes: Codes = {}): Register['request'] {
  return {
    ...(filled(codes) as Codes & Partial<Register['request']>),
    ...(filled(values) as Partial<Register['request']>),
    login: true,
    registerUrl: address.origin + address.pathname,
    domain: address.hostname,
    registerMethod: 'WEB',
  }
}

/** Boxes are for the page only: the calls know no agreement. */
function filled(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string' && value !== ''))
}
