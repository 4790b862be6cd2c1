import { useEffect, useState } from 'react'
import { keepPlace, keptPlace, placeEntry } from '@/site/merchant/pages/kept-places'
import { useLocation } from '@/site/merchant/pages/navigation'

/** Has a lobby hold as many pages of games for who comes back as it did before; the place on it is the page's matter. */
export function useLobbyPages(question: string | undefined) {
  const entry = placeEntry(useLocation())
  const [start] = useState(() => keptPlace(entry).pages ?? 1)
  const [first, setFirst] = useState<string>()
  const [pages, setPages] = useState(start)
  // What is looked for is known once it is known of which vendor.
  if (first === undefined && question !== undefined) setFirst(question)

  useEffect(() => keepPlace(entry, { pages }), [entry, pages])

  return {
    startPages: question === (first ?? question) ? start : 1,
    /** Tells how many pages of games there are. */
    keep: (count: number) => {
      if (pages !== count) setPages(count)
    },
  }
}
