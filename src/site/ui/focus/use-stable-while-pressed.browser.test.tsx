import { useRef } from 'react'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useStableWhilePressed } from './use-stable-while-pressed'

function Offer({ name }: { name: string }) {
  const frame = useRef<HTMLElement>(null)
  const shown = useStableWhilePressed(frame, name, name)
  return (
    <section ref={frame} aria-label="Offer">
      {shown}
    </section>
  )
}

const offer = page.getByRole('region', { name: 'Offer' })

it('exchanges a value that nobody presses at once', async () => {
  const { rerender } = await render(<Offer name="first" />)
  await rerender(<Offer name="second" />)
  await expect.element(offer).toHaveTextContent('second')
})

it.each(['pointerup', 'pointercancel'])('waits for the end of a press: %s', async (end) => {
  const { rerender } = await render(<Offer name="first" />)
  // Simulates a pressed element, which the browser matches as `:active`.
  vi.spyOn(offer.element(), 'matches').mockImplementation((selector) => selector === ':active')
  await rerender(<Offer name="second" />)
  await expect.element(offer).toHaveTextContent('first')
  dispatchEvent(new Event(end))
  await expect.element(offer).toHaveTextContent('second')
})
