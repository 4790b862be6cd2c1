import { useCallback, useMemo } from 'react'
import { useDomainRoutes } from '@/site/gateway/content/domain-routes'
import { checkAddress } from '@/site/lib/address'
import { useWholeSite } from '@/site/merchant/site-context'

/** The server's domains that belong to the merchant: the content security policy allows requests to no others. */
export function useDomains() {
  const { hosts } = useWholeSite().site
  const { data, ...rest } = useDomainRoutes()
  const domains = useMemo(() => {
    const own = new Set(hosts)
    const named = data?.domainList.map(({ domainName }) => domainName)
    const foreign = named?.filter((name) => !own.has(name)) ?? []
    if (foreign.length > 0) console.warn(`not a domain of this merchant: ${foreign.join(', ')}`)
    return named?.filter((name) => own.has(name))
  }, [data, hosts])
  return { domains, ...rest }
}

/** Opens the site on another domain of the merchant, in the same window because it is the same site. */
export function useGoToDomain(): (domain: string) => void {
  const { hosts } = useWholeSite().site
  return useCallback(
    (domain) => {
      const allowedHosts = [...new Set(hosts)]
      const checked = checkAddress(originOf(domain), { allowedHosts, origin: location.origin })
      if (checked.kind === 'refused') console.warn(`address refused: ${checked.reason}`)
      else location.assign(checked.href)
    },
    [hosts],
  )
}

/** Origin of a domain of the merchant, with the scheme and port of the current page. */
export function originOf(domain: string): string {
  const { protocol, port } = location
  return `${protocol}//${domain}${port === '' ? '' : `:${port}`}`
}
