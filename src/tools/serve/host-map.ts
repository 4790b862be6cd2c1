import type { Site } from '@/contract/generated/merchant-types'

/** The part of a merchant that decides which hosts show it. */
export interface HostedMerchant {
  readonly code: string
  readonly config: { readonly site: Pick<Site, 'hosts'> }
}

/** Maps hosts to merchants: the declared hosts, and `<code>.localhost` unless another merchant declared that. */
export function hostMap(merchants: readonly HostedMerchant[]): Map<string, string> {
  const own = merchants.map(({ code }) => [`${code}.localhost`, code] as const)
  const declared = merchants.flatMap(({ code, config }) =>
    (config.site.hosts ?? []).map((host) => [host, code] as const),
  )
  return new Map([...own, ...declared])
}

/** The host name of a Host header: lower case, without port and without the trailing dot. */
export function hostName(header: string | undefined): string {
  return (header ?? '').toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
}
