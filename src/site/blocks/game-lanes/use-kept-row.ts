import { useLayoutEffect, useState, type RefObject } from 'react'
import { placeEntry, storedSnapshot, storeSnapshot } from '@/site/merchant/pages/page-snapshots'
import { useLocation } from '@/site/merchant/pages/navigation'

/**
 * A row that stands where it was swiped to when its page is returned to. The returned function stores where it is.
 *
 * @param name The row's name on its page.
 */
export function useKeptRow(row: RefObject<HTMLElement | null>, name: string): () => void {
  const entry = placeEntry(useLocation())
  // Once: an address that changes around it, as that of a panel that is opened, leaves the row where it is.
  const [left] = useState(() => storedSnapshot(entry).rows?.[name])

  useLayoutEffect(() => {
    if (left !== undefined) row.current?.scrollTo({ left, behavior: 'instant' })
  }, [row, left])

  return () => {
    const x = Math.round(row.current?.scrollLeft ?? 0)
    storeSnapshot(entry, { rows: { ...storedSnapshot(entry).rows, [name]: x } })
  }
}
