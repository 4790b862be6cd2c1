import type { Page } from '@playwright/test'
import { goSignedIn, registerByCall } from './by-call'
import { expect, test } from './fixtures'
import { brandAddress } from './journey-server'
import { field, header, openLogin, openSideMenu, sendLogin, submitRegistration } from './player'

test('another language keeps what was typed, and messages follow it', async ({ page }) => {
  await page.goto(`${brandAddress('menu-beside-form')}/register`)
  const form = page.getByRole('main')
  await field(form, 'Email').fill('not-an-address')
  await submitRegistration(form)
  await expect(form.getByText('Username not empty')).toBeVisible()

  await chooseVietnamese(page)
  await expect(form.getByText('Tên đăng nhập không được để trống')).toBeVisible()
  await expect(form.getByText('Username not empty')).toBeHidden()
  await expect(field(form, 'Email')).toHaveValue('not-an-address')
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi-VN')
})

test('the chosen language is still there at the next visit', async ({ page, aurora }) => {
  await page.goto(aurora.address)
  await chooseVietnamese(page)
  await page.goto(`${aurora.address}/help`)
  await expect(header(page).getByRole('button', { name: 'Đăng nhập' })).toBeVisible()
})

test('the language of an account comes along to a browser in which none was chosen', async ({
  page,
  derby,
  browser,
}) => {
  const account = await registerByCall(derby)
  await goSignedIn(page, derby, account)
  await chooseVietnamese(page)

  const elsewhere = await browser.newPage()
  await elsewhere.goto(derby.address)
  await sendLogin(await openLogin(elsewhere), account)
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'vi-VN')
  await elsewhere.keyboard.press('Escape')
  await elsewhere.reload()
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'vi-VN')
  await elsewhere.close()
})

async function chooseVietnamese(page: Page): Promise<void> {
  await openSideMenu(page)
  const choice = page.getByRole('button', { name: 'Tiếng Việt' })
  await choice.click()
  await expect(choice).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
}
