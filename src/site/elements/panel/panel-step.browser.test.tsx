import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PanelStep } from './panel-step'

/** A panel of half a phone's height, with a form that is taller. */
const panel = (name: string) => (
  <div data-testid="panel" style={{ blockSize: 300, overflow: 'auto' }}>
    <PanelStep name={name}>
      <h3>{name}</h3>
      <p style={{ blockSize: 900 }} />
      <button>Send</button>
    </PanelStep>
  </div>
)

it('begins what comes next at its top, with the focus, however far down what was pressed stood', async () => {
  const { rerender } = await render(panel('form'))
  const place = page.getByTestId('panel').element()
  const send = page.getByRole('button', { name: 'Send' }).element() as HTMLElement
  send.focus()
  place.scrollTop = 700
  expect(place.scrollTop).toBe(700)

  // Rendering the same step again keeps the scroll position.
  await rerender(panel('form'))
  expect(place.scrollTop).toBe(700)
  expect(document.activeElement).toBe(send)

  await rerender(panel('request'))
  expect(place.scrollTop).toBe(0)
  expect(document.activeElement).toBe(page.getByRole('heading', { name: 'request' }).element())
})
