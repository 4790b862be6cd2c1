import { useEffect, useRef } from 'react'
import { usePageQuery } from '@/site/merchant/pages/page-query'

/** What the address says of the help that is shown. */
type Changes = Partial<Record<'q' | 'topic' | 'question', string | undefined>>

/**
 * The address, and how to say other things in it. A question may be opened while what was typed is on its way into
 * the address: what was said and does not stand there yet is said again, or the later one would take it away.
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
