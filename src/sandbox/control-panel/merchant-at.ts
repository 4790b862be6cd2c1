import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'
import type { Services } from '@/sandbox/services'

/** The merchant that a host shows: one that declares it, else the one it is named after in development. */
export function merchantAt({ merchants }: Services, hostname: string): SandboxMerchant | undefined {
  const all = [...merchants.values()]
  return all.find(({ hosts }) => hosts.includes(hostname)) ?? all.find(({ code }) => `${code}.localhost` === hostname)
}
