import { isIPv6 } from 'node:net'

/**
 * The key under which rate limits count an address. For IPv6 it is the first 64 bits, the prefix that one internet
 * connection gets.
 */
export function addressGroup(address: string): string {
  if (!isIPv6(address)) return address
  const [start = '', end] = address.split('::')
  const groups = start.split(':').filter((group) => group !== '')
  const last = end === undefined ? [] : end.split(':')
  const all = [...groups, ...Array<string>(Math.max(0, 8 - groups.length - last.length)).fill('0'), ...last]
  return `${all
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::`
}
