/* global window, document, performance, requestAnimationFrame, HTMLInputElement, Event */
// Runs in a page before its own scripts: measures the time from a keystroke or a press to the visible result.

const names = () =>
  [...document.querySelectorAll('ul[aria-label="Slots"] > li')].map((item) => item.querySelector('button')?.textContent)

/** Milliseconds to the frame after `isThere` holds. */
const until = (isThere, start) =>
  new Promise((resolve) => {
    const look = () =>
      isThere() ? requestAnimationFrame(() => resolve(performance.now() - start)) : requestAnimationFrame(look)
    look()
  })

// Pictures would fill the buffer, and later entries would be dropped.
performance.setResourceTimingBufferSize(10_000)

/** The calls with a name that began after a time. */
const callsOf = (name, since) =>
  performance.getEntriesByType('resource').filter((call) => call.name.includes(name) && call.startTime >= since)

/**
 * Types a word into the search field, and waits until other games whose names contain it are shown. In milliseconds:
 * `own` is from the keystroke to the call, without the debounce, and from the answer to the frame; `whole` is
 * everything.
 */
window.searchFor = async (word, pause) => {
  const field = document.querySelector('input[type=search]')
  const before = names().join()
  const start = performance.now()
  // Set in a way that React notices.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, word)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  const whole = await until(() => names().join() !== before && names()[0]?.toLowerCase().includes(word), start)
  const call = callsOf('gameList', start).at(-1)
  return { whole, own: whole - pause - (call?.duration ?? 0) }
}

/** Presses the button for more games, if there is one, and returns the number of elements. */
window.readOn = () => {
  const buttons = [...document.querySelectorAll('main button')]
  buttons.find((button) => button.textContent === 'Show more')?.click()
  return document.getElementsByTagName('*').length
}

/** Presses the first game: the time until its frame is shown, without the server's time to return the game's URL. */
window.launchFirst = async () => {
  const start = performance.now()
  document.querySelector('main li [data-open]')?.click()
  const whole = await until(() => document.querySelector('iframe') !== null, start)
  return whole - callsOf('launchGame', start).reduce((sum, { duration }) => sum + duration, 0)
}
