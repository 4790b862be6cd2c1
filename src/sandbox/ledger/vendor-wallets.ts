import type { SandboxVendor } from '@/sandbox/sandbox-merchant'

/** The wallet that the calls name MAIN or by a vendor's code, as the ledger names it. */
export const walletKind = (wallet: string): string => (wallet === 'MAIN' ? 'main' : `vendor:${wallet}`)

export const walletOf = (kind: string): string => (kind === 'main' ? 'MAIN' : kind.slice('vendor:'.length))

/** Board games are played with whole units of the currency. */
export const takesWholeUnits = ({ categories }: SandboxVendor): boolean => categories.every((each) => each === 'PVP')
