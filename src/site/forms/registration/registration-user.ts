import type { Register } from '@/contract/generated/gateway-types'
import type { AddressCodeName } from './address-code'
import type { FormValues } from '@/site/forms/state/form-shape'

type Agreements = Register['request']['agreements']

/** Codes from the page's address that are sent with a registration. */
type Codes = { readonly [Name in AddressCodeName]?: string | undefined }

/**
 * The payload of both register calls: the form's values and what the page adds (1 §7), with the versions of the legal
 * documents that are agreed to.
 */
export function registrationUser(
  values: FormValues,
  address: URL,
  codes: Codes = {},
  agreements: Agreements = [],
): Register['request'] {
  return {
    ...(filled(codes) as Codes & Partial<Register['request']>),
    ...(filled(values) as Partial<Register['request']>),
    login: true,
    registerUrl: address.origin + address.pathname,
    domain: address.hostname,
    registerMethod: 'WEB',
    ...(agreements.length > 0 && { agreements }),
  }
}

/** Checkbox values stay on the page: what is agreed to is sent with its versions. */
function filled(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string' && value !== ''))
}
