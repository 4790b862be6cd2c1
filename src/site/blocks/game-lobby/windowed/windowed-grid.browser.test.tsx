import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { WindowedGrid } from './windowed-grid'

interface Item {
  readonly name: string
}

const items = Array.from({ length: 10_000 }, (_, index): Item => ({ name: `Game ${index}` }))
const draw = ({ name }: Item, _: boolean, tabIndex: 0 | -1) => (
  <>
    <button tabIndex={tabIndex}>{name}</button>
    <button tabIndex={tabIndex}>Star of {name}</button>
  </>
)
const heightOf = () => 90

const gridOf = (shown: readonly Item[]) => (
  <div style={{ '--columns': 3, columnGap: 10 } as object}>
    <style>{'ul { column-gap: 10px }'}</style>
    <button>before</button>
    <p id="keys">By arrow keys</p>
    <WindowedGrid
      label="Games"
      items={shown}
      total={undefined}
      heightOf={heightOf}
      wideEvery={0}
      draw={draw}
      describedBy="keys"
    />
    <button>behind</button>
  </div>
)
const open = (shown: readonly Item[] = items) => render(gridOf(shown))

const focused = () => document.activeElement?.textContent
const scrolledTo = async (y: number) => {
  scrollTo({ top: y, behavior: 'instant' })
  dispatchEvent(new Event('scroll'))
  await vi.waitFor(() => expect(document.querySelector(`[data-index="${Math.floor(y / 100) * 3}"]`)).not.toBeNull())
}

it('keeps what has the focus in the document, however far it is scrolled away, and nothing else of its row', async () => {
  await open()
  ;(page.getByRole('button', { name: 'Star of Game 4', exact: true }).element() as HTMLElement).focus()
  await scrolledTo(200_000)
  expect(focused()).toBe('Star of Game 4')
  expect(document.querySelector('[data-index="3"]')).toBeNull()
  expect(document.querySelectorAll('li').length).toBeLessThan(100)
  // Tab moves to the next control that is rendered.
  await userEvent.keyboard('{Tab}')
  expect(focused()).not.toBe('')
  expect(document.activeElement).not.toBe(document.body)
})

it('is as high as all its rows at once, and says of each item which of how many it is', async () => {
  await open()
  const list = page.getByRole('list', { name: 'Games' }).element()
  await expect.poll(() => list.getBoundingClientRect().height).toBe(Math.ceil(10_000 / 3) * 100 - 10)
  await scrolledTo(100_000)
  const item = document.querySelector('[data-index="3000"]')
  expect([item?.getAttribute('aria-posinset'), item?.getAttribute('aria-setsize')]).toEqual(['3001', '10000'])
})

const press = (...keys: string[]) => userEvent.keyboard(keys.map((key) => `{${key}}`).join(''))
const focus = (name: string) =>
  (page.getByRole('button', { name, exact: true }).element() as HTMLElement).focus({ preventScroll: true })

it('is one item to Tab, with its controls, and arrows lead to the others', async () => {
  scrollTo(0, 0)
  await open()
  focus('Game 0')
  await press('Tab')
  expect(focused()).toBe('Star of Game 0')
  await press('ArrowRight', 'ArrowDown')
  expect(focused()).toBe('Star of Game 4')
  await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}')
  expect(focused()).toBe('before')
  await press('Tab')
  expect(focused()).toBe('Game 4')
  await press('End', 'ArrowUp')
  expect(focused()).toBe('Game 2')
  await press('Home', 'ArrowLeft', 'ArrowUp', 'Tab', 'Tab')
  expect(focused()).toBe('behind')
})

it('leads to items that were not drawn, and shows them', async () => {
  await open()
  focus('Game 1')
  await userEvent.keyboard('{Control>}{End}{/Control}')
  expect(focused()).toBe('Game 9999')
  const { top, bottom } = document.activeElement!.getBoundingClientRect()
  expect(top).toBeGreaterThan(0)
  expect(bottom).toBeLessThan(innerHeight)
  await userEvent.keyboard('{Control>}{Home}{/Control}')
  expect(focused()).toBe('Game 0')
})

it('begins for Tab with what the screen shows, where that is far from what had the focus last', async () => {
  await open()
  focus('Game 1')
  ;(document.activeElement as HTMLElement).blur()
  await scrolledTo(200_000)
  const [stop] = document.querySelectorAll('li [tabindex="0"]')
  const { top, bottom } = stop!.getBoundingClientRect()
  expect(bottom).toBeGreaterThan(0)
  expect(top).toBeLessThan(innerHeight)
})

it('draws what another question found into the places that are there', async () => {
  scrollTo(0, 0)
  const { rerender } = await open()
  const place = document.querySelector('li button')
  await rerender(gridOf(items.slice(500)))
  await expect.element(page.getByRole('button', { name: 'Game 500', exact: true })).toBeVisible()
  expect(document.querySelector('li button')).toBe(place)
})

it('draws the rows of a further page a few at a time', async () => {
  scrollTo(0, 0)
  const { rerender } = await open(items.slice(0, 6))
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const batches: number[] = []
  const observer = new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes])
    batches.push(added.filter((node) => node instanceof HTMLLIElement).length)
  })
  observer.observe(page.getByRole('list', { name: 'Games' }).element(), { childList: true })
  await rerender(gridOf(items))
  const lastRow = Math.floor((innerHeight - 100) / 100)
  await vi.waitFor(() => expect(document.querySelector(`[data-index="${lastRow * 3}"]`)).not.toBeNull())
  observer.disconnect()
  expect(batches.length).toBeGreaterThan(1)
  expect(Math.max(...batches)).toBeLessThanOrEqual(Math.ceil((lastRow + 2) / 4) * 3)
})
