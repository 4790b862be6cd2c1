import { useEffect, useRef, type MouseEvent } from 'react'
import { registerOverlay } from '@/site/ui/modals/page-overlays'
import { opensElsewhere } from '@/site/ui/opens-elsewhere'
import { idIn } from './id-in'

/**
 * Follows links to a place of the same text in a dialog, such as a footnote. An entry of the browser's own for it would
 * know nothing of the dialog, so that Back closed that; as a step over the page, Back returns to the link.
 */
export function useFollowInside(): (event: MouseEvent<HTMLElement>) => void {
  const steps = useRef<(() => void)[]>([])
  useEffect(() => {
    const { current } = steps
    return () => current.splice(0).forEach((forget) => forget())
  }, [])
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[href^="#"]') : null
    if (link?.closest('dialog') == null || opensElsewhere(event)) return
    const id = idIn(link.getAttribute('href') ?? '')
    const place = event.currentTarget.querySelector<HTMLElement>(`[id="${CSS.escape(id)}"]`)
    if (place === null) return
    event.preventDefault()
    show(place)
    // The way back that the text has itself ends the step.
    if ('back' in link.dataset) return steps.current.pop()?.()
    const forget = registerOverlay(() => {
      steps.current = steps.current.filter((each) => each !== forget)
      forget()
      show(link)
    })
    steps.current.push(forget)
  }
}

function show(place: HTMLElement): void {
  if (place.tabIndex < 0) place.tabIndex = -1
  place.focus({ preventScroll: true })
  place.scrollIntoView({ block: 'nearest' })
}
