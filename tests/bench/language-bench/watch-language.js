/** When the document's language changed, and when the frame after it was drawn, on the page's own clock. */
const changes = new Map()
new MutationObserver(() => {
  const tag = document.documentElement.lang
  if (changes.has(tag)) return
  changes.set(tag, 0)
  requestAnimationFrame(() => setTimeout(() => changes.set(tag, performance.now())))
}).observe(document, { subtree: true, attributes: true, attributeFilter: ['lang'] })

window.shownIn = async (tag) => {
  while (!changes.get(tag)) await new Promise(requestAnimationFrame)
  const texts = performance.getEntriesByType('resource').filter(({ name }) => /texts|locale/.test(name))
  return (
    changes.get(tag) - Math.max(...texts.map(({ responseEnd }) => responseEnd).filter((end) => end < changes.get(tag)))
  )
}
