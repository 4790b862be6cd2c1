import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { expectGuest, expectSignedIn, field, header, newAccount } from './player'
import { goTo } from './visit'

test('a player registers and signs out by keyboard alone', async ({ page, derby }) => {
  const account = newAccount()
  await goTo(page, `${derby.address}/register`)
  const form = page.getByRole('main')
  await expect(field(form, 'Username')).toBeVisible()
  await tabTo(page, field(form, 'Username'))
  await page.keyboard.type(account.username)
  await tabTo(page, field(form, 'Password'))
  await page.keyboard.type(account.password)
  await page.keyboard.press('Enter')

  const success = page.getByRole('dialog', { name: 'Registered successfully' })
  await expect(success).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(success).toBeHidden()
  await expectSignedIn(page)

  await tabTo(page, header(page).getByRole('button', { name: 'Account menu' }))
  await page.keyboard.press('Enter')
  await tabTo(page, header(page).getByRole('button', { name: 'Sign out' }))
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Notice' })
  await tabTo(page, question.getByRole('button', { name: 'Sign out' }))
  await page.keyboard.press('Enter')
  await expectGuest(page)
})

test('a dialog gives the focus back to what opened it', async ({ page, derby }) => {
  await goTo(page, derby.address)
  const login = header(page).getByRole('button', { name: 'Login' })
  await tabTo(page, login)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(field(dialog, 'Username')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(login).toBeFocused()
})

test('the first stop of the keyboard leads past the header', async ({ page, derby }) => {
  await goTo(page, derby.address)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

/** Presses Tab until the control has the focus; more stops than a page has mean that it cannot be reached. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  for (let stop = 0; stop < 160; stop++) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(control).toBeFocused()
}
