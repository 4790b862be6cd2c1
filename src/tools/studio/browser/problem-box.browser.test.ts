import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { makeProblemBox, type ProblemBox } from './problem-box'

const warning = { severity: 'warning', text: 'a text is missing' } as const
const error = { severity: 'error', text: 'no key "naem"' } as const

const list = page.getByLabelText('Problems')

/** What has the focus, within the shadow tree too. */
const focused = () => document.activeElement?.shadowRoot?.activeElement?.textContent

afterEach(() => document.body.replaceChildren())

function made(): ProblemBox {
  const box = makeProblemBox({ onHide: () => box.close() })
  return box
}

it('is opened by its mark and left by keyboard, and the focus is never lost', async () => {
  made().show([warning])
  await userEvent.tab()
  await expect.poll(focused).toBe('1 warning')
  await userEvent.keyboard('{Enter}')
  await expect.poll(focused).toBe('Hide')
  await userEvent.keyboard('{Enter}')
  await expect.element(list).not.toBeVisible()
  await expect.poll(focused).toBe('1 warning')
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{Escape}')
  await expect.element(list).not.toBeVisible()
  await expect.poll(focused).toBe('1 warning')
})

it('takes no focus from the page when the page itself is edited', async () => {
  const box = made()
  const field = document.createElement('input')
  document.body.append(field)
  box.show([error])
  box.open()
  field.focus()
  box.close()
  expect(document.activeElement).toBe(field)
  await expect.element(list).not.toBeVisible()
})

it('shows errors before warnings', async () => {
  const box = made()
  box.show([warning, error])
  box.open()
  await vi.waitFor(() => expect(list.element().textContent).toMatch(/Hideno key "naem".*a text is missing/))
})
