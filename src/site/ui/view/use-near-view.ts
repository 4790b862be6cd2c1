import { useEffect, useState, type RefCallback } from 'react'

/** Screens above and below the window from which on something is near it. */
const screens = 1

/** Whether an element has come near the window, and where to say which one it is. What came near once stays so. */
export function useNearView(): readonly [RefCallback<Element>, boolean] {
  const [element, setElement] = useState<Element | null>(null)
  const [isNear, setNear] = useState(false)

  useEffect(() => {
    if (element === null || isNear) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting === true) setNear(true)
      },
      { root: document, rootMargin: `${screens * 100}% 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, isNear])

  return [setElement, isNear]
}
