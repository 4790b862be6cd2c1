import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { WindowedGrid } from './windowed-grid'

interface Item {
  readonly name: string
}

const items = Array.from({ length: 10_000 }, (_, index): Item => ({ name: `Game ${index}` }))
const draw = ({ name }: Item) => (
  <>
    <button>{name}</button>
    <button>Star of {name}</button>
  </>
)
const keyOf = ({ name }: Item) => name
const heightOf = () => 90

const open = () =>
  render(
    <div style={{ '--columns': 3, columnGap: 10 } as object}>
      <style>{'ul { column-gap: 10px }'}</style>
      <WindowedGrid
        label="Games"
        items={items}
        total={undefined}
        keyOf={keyOf}
        heightOf={heightOf}
        wideEvery={0}
        draw={draw}
      />
    </div>,
  )

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
  // The next stop of Tab is the next one that is drawn.
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

it('draws the row that Tab leads to, with both of its controls', async () => {
  await open()
  ;(page.getByRole('button', { name: 'Game 2', exact: true }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Tab}')
  expect(focused()).toBe('Star of Game 2')
  await userEvent.keyboard('{Tab}{Tab}')
  expect(focused()).toBe('Star of Game 3')
})
