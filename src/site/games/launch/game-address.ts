import type { LaunchGame } from '@/contract/generated/gateway-types'
import { checkAddress } from '@/site/lib/address'
import { randomCdn } from '@/site/merchant/random-cdn'

interface GameAddressRules {
  /** Hosts that games may be loaded from. */
  readonly gameHosts: readonly string[]
  /** This site's origin. */
  readonly origin: string
  /** CDN origins, one of which replaces the address's own (2 §7). */
  readonly cdns: readonly string[]
  /** At least 0 and below 1. */
  readonly chance: number
}

/**
 * The address of a game's frame: the first of the three fields that the answer may use (2 §7), on a host that the
 * merchant allows games from, and of another origin than this site. Undefined when there is none.
 */
export function gameAddress(answer: Partial<LaunchGame['response']>, rules: GameAddressRules): string | undefined {
  const { gameHosts: allowedHosts, origin, cdns, chance } = rules
  const { content, game_url: second, game_url2: third } = answer
  const given = [content, second, third].find((address) => typeof address === 'string' && address.trim() !== '')
  if (given === undefined) return undefined
  const check = (address: string) => checkAddress(address, { allowedHosts, origin })
  const checked = check(given)
  if (checked.kind !== 'foreign-allowed') return undefined
  const address = new URL(checked.href)
  // A page loaded over https may not embed http content.
  const schemes = origin.startsWith('https:') ? ['https:'] : ['https:', 'http:']
  if (!schemes.includes(address.protocol)) return undefined
  const cdn = randomCdn(cdns, check, chance)
  return cdn === undefined ? address.href : cdn + address.pathname + address.search + address.hash
}
