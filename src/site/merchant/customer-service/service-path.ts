import type { ServicePath } from '@/site/gateway/content/customer-service'

export type Service = 'VIP' | 'LIVECHAT'

/** Players above this rank have VIP service (1 §6, §9). */
const highestPlainRank = 4

/** The type whose path is an encrypted link, to be opened in a popup (1 §7). */
export const encryptedType = 3

/** The service for a rank; a visitor has none. */
export function serviceFor(rankLevel = 0): Service {
  return rankLevel > highestPlainRank ? 'VIP' : 'LIVECHAT'
}

/**
 * The path of a service: the entry for the place if there is one, else the encrypted one, else any; live chat where
 * there is no VIP service.
 */
export function servicePath(
  paths: readonly ServicePath[],
  service: Service,
  position?: string,
): ServicePath | undefined {
  const ofService = paths.filter(({ csType }) => csType === service)
  const found =
    ofService.find(({ csPosition }) => csPosition === position) ??
    ofService.find(({ type }) => type === encryptedType) ??
    ofService[0]
  return found ?? (service === 'VIP' ? servicePath(paths, 'LIVECHAT', position) : undefined)
}
