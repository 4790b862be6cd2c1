import { useEffect, useRef } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { styled } from 'styled-components'
import { scrollEdges, watchScrollEdges } from './scroll-edges'

const Box = styled.div`
  ${scrollEdges}
  overflow-x: auto;
  --color-text: #000;
`

function Wide({ width, dir }: { width: number; dir?: 'rtl' }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => (box.current === null ? undefined : watchScrollEdges([box.current])), [])
  return (
    <Box ref={box} dir={dir} data-testid="box" style={{ inlineSize: 200 }}>
      <div style={{ inlineSize: width }}>words</div>
    </Box>
  )
}

const box = () => page.getByTestId('box')
const shade = () => getComputedStyle(box().element()).boxShadow

it('a box that is wider than there is room says at which edge more lies, and where it ends', async () => {
  await render(<Wide width={500} />)
  await expect.element(box()).toHaveAttribute('data-beyond', 'end')
  expect(shade()).toContain('-20px 0px')
  box().element().scrollLeft = 100
  await expect.element(box()).toHaveAttribute('data-beyond', 'start end')
  box().element().scrollLeft = 300
  await expect.element(box()).toHaveAttribute('data-beyond', 'start')
})

it('from right to left it begins at its other edge, too', async () => {
  await render(<Wide width={500} dir="rtl" />)
  await expect.element(box()).toHaveAttribute('data-beyond', 'end')
  box().element().scrollLeft = -300
  await expect.element(box()).toHaveAttribute('data-beyond', 'start')
  // The shade lies inside the right edge, which is the start there.
  expect(shade()).toMatch(/-20px 0px/)
})

it('a box with room enough says nothing, until its content grows', async () => {
  const { rerender } = await render(<Wide width={100} />)
  await expect.element(box()).toHaveAttribute('data-beyond', '')
  expect(shade()).not.toMatch(/20px/)
  await rerender(<Wide width={300} />)
  await expect.element(box()).toHaveAttribute('data-beyond', 'end')
})
