import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Choices } from './choices'

const names = ['today', 'yesterday', 'seven days', 'thirty days', 'a range of my own']
const strip = (selected: string, dir: 'ltr' | 'rtl') => (
  <div dir={dir} style={{ inlineSize: 220 }}>
    <Choices
      label="Days"
      choices={names.map((name) => ({ name, label: name }))}
      selected={selected}
      onSelect={() => {}}
    />
  </div>
)

it.each(['ltr', 'rtl'] as const)('shows whole what is chosen, where a phone has no room for all (%s)', async (dir) => {
  await page.viewport(360, 640)
  const { rerender } = await render(strip('thirty days', dir))
  const isWhole = (name: string) => {
    const edge = page.getByRole('group', { name: 'Days' }).element().getBoundingClientRect()
    const own = page.getByRole('button', { name }).element().getBoundingClientRect()
    return own.left >= edge.left && own.right <= edge.right
  }
  expect(isWhole('thirty days')).toBe(true)
  await rerender(strip('today', dir))
  expect(isWhole('today')).toBe(true)
})

it('brings what is chosen clear of the end where its row fades out', async () => {
  await page.viewport(360, 640)
  const { rerender } = await render(strip('today', 'ltr'))
  // Minus one pixel, by which a position may be rounded.
  const fade = 40 - 1
  for (const name of ['yesterday', 'seven days', 'thirty days', 'seven days', 'yesterday']) {
    await rerender(strip(name, 'ltr'))
    const edge = page.getByRole('group', { name: 'Days' }).element().getBoundingClientRect()
    const own = page.getByRole('button', { name }).element().getBoundingClientRect()
    expect([name, own.left >= edge.left + fade, own.right <= edge.right - fade]).toEqual([name, true, true])
  }
})
