import type { SandboxVendor } from '@/sandbox/sandbox-merchant'

const ownNames: Readonly<Record<string, string>> = { MAIN: 'main', POINTS: 'points' }

/** The ledger's kind of a wallet that the calls name MAIN, POINTS or by a vendor's code. */
export const walletKind = (wallet: string): string => ownNames[wallet] ?? `vendor:${wallet}`

export const walletOf = (kind: string): string =>
  kind === 'main' || kind === 'points' ? kind.toUpperCase() : kind.slice('vendor:'.length)

/** Whether a vendor accepts whole units only, as board games do. */
export const takesWholeUnits = ({ categories }: SandboxVendor): boolean => categories.every((each) => each === 'PVP')
