import type { SocialLogin } from '@/contract/generated/gateway-types'

export type SocialProvider = SocialLogin['request']['provider']

/** A person with an account at a social provider. */
export interface SocialPerson {
  /** The provider's id of the person. */
  readonly id: string
  readonly name: string
  readonly email: string
}

export const providerNames: Readonly<Record<SocialProvider, string>> = { google: 'Google', facebook: 'Facebook' }

/** Made-up people to continue as. They are the same at every provider, but their accounts differ by provider. */
export const socialPeople: readonly SocialPerson[] = [
  { id: '1', name: 'Lan Phạm', email: 'lan.pham@example.test' },
  { id: '2', name: 'Quốc Trần', email: 'quoc.tran@example.test' },
  { id: '3', name: 'Alex Morgan', email: 'alex.morgan@example.test' },
]

export function isSocialProvider(name: string): name is SocialProvider {
  return Object.hasOwn(providerNames, name)
}
