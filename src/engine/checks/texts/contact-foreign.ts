import { child, quote, valueAt, type JsonValue } from '@/contract/json/json-value'
import type { FileFinding } from '@/engine/finding/check'

/** Shorter codes and names are too often ordinary words. */
const shortest = 4

export interface ContactedBrand {
  readonly code: string
  readonly site: JsonValue | undefined
}

/**
 * Returns a function that finds a contact of a brand that leads to another brand: to one of its hosts, or to an address
 * with its code or name in it and not the brand's own. Reported by the check brand-foreign.
 */
export function foreignContacts(brands: readonly ContactedBrand[]): (brand: ContactedBrand) => FileFinding[] {
  const known = brands.map((brand) => ({ ...brand, words: wordsFor(brand), hosts: hostsOf(brand) }))
  return ({ code, site }) => {
    const path = ['contact', 'address']
    const address = valueAt(site, path)
    if (typeof address !== 'string' || address.startsWith('tel:')) return []
    const host = hostIn(address)
    const held = new Set(partsOf(address.toLowerCase()))
    const own = known.find((each) => each.code === code)
    const isOwn =
      own !== undefined && (own.words.flatMap(partsOf).some((word) => held.has(word)) || own.hosts.includes(host))
    const other = known.find(
      (each) => each !== own && (each.hosts.includes(host) || (!isOwn && each.words.some((word) => held.has(word)))),
    )
    if (other === undefined) return []
    const name = child(other.site, 'name')
    const message = `it leads to another brand, ${typeof name === 'string' ? name : other.code}`
    return [
      { file: 'site', path, spot: 'value', message, expected: 'the contact of this brand', received: quote(address) },
    ]
  }
}

function partsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter((part) => part.length >= shortest)
}

function wordsFor({ code, site }: ContactedBrand): string[] {
  const name = child(site, 'name')
  const words = [code, typeof name === 'string' ? name.toLowerCase() : '']
  return words.filter((word) => word.length >= shortest)
}

/** Names of the machine itself are every brand's in development. */
function hostsOf({ site }: ContactedBrand): unknown[] {
  const hosts = child(site, 'hosts')
  return Array.isArray(hosts) ? hosts.filter((host) => host !== 'localhost' && host !== '127.0.0.1') : []
}

function hostIn(address: string): string {
  return (/^(?:https?:\/\/|mailto:[^@]*@)([^/?#:]+)/i.exec(address)?.[1] ?? '').toLowerCase()
}
