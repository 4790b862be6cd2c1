import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Menu } from './menu'

function Example() {
  return (
    <>
      <Menu label="My account" button="D">
        {(close) => (
          <>
            <a href="#help">Help</a>
            <button type="button" onClick={close}>
              Sign out
            </button>
          </>
        )}
      </Menu>
      <button type="button">Elsewhere</button>
    </>
  )
}

const button = page.getByRole('button', { name: 'My account' })
const help = page.getByRole('link', { name: 'Help' })
const signOut = page.getByRole('button', { name: 'Sign out' })

afterEach(() => void vi.useRealTimers())

it('opens and is walked by the arrow keys, round its ends', async () => {
  await render(<Example />)
  await button.click()
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(help).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(signOut).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(help).toHaveFocus()
})

it('closes on Escape and gives the focus back', async () => {
  await render(<Example />)
  await button.click()
  await userEvent.keyboard('{End}{Escape}')
  await expect.element(help).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

it('gives the focus back when something in it was chosen', async () => {
  await render(<Example />)
  await button.click()
  await userEvent.keyboard('{End}{Enter}')
  await expect.element(signOut).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

/** The focus has moved past the menu, and the timers are faked. */
async function leave() {
  await render(<Example />)
  await button.click()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await userEvent.keyboard('{End}{Tab}')
  await expect.element(page.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
}

it('closes 200 ms after the focus has left it', async () => {
  await leave()
  vi.advanceTimersByTime(199)
  await expect.element(help).toBeVisible()
  vi.advanceTimersByTime(1)
  await expect.element(help).not.toBeInTheDocument()
})

it('stays open when the focus comes back within that time', async () => {
  await leave()
  vi.advanceTimersByTime(199)
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(signOut).toHaveFocus()
  vi.advanceTimersByTime(1000)
  await expect.element(help).toBeVisible()
})

it('closes at once when something else is pressed', async () => {
  await render(<Example />)
  await button.click()
  await page.getByRole('button', { name: 'Elsewhere' }).click()
  await expect.element(help).not.toBeInTheDocument()
})

it.each(['ltr', 'rtl'])(
  'keeps its list on the page where the text is large and the button is not at the edge: %s',
  async (dir) => {
    await page.viewport(360, 300)
    document.documentElement.style.fontSize = '200%'
    const { container } = await render(
      <div dir={dir} style={{ paddingInlineEnd: 90, display: 'flex', justifyContent: 'end' }}>
        <style>{'* { box-sizing: border-box }'}</style>
        <Menu label="My account" button="D">
          {() => (
            <a href="#help" style={{ paddingBlock: 200 }}>
              Help
            </a>
          )}
        </Menu>
      </div>,
    )
    await button.click()
    const list = container.querySelector('[aria-expanded=true] + *')?.getBoundingClientRect()
    document.documentElement.style.fontSize = ''
    expect(list?.bottom).toBeLessThanOrEqual(300)
    expect(list?.left).toBeGreaterThanOrEqual(0)
    expect(list?.right).toBeLessThanOrEqual(360)
  },
)
