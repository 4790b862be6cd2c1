import { useEffect, useRef, type RefObject } from 'react'

/**
 * Scrolls to the topic or question in the URL and moves the focus to its heading. Does nothing if the focus is already
 * inside, because then the visitor selected it here.
 */
export function useScrollToTopic(topic: string | undefined, question: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const id = question === '' ? topic : question
    const target =
      id === undefined ? null : place.current?.querySelector<HTMLElement>(`[data-help="${CSS.escape(id)}"]`)
    if (!target || place.current?.contains(document.activeElement)) return
    target.focus({ preventScroll: true })
    target.scrollIntoView()
  }, [topic, question])
  return place
}
