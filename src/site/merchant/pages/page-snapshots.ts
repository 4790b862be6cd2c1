import { tabItems } from '@/site/lib/browser-items'

/** Scroll positions and list pages of a page, stored by history entry. */
export interface PageSnapshot {
  /** Vertical scroll position in pixels. */
  readonly y?: number
  /** Height of the whole page in pixels when it was scrolled there. */
  readonly height?: number
  /** How far its rows were swiped, in pixels (`scrollLeft`), by their names. */
  readonly rows?: Readonly<Record<string, number>>
  /** Number of loaded pages of its list. */
  readonly pages?: number
}

const storageName = 'places'

/** Maximum number of history entries stored; the browser itself keeps no more. */
const most = 50

let places: Map<string, PageSnapshot> | undefined

const known = (): Map<string, PageSnapshot> => (places ??= new Map(stored()))

interface Entry {
  readonly key: string
  readonly pathname: string
  readonly search: string
}

/**
 * The key of a history entry. Entries that the browser itself made all have the router's key "default", so their
 * address is used.
 */
export function placeEntry({ key, pathname, search }: Entry): string {
  return key === 'default' ? pathname + search : key
}

/** The stored place of a history entry, if it was shown in this tab before, also before a reload. */
export function storedSnapshot(entry: string): PageSnapshot {
  return known().get(entry) ?? {}
}

export function storeSnapshot(entry: string, place: PageSnapshot): void {
  const kept = { ...storedSnapshot(entry), ...place }
  known().delete(entry)
  known().set(entry, kept)
}

/** Stores the places in session storage, so that they survive a reload. */
export function persistSnapshots(): void {
  tabItems.set(storageName, JSON.stringify([...known()].slice(-most)))
}

/** If the stored value is not valid, pages start at the top. */
function stored(): [string, PageSnapshot][] {
  try {
    const kept: unknown = JSON.parse(tabItems.get(storageName) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isKept) : []
  } catch {
    return []
  }
}

function isKept(entry: unknown): entry is [string, PageSnapshot] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false
  const { y = 0, pages = 1 } = (entry[1] ?? {}) as PageSnapshot
  return Number.isFinite(y) && Number.isInteger(pages) && pages > 0 && pages < 1000
}
