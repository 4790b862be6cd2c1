import { useEffect, useRef } from 'react'
import { usePageQuery } from '@/site/merchant/pages/page-query'

/** URL parameters of the help centre. */
type Changes = Partial<Record<'q' | 'topic' | 'question', string | undefined>>

/**
 * The URL parameters, and a function that changes them. A question may be opened while a typed search is still being
 * written to the URL, so pending changes are merged and sent again: otherwise the later change would overwrite the
 * earlier one.
 */
export function useHelpAddress() {
  const [query, change] = usePageQuery()
  const waiting = useRef<Changes>({})
  const latest = useRef(change)
  useEffect(() => {
    waiting.current = {}
    latest.current = change
  }, [query, change])
  const say = (changes: Changes) => {
    waiting.current = { ...waiting.current, ...changes }
    latest.current(waiting.current)
  }
  return [query, say] as const
}
