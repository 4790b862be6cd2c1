import { useEffect, useState, type RefObject } from 'react'

/** Whether at least half of an element is visible: on the screen, in a visible tab. */
export function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [isOnScreen, setOnScreen] = useState(true)
  const [isTabShown, setTabShown] = useState(true)

  useEffect(() => {
    if (element.current === null) return
    const observer = new IntersectionObserver((entries) => setOnScreen(entries.at(-1)?.isIntersecting ?? true), {
      threshold: 0.5,
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])

  useEffect(() => {
    const handleChange = () => setTabShown(!document.hidden)
    document.addEventListener('visibilitychange', handleChange)
    return () => document.removeEventListener('visibilitychange', handleChange)
  }, [])

  return isOnScreen && isTabShown
}
