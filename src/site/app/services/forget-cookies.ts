/** Removes the cookies of a service from this host and the domains above it, where such services put them. */
export function forgetCookies(names: RegExp): void {
  const labels = location.hostname.split('.')
  const domains = ['', ...labels.map((_, at) => `; domain=${labels.slice(at).join('.')}`)]
  /* oxlint-disable no-restricted-properties -- the services set these cookies, and the site has none of its own */
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=')
    if (names.test(name)) for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`
  }
  /* oxlint-enable no-restricted-properties */
}
