import { checkAddress } from '@/site/lib/address'
import { pageOf, type Pages } from '@/site/merchant/pages/pages'

/** The page that the query of the login page asks for as `to`. Anything but another page of this site is the home page. */
export function wantedPath(query: string, routes: Pages): string {
  const wanted = new URLSearchParams(query).get('to') ?? '/'
  const checked = checkAddress(wanted, { allowedHosts: [], origin: '' })
  return checked.kind === 'same-site' && pageOf(routes, checked.href)?.name !== 'login' ? checked.href : '/'
}
