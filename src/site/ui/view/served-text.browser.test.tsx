import { Suspense, use, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { servedTextScript } from './served-text'

const served =
  '<main><h1>Home</h1><!--$--><section><h2>Games</h2><p>Play <!-- -->3<!-- --> of <b>them</b></p>' +
  '<button type="button">Start</button></section><!--/$--></main>'

/** Texts below an element that are not translated yet. */
function textsOf(element: Node): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode() !== null) texts.push(walker.currentNode as Text)
  return texts.filter(({ data }) => data.trim() !== '' && !data.startsWith('«'))
}

const inWords = (text: string) => `«${text.trim()}»`

/** TypeScript has no name for the element without calling it deprecated. */
const newFont = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font')

function fonts(): [outer: HTMLElement, inner: HTMLElement] {
  const [outer, inner] = [newFont(), newFont()]
  for (const font of [outer, inner]) font.setAttribute('style', 'vertical-align: inherit;')
  outer.append(inner)
  return [outer, inner]
}

/** What programs do to a text that they translate. */
const translators: Readonly<Record<string, (text: Text) => void>> = {
  'puts its own text in two fonts in its place': (text) => {
    const [outer, inner] = fonts()
    inner.append(inWords(text.data))
    text.replaceWith(outer)
  },
  'puts the fonts before it, and takes it away': (text) => {
    const [outer, inner] = fonts()
    text.before(outer)
    inner.append(inWords(text.data))
    text.remove()
  },
  'moves it into two fonts': (text) => {
    const [outer, inner] = fonts()
    text.before(outer)
    inner.append(text)
    text.data = inWords(text.data)
  },
  'writes into it': (text) => {
    text.data = inWords(text.data)
  },
  'writes another one': (text) => text.replaceWith(inWords(text.data)),
}

const press = vi.fn()
let arrived: Promise<void>
let arrive: () => void
let root: HTMLElement
let app: Root
let errors: unknown[]

function Part() {
  use(arrived)
  const [count, setCount] = useState(3)
  return (
    <section>
      <h2>Games</h2>
      <p>
        Play {count} of <b>them</b>
      </p>
      <button
        type="button"
        onClick={() => {
          press()
          setCount(4)
        }}
      >
        Start
      </button>
    </section>
  )
}

function serve({ withScript = true } = {}): void {
  arrived = new Promise((resolve) => (arrive = resolve))
  errors = []
  press.mockClear()
  root = document.createElement('div')
  root.id = 'root'
  root.innerHTML = served
  document.body.append(root)
  const script = document.createElement('script')
  script.textContent = withScript ? servedTextScript : ''
  root.after(script)
}

function hydrate(): void {
  window.asServed?.()
  app = hydrateRoot(
    root,
    <main>
      <h1>Home</h1>
      <Suspense>
        <Part />
      </Suspense>
    </main>,
    { onRecoverableError: (error) => errors.push(error) },
  )
}

const isAlive = (selector: string) =>
  Object.keys(root.querySelector(selector) ?? {}).some((key) => key.startsWith('__reactProps$'))

const wake = async () => {
  arrive()
  await expect.poll(() => isAlive('section')).toBe(true)
}

afterEach(() => {
  app.unmount()
  document.body.replaceChildren()
  delete window.asServed
})

describe.each(Object.entries(translators))('a translator that %s', (_, translate) => {
  it('before the page is hydrated is no error, and its translation stays', async () => {
    serve()
    textsOf(root).forEach(translate)
    hydrate()
    await wake()
    await expect.poll(() => root.textContent).toBe('«Home»«Games»«Play»«3»«of»«them»«Start»')
    expect(errors).toEqual([])
    root.querySelector('button')?.click()
    expect(press).toHaveBeenCalledTimes(1)
    expect(window.asServed?.()).toBe(true)
  })

  it('while a part is not hydrated yet is no error, and its translation comes with the part', async () => {
    serve()
    hydrate()
    await expect.poll(() => isAlive('h1')).toBe(true)
    textsOf(root).forEach(translate)
    await Promise.resolve()
    expect(root.querySelector('section')?.textContent).toBe('GamesPlay 3 of themStart')
    await wake()
    await expect.poll(() => root.textContent).toBe('«Home»«Games»«Play»«3»«of»«them»«Start»')
    expect(errors).toEqual([])
  })

  it('that does so again and again ends', async () => {
    serve()
    const again = new MutationObserver(() => textsOf(root).forEach(translate))
    again.observe(root, { childList: true, characterData: true, subtree: true })
    hydrate()
    textsOf(root).forEach(translate)
    await wake()
    again.disconnect()
    expect(root.textContent).toContain('«Games»')
  })
})

it('a text that has changed since is not put back', async () => {
  serve()
  hydrate()
  await expect.poll(() => isAlive('h1')).toBe(true)
  const count = root.querySelector('p')
  textsOf(root).forEach((text) => translators['puts its own text in two fonts in its place']?.(text))
  await wake()
  root.querySelector('button')?.click()
  await expect.poll(() => root.querySelector('h2')?.textContent).toBe('«Games»')
  expect(count?.textContent).toBe('Play 4 of «them»')
  expect(errors).toEqual([])
})

it('what the page writes itself stays', async () => {
  serve()
  hydrate()
  await wake()
  root.querySelector('button')?.click()
  await expect.poll(() => root.querySelector('p')?.textContent).toBe('Play 4 of them')
  expect(window.asServed?.()).toBe(false)
})

it('without the script a translation is an error of hydration', async () => {
  serve({ withScript: false })
  textsOf(root).forEach((text) => translators['puts its own text in two fonts in its place']?.(text))
  hydrate()
  await wake()
  expect(errors).not.toEqual([])
})
