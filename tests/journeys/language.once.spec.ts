import type { Page } from '@playwright/test'
import { goSignedIn, registerByCall } from './by-call'
import { expect, test } from './fixtures'
import { brandAddress } from './journey-server'
import { field, header, openLogin, openSideMenu, sendLogin, submitRegistration } from './player'
import { goTo, reload } from './visit'

test('another language keeps what was typed, and messages follow it', async ({ page }) => {
  await goTo(page, `${brandAddress('menu-beside-form')}/register`)
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
  await goTo(page, aurora.address)
  await chooseVietnamese(page)
  await goTo(page, `${aurora.address}/help`)
  await expect(header(page).getByRole('button', { name: 'Đăng nhập' })).toBeVisible()
})

test('the texts of a chosen language are on their way before the scripts', async ({ page, aurora }) => {
  await goTo(page, aurora.address)
  await chooseVietnamese(page)
  const texts = page.waitForRequest(/texts-VI-\w+-shared\.json$/)
  await page.route('**/assets/*.js', (route) => texts.then(() => route.continue()))
  await reload(page)
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
  await goTo(elsewhere, derby.address)
  await sendLogin(await openLogin(elsewhere), account)
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'vi-VN')
  await expect(elsewhere.getByRole('dialog', { name: /^Chào/ })).toBeVisible()
  await elsewhere.keyboard.press('Escape')
  await reload(elsewhere)
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'vi-VN')
  await elsewhere.close()
})

test('home asks for the shared texts and the brand’s own, and what comes later for its part’s', async ({
  page,
  aurora,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const [, part] = /\/assets\/texts-(\w+-[0-9a-f]+-[\w.-]+)\.json$|\/brand\/(?:EN|VI|TY)\./.exec(request.url()) ?? []
    if (part !== undefined) asked.push(part.replace(/-[0-9a-f]{8}-/, ' '))
  })
  const shared = page.waitForResponse(/texts-EN-[0-9a-f]+-shared\.json$/)
  await goTo(page, aurora.address)
  await shared
  await expect.poll(() => asked).toEqual(['EN shared'])
  // The lanes of games load when they are about to become visible.
  const scrolled = async () => {
    await page.mouse.wheel(0, 300)
    return asked
  }
  await expect.poll(scrolled).toEqual(['EN shared', 'EN all-lanes'])
  await openLogin(page)
  await expect.poll(() => asked).toEqual(['EN shared', 'EN all-lanes', 'EN login'])

  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await chooseVietnamese(page)
  expect(asked.slice(3).sort()).toEqual(['VI all-lanes', 'VI login', 'VI shared'])
})

async function chooseVietnamese(page: Page): Promise<void> {
  await openSideMenu(page)
  const choice = page.getByRole('button', { name: 'Tiếng Việt' })
  await choice.click()
  await expect(choice).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
}
