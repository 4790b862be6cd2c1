import type { CheckedAddress } from '@/site/lib/address'

const reported = new Set<string>()

/**
 * The origin of a random CDN (1 §9), among those that are whole addresses on hosts this site may load from. `chance` is
 * at least 0 and below 1. Undefined when there is none.
 */
export function randomCdn(
  cdns: readonly string[],
  check: (address: string) => CheckedAddress,
  chance: number,
): string | undefined {
  const origins = cdns.flatMap((written) => {
    const cdn = written.trim()
    const isWhole = /^https?:\/\//i.test(cdn) && check(cdn).kind === 'foreign-allowed'
    if (!isWhole) report(cdn)
    return isWhole ? [new URL(cdn).origin] : []
  })
  return origins[Math.floor(chance * origins.length)]
}

function report(cdn: string): void {
  if (reported.has(cdn)) return
  reported.add(cdn)
  console.warn(`CDN refused: ${cdn}`)
}
