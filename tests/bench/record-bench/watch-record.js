/* global window, document, performance, requestAnimationFrame, MutationObserver */
// Runs in a page before its own scripts: measures the time from a press until other lines, or another panel, are shown.

/**
 * Milliseconds to the frame after `isThere` holds. Uses a MutationObserver, because looking at each frame would itself
 * cause frames.
 */
const until = (isThere, start) =>
  new Promise((resolve) => {
    const looking = new MutationObserver(() => {
      if (!isThere()) return
      looking.disconnect()
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)))
    })
    looking.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  })

/** The time that the page waited for the server since a given time. Concurrent calls count once. */
const waitedSince = (since) => {
  let [waited, end] = [0, since]
  const calls = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/wps/'))
  for (const { startTime, responseEnd } of calls.toSorted((a, b) => a.startTime - b.startTime)) {
    if (startTime < since || responseEnd <= end) continue
    waited += responseEnd - Math.max(startTime, end)
    end = responseEnd
  }
  return waited
}

const table = () => document.querySelector('[role=region] [role=table]')
const lines = () => [...(table()?.querySelectorAll('tbody tr td') ?? [])].map((cell) => cell.textContent).join()

/** Turns to the next page: milliseconds to the frame that shows its lines, without waiting for the server. */
window.turnPage = async () => {
  const before = lines()
  const start = performance.now()
  ;[...document.querySelectorAll('[role=region] nav button')].at(-1).click()
  const whole = await until(() => lines() !== before && table()?.getAttribute('aria-busy') === 'false', start)
  return whole - waitedSince(start)
}

/** Presses an entry of the centre's menu: milliseconds to the frame that shows its panel. */
window.openPanel = async (name) => {
  const entries = [...document.querySelectorAll('dialog nav li > a')]
  const start = performance.now()
  entries.find((entry) => entry.textContent.trim() === name).click()
  const region = () => document.querySelector('dialog [role=region]')
  return until(() => region()?.getAttribute('aria-label') === name && region().querySelector('button') !== null, start)
}
