import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LanguageProvider } from '@/site/i18n/language'
import { Dialog } from './dialog'

const settings = {
  brand: 'Brand',
  languages: { EN: { locale: 'en', label: 'English' } },
  order: ['EN'],
  defaultLanguage: 'EN',
  texts: { 'dialog.close': 'Close', 'dialog.move': 'Move with the arrow keys' },
  locales: {},
  languageBases: {},
}

function Example({ closesOutside = false }: { closesOutside?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <LanguageProvider settings={settings}>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <Dialog title="Terms" closesOutside={closesOutside} onClose={() => setOpen(false)}>
          <input aria-label="Name" />
        </Dialog>
      )}
    </LanguageProvider>
  )
}

const dialog = page.getByRole('dialog', { name: 'Terms' })
const opener = page.getByRole('button', { name: 'Open' })

const pressBehind = () =>
  dialog.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientX: 1, clientY: 1 }))

it('opens with the focus on what it is about, and gives it back on Escape', async () => {
  await render(<Example />)
  await opener.click()
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

it('closes by its close control', async () => {
  await render(<Example />)
  await opener.click()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

it('stays when what lies behind is pressed, unless it says otherwise', async () => {
  const { rerender } = await render(<Example />)
  await opener.click()
  pressBehind()
  await expect.element(dialog).toBeVisible()
  await rerender(<Example closesOutside />)
  pressBehind()
  await expect.element(dialog).not.toBeInTheDocument()
})

it('fades within 100 ms (2 §9)', async () => {
  await render(<Example />)
  await opener.click()
  const { transitionProperty, transitionDuration } = getComputedStyle(dialog.element())
  expect([transitionProperty, transitionDuration]).toEqual(['opacity', '0.1s'])
})

const place = () => {
  const { left, top } = dialog.element().getBoundingClientRect()
  return { left: Math.round(left), top: Math.round(top) }
}

it('is moved by its title, and never beyond the window', async () => {
  await page.viewport(1000, 700)
  await render(<Example />)
  await opener.click()
  ;(dialog.element() as HTMLElement).style.inlineSize = '400px'
  const title = page.getByRole('heading', { name: 'Terms' }).element()
  const pointer = (type: string, clientX: number, clientY: number) =>
    title.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 1, clientX, clientY }))
  vi.spyOn(title, 'setPointerCapture').mockReturnValue()
  const before = place()
  pointer('pointerdown', 500, 300)
  pointer('pointermove', 560, 280)
  expect(place()).toEqual({ left: before.left + 60, top: before.top - 20 })
  pointer('pointermove', -4000, -4000)
  expect(place()).toEqual({ left: 0, top: 0 })
  pointer('pointermove', 4000, 4000)
  const { right, bottom } = dialog.element().getBoundingClientRect()
  expect([Math.round(right), Math.round(bottom)]).toEqual([innerWidth, innerHeight])
  pointer('pointermove', -4000, -4000)
  pointer('pointerup', -4000, -4000)
  pointer('pointermove', 500, 300)
  expect(place().top).toBe(0)
})

it('is moved by the arrow keys', async () => {
  await page.viewport(1000, 700)
  await render(<Example />)
  await opener.click()
  ;(dialog.element() as HTMLElement).style.inlineSize = '400px'
  const before = place()
  ;(page.getByRole('button', { name: 'Move with the arrow keys' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}')
  expect(place()).toEqual({ left: before.left + 48, top: before.top - 24 })
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})

it('stands on another, which stays when the upper one is closed', async () => {
  const [lower, upper] = [vi.fn(), vi.fn()]
  await render(
    <LanguageProvider settings={settings}>
      <Dialog title="Below" onClose={lower}>
        <input aria-label="Name" />
      </Dialog>
      <Dialog title="Above" onClose={upper}>
        <input aria-label="Code" />
      </Dialog>
    </LanguageProvider>,
  )
  await expect.element(page.getByRole('textbox', { name: 'Code' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect([upper.mock.calls.length, lower.mock.calls.length]).toEqual([1, 0])
})

it('stands on the one that it is drawn in, also where both are drawn at once', async () => {
  const [lower, upper] = [vi.fn(), vi.fn()]
  await render(
    <LanguageProvider settings={settings}>
      <Dialog title="Below" width="wide" onClose={lower}>
        <input aria-label="Name" />
        <Dialog title="Above" onClose={upper}>
          <button type="button">Press</button>
        </Dialog>
      </Dialog>
    </LanguageProvider>,
  )
  await page.getByRole('button', { name: 'Press' }).click()
  await userEvent.keyboard('{Escape}')
  expect([upper.mock.calls.length, lower.mock.calls.length]).toEqual([1, 0])
})
