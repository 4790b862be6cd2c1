import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { LaneStack } from './lane-parts'

it('without a lane there is nothing that the page keeps a gap around', async () => {
  const { container, rerender } = await render(
    <div>
      <LaneStack />
    </div>,
  )
  const place = container.firstElementChild as HTMLElement
  expect(getComputedStyle(place).display).toBe('none')
  await rerender(
    <div>
      <LaneStack>
        <p>Hot games</p>
      </LaneStack>
    </div>,
  )
  expect(getComputedStyle(place).display).toBe('block')
})
