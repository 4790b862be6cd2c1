import { deviceItems } from '@/site/lib/browser-items'
import { isJsonObject } from '@/contract/json/json-value'

/** Favourite lotteries of each account on this device, by game code (2 §3). */
const storageName = 'LOTTFAV'

type Kept = Readonly<Record<string, unknown>>

const listeners = new Set<() => void>()

/** The stored value is not trusted: an invalid one means no favourites. */
function read(): Kept {
  try {
    const kept: unknown = JSON.parse(deviceItems.get(storageName) ?? '{}')
    return isJsonObject(kept) ? kept : {}
  } catch {
    return {}
  }
}

function codesOf(kept: Kept, account: string): string[] {
  const codes = Object.hasOwn(kept, account) ? kept[account] : undefined
  return Array.isArray(codes) ? codes.filter((code) => typeof code === 'string') : []
}

export const lotteryFavourites = {
  /** As text, so that an unchanged value compares equal. */
  get: (): string => deviceItems.get(storageName) ?? '',
  of: (account: string): string[] => codesOf(read(), account),
  turn(account: string, code: string): void {
    const kept = read()
    const codes = codesOf(kept, account)
    const next = codes.includes(code) ? codes.filter((each) => each !== code) : [code, ...codes]
    deviceItems.set(storageName, JSON.stringify({ ...kept, [account]: next }))
    listeners.forEach((listener) => listener())
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      removeEventListener('storage', listener)
    }
  },
}
