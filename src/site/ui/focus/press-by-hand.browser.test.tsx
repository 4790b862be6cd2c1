import { Suspense, use, useEffect, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { earlyPressScript, replayEarlyPress } from './early-press'

const stopped: (() => void)[] = []
afterEach(() => {
  stopped.splice(0).forEach((stop) => stop())
  document.body.innerHTML = ''
  window.earlyPress = null
  delete window.earlyClick
})

/** Runs the inline script of documents until the end of the test, since browser tests share one page. */
function listenEarly(): void {
  const listen: typeof window.addEventListener = (...arguments_: Parameters<typeof window.addEventListener>) => {
    window.addEventListener(...arguments_)
    stopped.push(() => window.removeEventListener(...arguments_))
  }
  const script = document.createElement('script')
  script.textContent = `window.listenEarly = (addEventListener, onkeydown) => {${earlyPressScript}}`
  document.head.append(script)
  ;(window as unknown as { listenEarly: (listen: typeof window.addEventListener) => void }).listenEarly(listen)
  script.remove()
}

/** A prerendered page whose button stands in a part that waits for `arrive`, and replays what was pressed. */
function hydrateWaiting(onClick: (event: MouseEvent) => void) {
  const root = document.createElement('div')
  root.innerHTML = '<!--$--><button type="button">Play</button><i></i><!--/$-->'
  document.body.append(root)
  const pressed = root.querySelector('button') as HTMLButtonElement
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  const Rest = ({ waits }: { waits: boolean }) => {
    if (waits) use(arrived)
    useEffect(replayEarlyPress, [])
    return <i />
  }
  const hydrate = (waits: boolean) =>
    hydrateRoot(
      root,
      <Suspense>
        {/* The inline script marks the button before it is hydrated. */}
        <button type="button" onClick={onClick} suppressHydrationWarning>
          Play
        </button>
        <Rest waits={waits} />
      </Suspense>,
    )
  return { pressed, hydrate, arrive }
}

const isMarked = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))

it('a press by hand is kept while React is still hydrating the part, and done once when it is there', async () => {
  listenEarly()
  const act = vi.fn()
  const { pressed, hydrate, arrive } = hydrateWaiting(act)
  hydrate(true)
  await vi.waitFor(() => expect(isMarked(pressed)).toBe(true))
  await userEvent.click(pressed)
  expect(act).not.toHaveBeenCalled()
  expect(pressed.dataset).toHaveProperty('pressed')

  arrive()
  await vi.waitFor(() => expect(act).toHaveBeenCalledTimes(1))
  expect(pressed.dataset).not.toHaveProperty('pressed')
  replayEarlyPress()
  expect(act).toHaveBeenCalledTimes(1)
})

it.each<[string, (event: MouseEvent) => void]>([
  ['a press by hand is done once', () => {}],
  ['a press by hand is done once where its handler stops it', (event) => event.stopPropagation()],
])('%s when React hydrates the part for it', async (_, handle) => {
  listenEarly()
  const act = vi.fn(handle)
  const { pressed, hydrate } = hydrateWaiting(act)
  // The root is hydrated and its part is not, until the press.
  flushSync(() => hydrate(false))
  expect(isMarked(pressed)).toBe(false)
  // What comes before a click by hand would hydrate it already, so this one is made to look like one by hand.
  const remember = (event: MouseEvent) => Object.assign(window, { earlyPress: pressed, earlyClick: event })
  window.addEventListener('click', remember as never, { capture: true, once: true })
  pressed.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(act).toHaveBeenCalledTimes(1)
  await userEvent.click(pressed)
  expect(act).toHaveBeenCalledTimes(2)
  replayEarlyPress()
  expect(act).toHaveBeenCalledTimes(2)
  expect(window.earlyPress).toBeNull()
})

it('a press by hand is dropped where it was prevented, as a slider prevents the click that ends a drag', async () => {
  listenEarly()
  const act = vi.fn()
  const root = document.createElement('div')
  document.body.append(root)
  flushSync(() =>
    createRoot(root).render(
      <section>
        <button type="button" onClick={act}>
          Play
        </button>
      </section>,
    ),
  )
  const prevent = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  root.querySelector('section')?.addEventListener('click', prevent, { capture: true, once: true })
  await userEvent.click(root.querySelector('button') as HTMLButtonElement)
  replayEarlyPress()
  expect(act).not.toHaveBeenCalled()
  expect(window.earlyPress).toBeNull()
})
