import { useEffect } from 'react'

/**
 * Gives the page room at its end, and keeps what is focused above the banner (WCAG 2.2, 2.4.11), so that it covers
 * nothing for good. Browsers keep to the room when a key moves the focus, but not when a finger or a script does, nor
 * when the banner comes over a field that somebody is in already. What is pressed stays where it is until the click has
 * come, which would be lost otherwise.
 */
export function useRoomAtEnd(banner: HTMLElement | null): void {
  useEffect(() => {
    if (banner === null) return
    const { style } = document.documentElement
    const measure = () => {
      const room = `${banner.offsetHeight + 12}px`
      style.setProperty('--consent-room', room)
      style.scrollPaddingBlockEnd = `calc(${room} + var(--bottom-bar-size, 0px))`
      document.body.style.paddingBlockEnd = room
      uncover()
    }
    let isPressed = false
    const uncover = () => {
      if (!isPressed) uncoverFocus(banner)
    }
    const handlePress = () => (isPressed = true)
    const handleRelease = () =>
      setTimeout(() => {
        isPressed = false
        uncover()
      })
    const pressing = new AbortController()
    addEventListener('pointerdown', handlePress, { capture: true, signal: pressing.signal })
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, handleRelease, { signal: pressing.signal })
    const observer = new ResizeObserver(measure)
    observer.observe(banner)
    addEventListener('focusin', uncover)
    return () => {
      observer.disconnect()
      removeEventListener('focusin', uncover)
      pressing.abort()
      style.removeProperty('--consent-room')
      style.scrollPaddingBlockEnd = ''
      document.body.style.paddingBlockEnd = ''
    }
  }, [banner])
}

/** What is in a dialog lies over the banner. */
function uncoverFocus(banner: HTMLElement): void {
  const focused = document.activeElement
  // The page itself takes the focus of a press on nothing.
  if (
    focused === null ||
    focused === document.body ||
    focused.matches('main') ||
    focused.closest('dialog, [popover]') !== null
  )
    return
  if (banner.contains(focused)) return
  const [{ top, bottom }, edges] = [focused.getBoundingClientRect(), banner.getBoundingClientRect()]
  if (top < edges.bottom && bottom > edges.top) focused.scrollIntoView({ block: 'nearest' })
}
