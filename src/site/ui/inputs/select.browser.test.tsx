import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Select } from './select'

afterEach(() => document.documentElement.style.removeProperty('font-size'))

it('shows a long choice whole on a phone, with text of twice the size too', async () => {
  await page.viewport(360, 740)
  document.documentElement.style.fontSize = '200%'
  const label = 'Đăng nhập gần nhất trước'
  await render(<Select label="Order" options={[{ value: '', label }]} value="" onSelect={() => {}} />)
  const select = page.getByRole('combobox').element()
  const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select)
  const pen = document.createElement('canvas').getContext('2d')!
  pen.font = font
  // An arrow of 20 px stands at its end.
  const room = select.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd) - 20
  expect(pen.measureText(label).width).toBeLessThanOrEqual(room)
})

const orders = [
  { value: 'new', label: 'Newest first' },
  { value: 'hot', label: 'Popular' },
]

function Order({ initially = 'new' }: { initially?: string }) {
  const [order, setOrder] = useState(initially)
  return (
    <>
      <Select label="Order" options={orders} value={order} onSelect={setOrder} />
      <output>{order}</output>
    </>
  )
}

it('takes what was chosen before the page was hydrated', async () => {
  const drawn = await render(<Order />)
  const html = drawn.container.innerHTML
  await drawn.unmount()
  const place = document.createElement('div')
  place.innerHTML = html
  document.body.append(place)
  place.querySelector('select')!.value = 'hot'
  const root = hydrateRoot(place, <Order />)
  await vi.waitFor(() => expect(place.querySelector('output')?.textContent).toBe('hot'))
  expect(place.querySelector('select')?.value).toBe('hot')
  root.unmount()
  place.remove()
})

it('chooses nothing by itself where what is set is none of the choices', async () => {
  await render(<Order initially="old" />)
  await expect.element(page.getByText('old', { exact: true })).toBeInTheDocument()
})
