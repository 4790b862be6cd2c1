import { useEffect, useState } from 'react'
import { storeSnapshot, storedSnapshot, placeEntry } from '@/site/merchant/pages/page-snapshots'
import { useLocation } from '@/site/merchant/pages/navigation'

/**
 * Restores the number of pages that a lobby had loaded when the player returns to it. The page itself restores the
 * scroll position.
 */
export function useLobbyPages(question: string | undefined) {
  const entry = placeEntry(useLocation())
  const [start] = useState(() => storedSnapshot(entry).pages ?? 1)
  const [first, setFirst] = useState<string>()
  const [pages, setPages] = useState(start)
  // The first question is known only when the vendor is known.
  if (first === undefined && question !== undefined) setFirst(question)

  useEffect(() => storeSnapshot(entry, { pages }), [entry, pages])

  return {
    startPages: question === (first ?? question) ? start : 1,
    /** Stores the number of pages that are loaded. */
    keep: (count: number) => {
      if (pages !== count) setPages(count)
    },
  }
}
