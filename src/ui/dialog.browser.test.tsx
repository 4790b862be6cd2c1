import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LanguageProvider } from '@/i18n/language'
import { Dialog } from './dialog'

const settings = {
  brand: 'Brand',
  languages: { EN: { locale: 'en', label: 'English' } },
  order: ['EN'],
  defaultLanguage: 'EN',
  texts: { 'dialog.close': 'Close' },
  locales: {},
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
