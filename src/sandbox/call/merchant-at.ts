import type { SandboxBasics } from './sandbox-basics'
import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'

/** The merchant of a host: the one that declares it, else in development the one it is named after. */
export function merchantAt({ merchants }: SandboxBasics, hostname: string): SandboxMerchant | undefined {
  const all = [...merchants.values()]
  return all.find(({ hosts }) => hosts.includes(hostname)) ?? all.find(({ code }) => `${code}.localhost` === hostname)
}
