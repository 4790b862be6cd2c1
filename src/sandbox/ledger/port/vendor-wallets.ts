import type { SandboxVendor } from '@/sandbox/sandbox-merchant'

const ownNames: Readonly<Record<string, string>> = { MAIN: 'main', POINTS: 'points' }

/** The wallet that the calls name MAIN, POINTS or by a vendor's code, as the ledger names it. */
export const walletKind = (wallet: string): string => ownNames[wallet] ?? `vendor:${wallet}`

export const walletOf = (kind: string): string =>
  kind === 'main' || kind === 'points' ? kind.toUpperCase() : kind.slice('vendor:'.length)

/** Board games are played with whole units of the currency. */
export const takesWholeUnits = ({ categories }: SandboxVendor): boolean => categories.every((each) => each === 'PVP')
