/** The checked address, or why it is refused. */
export type CheckedAddress =
  | { readonly kind: 'same-site' | 'foreign-allowed'; readonly href: string }
  | { readonly kind: 'refused'; readonly reason: AddressRefusal }

export type AddressRefusal = 'control-characters' | 'unreadable' | 'scheme' | 'credentials' | 'host' | 'token'

export interface AddressRules {
  /** Other hosts that may be linked to, without port. */
  readonly allowedHosts: readonly string[]
  /** Origin of this site; empty during prerendering. */
  readonly origin: string
}

const contactSchemes = ['mailto:', 'tel:']
const webSchemes = ['http:', 'https:']

/** Placeholder for this site's origin where it is unknown. The name can never be registered (RFC 2606). */
const unknownOrigin = 'https://this-site.invalid'

/**
 * The only check of addresses from config or server. Allows http, https, mailto and tel, on this site or on an allowed
 * host, with blanks and line ends around it. It checks the parsed URL, since that is what a browser follows: `//evil.example`, `\\evil.example` and
 * `https:evil.example` are all other sites.
 */
export function checkAddress(written: string, { allowedHosts, origin }: AddressRules): CheckedAddress {
  const raw = written.trim()
  // The parser drops tabs and line breaks, so `java
  // script:` would read as a scheme.
  if (hasControlCharacters(raw)) return refused('control-characters')
  const base = origin === '' ? unknownOrigin : origin
  const url = URL.canParse(raw, base) ? new URL(raw, base) : undefined
  if (url === undefined) return refused('unreadable')
  if (contactSchemes.includes(url.protocol)) return { kind: 'foreign-allowed', href: url.href }
  if (!webSchemes.includes(url.protocol)) return refused('scheme')
  if (url.username !== '' || url.password !== '') return refused('credentials')
  if (url.origin === new URL(base).origin) {
    // Such a link would sign whoever follows it in to somebody else's account.
    return url.searchParams.has('token') ? refused('token') : { kind: 'same-site', href: pathOf(url) }
  }
  if (!allowedHosts.includes(url.hostname)) return refused('host')
  return { kind: 'foreign-allowed', href: url.href }
}

/** Reduces leading slashes to one: a path that starts with two would be read as another site. */
function pathOf({ href, origin }: URL): string {
  return href.slice(origin.length).replace(/^\/+/, '/')
}

function hasControlCharacters(raw: string): boolean {
  return [...raw].some((character) => character < ' ' || character === '\u007f')
}

function refused(reason: AddressRefusal): CheckedAddress {
  return { kind: 'refused', reason }
}
