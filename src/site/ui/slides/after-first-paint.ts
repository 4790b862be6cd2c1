/** Safari has no requestIdleCallback; after this delay the page has long been painted. */
const fallbackDelay = 200

/** Runs once the page has loaded and the browser is idle. Returns a function that cancels it. */
export function afterFirstPaint(run: () => void): () => void {
  let callOff = () => {}
  const whenIdle = () => {
    if (typeof requestIdleCallback === 'function') {
      const handle = requestIdleCallback(run, { timeout: 2000 })
      callOff = () => cancelIdleCallback(handle)
    } else {
      const handle = setTimeout(run, fallbackDelay)
      callOff = () => clearTimeout(handle)
    }
  }
  if (document.readyState === 'complete') whenIdle()
  else {
    addEventListener('load', whenIdle, { once: true })
    callOff = () => removeEventListener('load', whenIdle)
  }
  return () => callOff()
}
