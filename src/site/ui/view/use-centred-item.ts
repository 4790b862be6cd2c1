import { useEffect, useRef, type RefObject } from 'react'

/** Keeps the item of a horizontal row that matches `wanted` centred in its visible part, whenever `current` changes. */
export function useCentredItem<Row extends HTMLElement>(wanted: string, current: unknown): RefObject<Row | null> {
  const ref = useRef<Row>(null)
  useEffect(() => {
    const row = ref.current
    const entry = row?.querySelector(wanted)?.getBoundingClientRect()
    if (!row || !entry) return
    const { left, width } = row.getBoundingClientRect()
    row.scrollBy({ left: entry.left - left - (width - entry.width) / 2, behavior: 'instant' })
  }, [wanted, current])
  return ref
}
