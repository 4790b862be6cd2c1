import { pageOf, type Pages } from './pages'

/** The page that the query of the login page asks for as `to`. Anything but another page of this site is the home page. */
export function wantedPath(query: string, routes: Pages): string {
  const wanted = new URLSearchParams(query).get('to') ?? '/'
  // The parser reads a backslash as a slash: both would lead to another site.
  return /^\/(?![/\\])[^\s\p{Cc}]*$/u.test(wanted) && pageOf(routes, wanted)?.name !== 'login' ? wanted : '/'
}
