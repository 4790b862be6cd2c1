/* global window, document, performance, requestAnimationFrame, HTMLInputElement, Event */
// Runs in a page, before its own scripts: how long it takes from a key or a press until something is seen.

const names = () =>
  [...document.querySelectorAll('ul[aria-label="Slots"] > li')].map((item) => item.querySelector('button')?.textContent)

/** Milliseconds, once `isThere`, to the frame that shows it. */
const until = (isThere, start) =>
  new Promise((resolve) => {
    const look = () =>
      isThere() ? requestAnimationFrame(() => resolve(performance.now() - start)) : requestAnimationFrame(look)
    look()
  })

/** Types a word into the search field: the time until other games are there, whose names have it. */
window.searchFor = (word) => {
  const field = document.querySelector('input[type=search]')
  const before = names().join()
  const start = performance.now()
  // As React hears it.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, word)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return until(() => names().join() !== before && names()[0]?.toLowerCase().includes(word), start)
}

/** Presses the first game: the time until its frame is there, without what the server took to give its address. */
window.launchFirst = async () => {
  const start = performance.now()
  document.querySelector('main li [data-open]')?.click()
  const whole = await until(() => document.querySelector('iframe') !== null, start)
  const calls = performance.getEntriesByType('resource').filter(({ name }) => name.includes('launchGame'))
  return whole - calls.reduce((sum, { duration }) => sum + duration, 0)
}
