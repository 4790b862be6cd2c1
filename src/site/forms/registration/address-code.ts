export type AddressCodeName = 'affiliateCode' | 'referralCode'

/**
 * A code of the page's address (1 §3, §5). Who came in by an invitation and looked round first is at another address
 * by then, so the one that the page was loaded with counts too.
 */
export function addressCode(name: AddressCodeName, addresses = pageAddresses()): string | undefined {
  for (const address of addresses) {
    const code = new URL(address).searchParams.get(name)?.trim()
    if (code !== undefined && code !== '') return code
  }
  return undefined
}

/** None while a page is rendered before there is a browser. */
function pageAddresses(): readonly string[] {
  if (typeof location === 'undefined') return []
  const loaded = performance.getEntriesByType('navigation')[0]?.name
  return loaded === undefined ? [location.href] : [location.href, loaded]
}
