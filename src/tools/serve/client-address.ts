import { BlockList, isIP } from 'node:net'

/**
 * Parses the trusted proxies of a setting such as `127.0.0.1, 10.0.0.0/8`. Throws an Error that names an invalid
 * address.
 */
export function readProxies(text: string): BlockList {
  const proxies = new BlockList()
  for (const entry of text.split(',').map((part) => part.trim())) {
    if (entry === '') continue
    const [address = '', bits = isIP(address) === 6 ? '128' : '32'] = entry.split('/')
    const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
    if (!/^\d{1,3}$/.test(bits) || Number(bits) > most)
      throw new Error(`${JSON.stringify(entry)} is no address and no range such as 10.0.0.0/8.`)
    proxies.addSubnet(address, Number(bits), familyOf(address))
  }
  return proxies
}

/**
 * The client's address: the peer of the connection or, if that is a trusted proxy, the address that it forwards.
 * Clients can forge X-Forwarded-For, so it is read from its end, up to the first untrusted address.
 */
export function clientAddress(
  connected: string | undefined,
  forwardedFor: string | null,
  proxies?: BlockList,
): string | undefined {
  let client = plainAddress(connected ?? '')
  const named = (forwardedFor ?? '').split(',').map(plainAddress)
  while (client !== undefined && proxies?.check(client, familyOf(client))) {
    const next = named.pop()
    if (next === undefined) break
    client = next
  }
  return client
}

/** Without port, brackets, and the prefix of IPv4-mapped IPv6 addresses. Undefined when it is not an address. */
function plainAddress(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/^::ffff:(?=[\d.]+$)/i, '')
  return isIP(bare) === 0 ? undefined : bare
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}
