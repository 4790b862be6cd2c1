import { useEffect, useState, type RefCallback } from 'react'

/**
 * What counts as near: all that is above, which decides at what height the rest stands (whoever returns to a place far
 * down has not scrolled past it), and one screen below.
 */
const rootMargin = '1000000px 0px 100%'

/** Whether an element has come near the viewport, with the ref to attach to it. Once near, it stays so. */
export function useNearView(): readonly [RefCallback<Element>, boolean] {
  const [element, setElement] = useState<Element | null>(null)
  const [isNear, setNear] = useState(false)

  useEffect(() => {
    if (element === null || isNear) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting === true) setNear(true)
      },
      { root: document, rootMargin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, isNear])

  return [setElement, isNear]
}
