import { endpoints, type CallName, type Endpoint } from '@/contract/endpoints/endpoints'
import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'

export interface FoundCall {
  readonly name: CallName
  readonly endpoint: Endpoint
}

/** Rows of the endpoint table that match a path, with the merchant's own paths and module ids applied. */
export function findCalls({ calls }: SandboxMerchant, path: string): FoundCall[] {
  return (Object.keys(endpoints) as CallName[])
    .filter((name) => (calls[name]?.path ?? endpoints[name].path) === path)
    .map((name) => ({ name, endpoint: { ...endpoints[name], ...calls[name] } }))
}
