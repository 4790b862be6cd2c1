export type AddressCodeName = 'affiliateCode' | 'referralCode'

/**
 * A code from the page's address (1 §3, §5). A visitor who came by an invitation link and browsed first is at another
 * address by now, so the address that the page was loaded with is searched too.
 */
export function addressCode(name: AddressCodeName, addresses = pageAddresses()): string | undefined {
  for (const address of addresses) {
    const code = new URL(address).searchParams.get(name)?.trim()
    if (code !== undefined && code !== '') return code
  }
  return undefined
}

/** Empty during prerendering, where there is no browser. */
function pageAddresses(): readonly string[] {
  if (typeof location === 'undefined') return []
  const loaded = performance.getEntriesByType('navigation')[0]?.name
  return loaded === undefined ? [location.href] : [location.href, loaded]
}
