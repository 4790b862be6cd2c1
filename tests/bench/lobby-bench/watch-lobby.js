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

// Pictures would fill it, and what comes after them would not be kept.
performance.setResourceTimingBufferSize(10_000)

/** The calls of a name that began since a moment. */
const callsOf = (name, since) =>
  performance.getEntriesByType('resource').filter((call) => call.name.includes(name) && call.startTime >= since)

/**
 * Types a word into the search field, and waits until other games are there, whose names have it. In milliseconds:
 * `own` from the key to the call, without the pause in which it waits for a further key, and from the answer to the
 * frame; `whole` with all that lies between.
 */
window.searchFor = async (word, pause) => {
  const field = document.querySelector('input[type=search]')
  const before = names().join()
  const start = performance.now()
  // As React hears it.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, word)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  const whole = await until(() => names().join() !== before && names()[0]?.toLowerCase().includes(word), start)
  const call = callsOf('gameList', start).at(-1)
  return { whole, own: whole - pause - (call?.duration ?? 0) }
}

/** Presses the button for more games, where it stands, and says how many elements there are. */
window.readOn = () => {
  const buttons = [...document.querySelectorAll('main button')]
  buttons.find((button) => button.textContent === 'Show more')?.click()
  return document.getElementsByTagName('*').length
}

/** Presses the first game: the time until its frame is there, without what the server took to give its address. */
window.launchFirst = async () => {
  const start = performance.now()
  document.querySelector('main li [data-open]')?.click()
  const whole = await until(() => document.querySelector('iframe') !== null, start)
  return whole - callsOf('launchGame', start).reduce((sum, { duration }) => sum + duration, 0)
}
