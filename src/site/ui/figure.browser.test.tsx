import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Figure, Figures } from './figure'

it('keeps a number on its line beside another one, whose place is then below', async () => {
  await render(
    <div style={{ inlineSize: 280, containerType: 'inline-size' }}>
      <Figures>
        <Figure label="Points received">1,200,000,000,000.55</Figure>
        <Figure label="Points given">0</Figure>
      </Figures>
    </div>,
  )
  const number = page.getByText('1,200,000,000,000.55').element()
  const lines = document.createRange()
  lines.selectNodeContents(number)
  expect(lines.getClientRects()).toHaveLength(1)
  const below = page.getByText('Points given').element().getBoundingClientRect()
  expect(below.top).toBeGreaterThan(number.getBoundingClientRect().top)
})
