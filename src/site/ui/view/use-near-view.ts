import { useEffect, useState, type RefCallback } from 'react'

/** How many screens above and below the viewport count as near. */
const screens = 1

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
      { root: document, rootMargin: `${screens * 100}% 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, isNear])

  return [setElement, isNear]
}
