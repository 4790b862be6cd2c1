/* global window, document, performance, requestAnimationFrame, MutationObserver */
// Runs in a page, before its own scripts: how long it takes from a press until other lines, or another panel, are seen.

/** Milliseconds, once `isThere`, to the frame that shows it. Looks when something changed: a look a frame would ask for the frames. */
const until = (isThere, start) =>
  new Promise((resolve) => {
    const looking = new MutationObserver(() => {
      if (!isThere()) return
      looking.disconnect()
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)))
    })
    looking.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  })

/** How long the page waited for the server since a moment. Calls that go together wait once. */
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

/** Presses the next page: milliseconds to the frame in which its lines are there, without the wait for the server. */
window.turnPage = async () => {
  const before = lines()
  const start = performance.now()
  ;[...document.querySelectorAll('[role=region] nav button')].at(-1).click()
  const whole = await until(() => lines() !== before && table()?.getAttribute('aria-busy') === 'false', start)
  return whole - waitedSince(start)
}

/** Presses an entry of the centre's menu: milliseconds to the frame in which its panel is there. */
window.openPanel = async (name) => {
  const entries = [...document.querySelectorAll('dialog nav li > a')]
  const start = performance.now()
  entries.find((entry) => entry.textContent.trim() === name).click()
  const region = () => document.querySelector('dialog [role=region]')
  return until(() => region()?.getAttribute('aria-label') === name && region().querySelector('button') !== null, start)
}
