/** The page that the query of the login page asks for as `to`. Anything but a path of this site is the home page. */
export function wantedPath(query: string): string {
  const wanted = new URLSearchParams(query).get('to') ?? '/'
  // The parser reads a backslash as a slash: both would lead to another site.
  return /^\/(?![/\\])/.test(wanted) && !/^\/login([/?#]|$)/.test(wanted) ? wanted : '/'
}
