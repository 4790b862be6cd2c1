import type { SandboxBasics } from './sandbox-basics'
import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'

/** The merchant that a host shows: one that declares it, else the one it is named after in development. */
export function merchantAt({ merchants }: SandboxBasics, hostname: string): SandboxMerchant | undefined {
  const all = [...merchants.values()]
  return all.find(({ hosts }) => hosts.includes(hostname)) ?? all.find(({ code }) => `${code}.localhost` === hostname)
}
