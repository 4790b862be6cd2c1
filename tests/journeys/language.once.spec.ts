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

for (const path of ['/register', '/login'])
  test(`the languages are in the header of ${path}, which has no side menu`, async ({ page, aurora, derby, lotus }) => {
    for (const { address } of [aurora, derby, lotus]) {
      await goTo(page, address + path)
      const languages = header(page).getByRole('button', { name: /^(Language|Ngôn ngữ)$/ })
      await languages.click()
      await header(page).getByRole('button', { name: 'Filipino' }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'fil-PH')
      await expect(page.getByRole('button', { name: 'Filipino' })).toBeHidden()
      await expect(header(page).getByRole('button', { name: 'Wika' })).toHaveAttribute('aria-expanded', 'false')
    }
  })

test('a language among many is found by typing, in letters of its own too, and Enter takes it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await goTo(page, brandAddress('atlas'))
  await openSideMenu(page)
  const list = page.getByRole('group', { name: /^(Language|Ngôn ngữ|اللغة)$/ })
  await list.getByRole('button', { name: /^\d+ more$/ }).press('Enter')
  const search = list.getByRole('searchbox')
  await expect(search).toBeFocused()
  await page.keyboard.type('viet')
  await expect(list.getByRole('button', { name: 'Tiếng Việt' })).toBeVisible()
  await expect(list.getByRole('button', { name: 'English', exact: true })).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi-VN')
  await expect(search).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('العر')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await list.locator('button[aria-expanded=true]').press('Enter')
  await expect(list.locator('button[aria-expanded=false]')).toBeFocused()
  await expect(search).toBeHidden()
})

test.describe('a browser that speaks Vietnamese', () => {
  test.use({ locale: 'vi-VN' })

  test('reads Vietnamese at its first visit, and the language that was chosen at the next one', async ({
    page,
    aurora,
  }) => {
    await goTo(page, aurora.address)
    await expect(header(page).getByRole('button', { name: 'Đăng nhập' })).toBeVisible()
    await openSideMenu(page, { menu: 'Menu chính', open: 'Mở menu' })
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await reload(page)
    await expect(header(page).getByRole('button', { name: 'Login' })).toBeVisible()
  })
})

test('the texts of a chosen language are on their way before the scripts', async ({ page, aurora }) => {
  await goTo(page, aurora.address)
  await chooseVietnamese(page)
  const texts = page.waitForRequest(/texts-VI-\w+-shared\.json$/)
  await page.route('**/assets/*.js', (route) => texts.then(() => route.continue()))
  // The address of another language, whose document has its texts in it.
  await goTo(page, aurora.address)
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
  await goTo(page, aurora.address)
  // The lanes of games, which home begins with, load as soon as they are about to become visible.
  await expect.poll(() => [...asked].sort()).toEqual(['EN all-lanes', 'EN shared'])
  await openLogin(page)
  // Either form links to the other.
  await expect.poll(() => asked.slice(2).sort()).toEqual(['EN login', 'EN register'])

  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await chooseVietnamese(page)
  // The pointer may rest on a link, whose page is prefetched.
  const parts = ['all-lanes', 'login', 'register', 'shared']
  expect(asked.slice(4)).toEqual(expect.arrayContaining(parts.map((part) => `VI ${part}`)))
})

async function chooseVietnamese(page: Page): Promise<void> {
  await openSideMenu(page)
  const choice = page.getByRole('button', { name: 'Tiếng Việt' })
  await choice.click()
  await expect(choice).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
}
