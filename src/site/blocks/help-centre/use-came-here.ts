import { useEffect, useRef, type RefObject } from 'react'

/**
 * The place to which an address that names a topic or a question leads: it comes into view with the focus on its
 * heading. Who chose it here is there already.
 */
export function useCameHere(topic: string | undefined, question: string): RefObject<HTMLDivElement | null> {
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
