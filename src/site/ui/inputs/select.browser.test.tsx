import { afterEach, expect, it } from 'vitest'
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
