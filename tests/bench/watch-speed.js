/* global window, PerformanceObserver */
// Runs in a page before its own scripts: records the browser's performance entries.
const tasks = []
const seen = {
  fcp: 0,
  lcp: 0,
  cls: 0,
  moved: [],
  // Total blocking time, counted from the first paint: before that there is nothing to press.
  get blocked() {
    return tasks.reduce((sum, [start, end]) => sum + Math.max(0, end - Math.max(start, seen.fcp) - 50), 0)
  },
}
seen.longestSince = (from) =>
  Math.max(0, ...tasks.filter(([start]) => start >= from).map(([start, end]) => end - start))
Object.assign(window, { seen })

const observe = (type, take) =>
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })

observe('paint', (entry) => {
  if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime
})
observe('largest-contentful-paint', (entry) => {
  seen.lcp = entry.startTime
})
observe('layout-shift', (entry) => {
  if (entry.hadRecentInput) return
  seen.cls += entry.value
  seen.moved.push(...entry.sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 20)}`))
})
observe('longtask', ({ startTime, duration }) => tasks.push([startTime, startTime + duration]))
