/** Where an address leads, or why it is not followed. */
export type CheckedAddress =
  | { readonly kind: 'same-site' | 'foreign-allowed'; readonly href: string }
  | { readonly kind: 'refused'; readonly reason: AddressRefusal }

export type AddressRefusal = 'control-characters' | 'unreadable' | 'scheme' | 'credentials' | 'host' | 'token'

export interface AddressRules {
  /** Other hosts that may be linked to, without port. */
  readonly allowedHosts: readonly string[]
  /** Origin of this site; empty where there is none yet, as while a page is rendered ahead. */
  readonly origin: string
}

const contactSchemes = ['mailto:', 'tel:']
const webSchemes = ['http:', 'https:']

/** Stands for this site where its origin is not known. The name can never be registered (RFC 2606). */
const unknownOrigin = 'https://this-site.invalid'

/**
 * The one check of every address from config or server: http, https, mailto and tel, on this
 * site or on a host of the list. It judges what the URL parser reads, since that is what a
 * browser follows: `//evil.example`, `\\evil.example` and `https:evil.example` are all another site.
 */
export function checkAddress(raw: string, { allowedHosts, origin }: AddressRules): CheckedAddress {
  // The parser drops tabs and line breaks, so `java\nscript:` would read as a scheme.
  if (hasControlCharacters(raw)) return refused('control-characters')
  const base = origin === '' ? unknownOrigin : origin
  const url = URL.canParse(raw, base) ? new URL(raw, base) : undefined
  if (url === undefined) return refused('unreadable')
  if (contactSchemes.includes(url.protocol)) return { kind: 'foreign-allowed', href: url.href }
  if (!webSchemes.includes(url.protocol)) return refused('scheme')
  if (url.username !== '' || url.password !== '') return refused('credentials')
  if (url.origin === new URL(base).origin) {
    // It would sign whoever follows the link in to somebody else's account.
    return url.searchParams.has('token') ? refused('token') : { kind: 'same-site', href: pathOf(url) }
  }
  if (!allowedHosts.includes(url.hostname)) return refused('host')
  return { kind: 'foreign-allowed', href: url.href }
}

/** A path may start with two slashes; standing alone it would read as another site. */
function pathOf({ href, origin }: URL): string {
  return href.slice(origin.length).replace(/^\/+/, '/')
}

function hasControlCharacters(raw: string): boolean {
  return [...raw].some((character) => character < ' ' || character === '\u007f')
}

function refused(reason: AddressRefusal): CheckedAddress {
  return { kind: 'refused', reason }
}
