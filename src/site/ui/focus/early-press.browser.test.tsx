import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { Suspense, use } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Tabs } from '@/site/ui/tabs'
import { earlyPressScript, replayEarlyPress } from './early-press'

afterEach(() => {
  document.body.innerHTML = ''
  window.earlyPress = null
})

/** A prerendered page with a button that is pressed before hydration. */
function drawn() {
  const root = document.createElement('div')
  root.innerHTML = '<button type="button">Play</button>'
  document.body.append(root)
  window.earlyPress = root.querySelector('button')
  return root
}

const play = vi.fn()
const button = (
  <button type="button" onClick={play}>
    Play
  </button>
)

it('does what was pressed once its part is alive, and once only', () => {
  const root = drawn()
  replayEarlyPress()
  expect(window.earlyPress).toBe(root.querySelector('button'))

  flushSync(() => hydrateRoot(root, button))
  root.querySelector('button')?.setAttribute('data-pressed', '')
  replayEarlyPress()
  replayEarlyPress()
  expect(play).toHaveBeenCalledTimes(1)
  expect(window.earlyPress).toBeNull()
  expect(root.querySelector('[data-pressed]')).toBeNull()
})

it('keeps what was pressed while its part is drawn and not there yet', async () => {
  const root = document.createElement('div')
  root.innerHTML = '<!--$--><button type="button">Play</button><i></i><!--/$-->'
  document.body.append(root)
  const drawnButton = root.querySelector('button')
  window.earlyPress = drawnButton
  play.mockClear()
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  const Rest = () => {
    use(arrived)
    return <i />
  }
  hydrateRoot(
    root,
    <Suspense>
      {button}
      <Rest />
    </Suspense>,
  )
  await vi.waitFor(() => expect(Object.keys(drawnButton ?? {}).join()).toContain('__reactProps$'))
  replayEarlyPress()
  expect(play).not.toHaveBeenCalled()
  expect(window.earlyPress).toBe(drawnButton)

  arrive()
  await vi.waitFor(() => {
    replayEarlyPress()
    expect(play).toHaveBeenCalledTimes(1)
  })
  expect(window.earlyPress).toBeNull()
})

it('forgets what was pressed where it comes to life switched off', () => {
  const root = drawn()
  root.querySelector('button')?.setAttribute('disabled', '')
  play.mockClear()
  const off = (
    <button type="button" onClick={play} disabled>
      Play
    </button>
  )
  let alive: Root | undefined
  flushSync(() => (alive = hydrateRoot(root, off)))
  replayEarlyPress()
  flushSync(() => alive?.render(button))
  expect(root.querySelector('button')?.disabled).toBe(false)
  replayEarlyPress()
  expect(play).not.toHaveBeenCalled()
  expect(window.earlyPress).toBeNull()
})

it.each([
  ['does it where the part was drawn anew meanwhile', 'Play', 1],
  ['does it where the page came in another language', 'Chơi', 1],
  ['leaves it where another button stands in that place', 'Chơi', 0],
])('%s', (_, name, times) => {
  const root = document.createElement('div')
  root.innerHTML = '<header class="bar"><button class="a">Menu</button><button class="b">Play</button></header>'
  document.body.append(root)
  window.earlyPress = root.querySelector<HTMLElement>('.b')
  play.mockClear()
  flushSync(() =>
    createRoot(root).render(
      <header className="bar">
        <button type="button" className="a">
          Danh mục
        </button>
        <button type="button" className={times === 1 ? 'b' : 'c'} onClick={play}>
          {name}
        </button>
      </header>,
    ),
  )
  replayEarlyPress()
  expect(play).toHaveBeenCalledTimes(times)
})

it('does it where the look depends on the words, as that of a tab does', () => {
  const root = document.createElement('div')
  document.body.append(root)
  const select = vi.fn()
  const tabsOf = (...labels: string[]) => (
    <main className="page">
      <Tabs label="Ways" tabs={labels.map((label, at) => ({ name: String(at), label }))} selected="0" onSelect={select}>
        Form
      </Tabs>
    </main>
  )
  const before = document.createElement('div')
  const drawing = createRoot(before)
  flushSync(() => drawing.render(tabsOf('By name', 'By mobile')))
  root.innerHTML = before.innerHTML
  drawing.unmount()
  const pressed = root.querySelectorAll('button')[1]
  window.earlyPress = pressed ?? null

  flushSync(() => createRoot(root).render(tabsOf('Bằng tên đăng nhập', 'Bằng số điện thoại')))
  expect(root.querySelectorAll('button')[1]?.className).not.toBe(pressed?.className)
  replayEarlyPress()
  expect(select).toHaveBeenCalledExactlyOnceWith('1')
})

it('lets the space bar press a link that is has the role of a button, until React does', () => {
  const script = document.createElement('script')
  script.textContent = earlyPressScript
  document.head.append(script)
  const root = document.createElement('div')
  root.innerHTML = '<a href="#said" role="button">Login</a>'
  document.body.append(root)
  const followed = vi.fn((event: Event) => event.preventDefault())
  root.addEventListener('click', followed)
  const space = () => new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true })
  const early = space()
  root.querySelector('a')?.dispatchEvent(early)
  expect(followed).toHaveBeenCalledTimes(1)
  expect(early.defaultPrevented).toBe(true)

  flushSync(() =>
    hydrateRoot(
      root,
      <a href="#said" role="button">
        Login
      </a>,
    ),
  )
  root.querySelector('a')?.dispatchEvent(space())
  expect(followed).toHaveBeenCalledTimes(1)
  script.remove()
})
