import { tabItems } from '@/site/lib/browser-items'

/** Where somebody was on a page, by the entry of the history that shows it. */
export interface KeptPlace {
  /** Pixels that the page was scrolled by. */
  readonly y?: number
  /** Pages of its list that were there. */
  readonly pages?: number
}

const storageName = 'places'

/** Entries of the history whose place is kept; a browser keeps no more of them itself. */
const most = 50

let places: Map<string, KeptPlace> | undefined

const known = (): Map<string, KeptPlace> => (places ??= new Map(stored()))

interface Entry {
  readonly key: string
  readonly pathname: string
  readonly search: string
}

/** The name of an entry of the history. Those that the browser itself made all have the same key. */
export function placeEntry({ key, pathname, search }: Entry): string {
  return key === 'default' ? pathname + search : key
}

/** The place of an entry of the history, where it has been shown before: in this tab, also before a reload. */
export function keptPlace(entry: string): KeptPlace {
  return known().get(entry) ?? {}
}

export function keepPlace(entry: string, place: KeptPlace): void {
  const kept = { ...keptPlace(entry), ...place }
  known().delete(entry)
  known().set(entry, kept)
}

/** Has the places outlive the page, as when it is loaded anew. */
export function storePlaces(): void {
  tabItems.set(storageName, JSON.stringify([...known()].slice(-most)))
}

/** Whoever changed it in the browser begins at the top. */
function stored(): [string, KeptPlace][] {
  try {
    const kept: unknown = JSON.parse(tabItems.get(storageName) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isKept) : []
  } catch {
    return []
  }
}

function isKept(entry: unknown): entry is [string, KeptPlace] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false
  const { y = 0, pages = 1 } = (entry[1] ?? {}) as KeptPlace
  return Number.isFinite(y) && Number.isInteger(pages) && pages > 0 && pages < 1000
}
