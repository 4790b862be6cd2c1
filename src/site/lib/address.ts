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

/** Placeholder for this site's origin where it is unknown. The name can never be registered (RFC 2606). */
const unknownOrigin = 'https://this-site.invalid'

/** What comes around an address when it is copied or written by a program: blanks, invisible signs, quotes, brackets. */
const around = /^[\s\p{Cf}"'<“]+|[\s\p{Cf}"'>”]+$/gu
/** An address that names its scheme, a path, or a page by its name; `https:/x` would be read as a path. */
const whole = /^(?!https?:(?!\/\/|\\\\)|(?:null|undefined)$)([a-z][a-z\d+.-]*:|[/\\]|[\p{L}\d_.-]*(\/(?!\/)|[?#]|$))/iu
/** A host without its scheme. */
const host = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+([/?#]|$)/u

/**
 * The only check of addresses from config or server. Allows http, https, mailto and tel, on this site or on an allowed
 * host, with what comes around an address when it is copied, and hosts without a scheme (www.example.com/a). It checks
 * the parsed URL, since that is what a browser follows: `//evil.example`, `\\evil.example` and `https:evil.example` are
 * all other sites. What is neither an address nor the path of a page is refused, because it would be read as a path of
 * this site.
 */
export function checkAddress(written: string, { allowedHosts, origin }: AddressRules): CheckedAddress {
  const bare = written.replace(around, '')
  // The parser drops tabs and line breaks, so `java
  // script:` would read as a scheme.
  if (/\p{Cc}/u.test(bare)) return refused('control-characters')
  const raw = host.test(bare) ? `https://${bare}` : bare
  const base = origin === '' ? unknownOrigin : origin
  const url = whole.test(raw) && URL.canParse(raw, base) ? new URL(raw, base) : undefined
  if (url === undefined) return refused('unreadable')
  if (/^(mailto|tel):/.test(url.href)) return { kind: 'foreign-allowed', href: url.href }
  if (!/^https?:/.test(url.href)) return refused('scheme')
  if (url.username !== '' || url.password !== '') return refused('credentials')
  if (url.origin === new URL(base).origin) {
    // Such a link would sign whoever follows it in to somebody else's account.
    return /(^|&)token=/i.test(String(url.searchParams)) ? refused('token') : { kind: 'same-site', href: pathOf(url) }
  }
  if (!allowedHosts.includes(url.hostname)) return refused('host')
  return { kind: 'foreign-allowed', href: url.href }
}

/** Reduces leading slashes to one: a path that starts with two would be read as another site. */
function pathOf({ href, origin }: URL): string {
  return href.slice(origin.length).replace(/^\/+/, '/')
}

function refused(reason: AddressRefusal): CheckedAddress {
  return { kind: 'refused', reason }
}
