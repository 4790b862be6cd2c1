import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Frame, Stage, Theatre } from './stage-frame'

afterEach(() => page.viewport(1280, 800))

/** The room for a game in a window, below a bar of 48 pixels. */
async function roomIn(width: number, height: number, isTheatre = false) {
  await page.viewport(width, height)
  await render(
    <Theatre data-whole={isTheatre || undefined}>
      <div style={{ blockSize: 48 }} />
      <Stage>
        <Frame title="Koi" srcDoc="" />
      </Stage>
    </Theatre>,
  )
  const { width: wide, height: high } = document.querySelector('iframe')!.getBoundingClientRect()
  return [wide, high]
}

it.each([
  ['a phone', 360, 740],
  ['a phone on its side', 740, 360],
  ['a large one on its side', 844, 390],
])('is all of the screen of %s', async (_, width, height) => {
  expect(await roomIn(width, height)).toEqual([width, height - 48])
})

it('is all of a window as a theatre, else as high as there is room below the header and the bar', async () => {
  const [, high = 0] = await roomIn(1440, 900)
  expect(high).toBeLessThanOrEqual(900 - 12 * 16)
  document.body.replaceChildren()
  expect(await roomIn(1440, 900, true)).toEqual([1440, 900 - 48])
})

it('leaves nothing to the keyboard that it covers, and what stands over it alone', async () => {
  const shown = (isTheatre: boolean) => (
    <>
      <header>
        <button>Menu</button>
      </header>
      <Theatre data-whole={isTheatre || undefined}>
        <button>Back</button>
      </Theatre>
      <aside>
        <button>Limits</button>
      </aside>
      <dialog open>
        <header>
          <button>Close</button>
        </header>
      </dialog>
    </>
  )
  const reached = () =>
    page
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent)
  await page.viewport(360, 740)
  const { rerender } = await render(shown(false))
  expect(reached()).toEqual(['Back', 'Close'])
  await page.viewport(1440, 900)
  expect(reached()).toEqual(['Menu', 'Back', 'Limits', 'Close'])
  await rerender(shown(true))
  expect(reached()).toEqual(['Back', 'Close'])
})
