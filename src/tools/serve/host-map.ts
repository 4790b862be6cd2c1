import type { Site } from '@/contract/generated/merchant-types'

/** The part of a merchant that decides which hosts show it. */
export interface HostedMerchant {
  readonly code: string
  readonly config: { readonly site: Pick<Site, 'hosts'> }
}

/** Which merchant answers on which host: the declared hosts, and `<code>.localhost` where nobody declared that. */
export function hostMap(merchants: readonly HostedMerchant[]): Map<string, string> {
  const own = merchants.map(({ code }) => [`${code}.localhost`, code] as const)
  const declared = merchants.flatMap(({ code, config }) =>
    (config.site.hosts ?? []).map((host) => [host, code] as const),
  )
  return new Map([...own, ...declared])
}

/** Host name of a Host header: lower case, without port and without the root's dot. */
export function hostName(header: string | undefined): string {
  return (header ?? '').toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
}
