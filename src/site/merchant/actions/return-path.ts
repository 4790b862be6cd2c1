import { checkAddress } from '@/site/lib/address'
import { pageOf, type Pages } from '@/site/merchant/pages/pages'

/** The page that the login page's query names as `to`; the home page for anything but another page of this site. */
export function returnPath(query: string, routes: Pages): string {
  const wanted = new URLSearchParams(query).get('to') ?? '/'
  const checked = checkAddress(wanted, { allowedHosts: [], origin: '' })
  return checked.kind === 'same-site' && pageOf(routes, checked.href)?.name !== 'login' ? checked.href : '/'
}
