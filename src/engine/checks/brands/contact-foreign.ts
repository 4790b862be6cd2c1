import { child, quote, valueAt, type JsonValue } from '@/contract/json/json-value'
import type { FileFinding } from '@/engine/finding/check'
import { memoiseByText } from '@/engine/memo/memoise-by-text'

/** Shorter codes and names are too often ordinary words. */
const shortest = 4

/** Words of addresses that tell nobody's brand, even where a brand is called so. */
const ordinary =
  /^(chat|live|help|support|contact|service|services|care|mail|info|team|join|channel|message|online|play|game|games|club|home|site|page|official)$/

/** What people put behind a name where the name alone is taken. */
const behind = '(?:support|help|care|cs|cskh|hotro|official|contact|info|team|vip|vn|ph|asia|online|\\d+)*'

export interface ContactedBrand {
  readonly code: string
  readonly site: JsonValue | undefined
}

/**
 * Returns a function that finds a contact of a brand that leads to another brand: to one of its hosts, or to an address
 * with its code or name in it and not the brand's own. Reported by the check brand-foreign.
 */
export function foreignContacts(brands: readonly ContactedBrand[]): (brand: ContactedBrand) => FileFinding[] {
  const known = brands.map((brand) => ({ ...brand, names: namesOf(brand), hosts: hostsOf(brand) }))
  // Once an address, because a thousand brands may have their template's.
  const ledTo = memoiseByText((address) => {
    const host = hostIn(address)
    const said = plain(address)
    return {
      byHost: known.filter(({ hosts }) => hosts.includes(host)),
      byName: known.filter(({ names }) => names.some((name) => isIn(name, said))),
    }
  })
  return ({ code, site }) => {
    const path = ['contact', 'address']
    const address = valueAt(site, path)
    if (typeof address !== 'string' || address.startsWith('tel:')) return []
    const { byHost, byName } = ledTo(address)
    const isOwn = [...byHost, ...byName].some((each) => each.code === code)
    const other = (isOwn ? byHost : [...byHost, ...byName]).find((each) => each.code !== code)
    if (other === undefined) return []
    const name = child(other.site, 'name')
    const message = `it leads to another brand, ${typeof name === 'string' ? name : other.code}`
    return [
      { file: 'site', path, spot: 'value', message, expected: 'the contact of this brand', received: quote(address) },
    ]
  }
}

/** The words of a code and of a name, where these are not too ordinary. */
function namesOf({ code, site }: ContactedBrand): string[][] {
  const name = child(site, 'name')
  return [code, typeof name === 'string' ? name : ''].flatMap((each) => {
    const words = plain(each).match(/[\p{L}\p{N}]+/gu) ?? []
    const isTelling = words.join('').length >= shortest && !words.every((word) => ordinary.test(word))
    return isTelling ? [words] : []
  })
}

/** Whether a name stands in an address, whatever parts its words. */
function isIn(words: readonly string[], said: string): boolean {
  // An expression takes longer to make than to run, and a thousand brands have two names each.
  if (!words.every((word) => said.includes(word))) return false
  return new RegExp(`(?<![\\p{L}\\p{N}])${words.join('[-_. +]*')}${behind}(?![\\p{L}\\p{N}])`, 'u').test(said)
}

/** In lower case, and without accents, which addresses have not. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd')
}

/** Names of the machine itself are every brand's in development. */
function hostsOf({ site }: ContactedBrand): unknown[] {
  const hosts = child(site, 'hosts')
  return Array.isArray(hosts) ? hosts.filter((host) => host !== 'localhost' && host !== '127.0.0.1') : []
}

function hostIn(address: string): string {
  return (/^(?:https?:\/\/|mailto:[^@]*@)([^/?#:]+)/i.exec(address)?.[1] ?? '').toLowerCase()
}
