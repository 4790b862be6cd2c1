import { expect, test } from './fixtures'
import { brandAddress } from './journey-server'
import { field, header } from './player'
import { goBack, goInside, goTo, reload } from './visit'

const atlas = brandAddress('atlas')

test('each language has an address of its own, drawn in it before any script, which names the others', async ({
  page,
  problems,
}) => {
  problems.expect(/404/)
  const drawn = (await (await goTo(page, `${atlas}/ar/live`))?.text()) ?? ''
  expect(drawn).toContain('<html lang="ar" dir="rtl">')
  expect(drawn).toMatch(/<link rel="canonical" href="https:\/\/[^"]+\/ar\/live" \/>/)
  expect(drawn).toMatch(/<link rel="alternate" hreflang="vi-VN" href="https:\/\/[^"]+\/vi\/live" \/>/)
  expect(drawn).toMatch(/<link rel="alternate" hreflang="x-default" href="https:\/\/[^"]+\/live" \/>/)
  const gone = await goTo(page, `${atlas}/ar/nowhere`)
  expect(gone?.status()).toBe(404)
  expect(await gone?.text()).toContain('<html lang="ar" dir="rtl">')
})

test('who comes to an address of a language stays in it from page to page, back and at the next visit', async ({
  page,
}) => {
  await goTo(page, `${atlas}/vi`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi-VN')
  await page.getByRole('link', { name: 'Khuyến mãi' }).first().click()
  await expect(page).toHaveURL(`${atlas}/vi/promotions`)
  await goBack(page)
  await expect(page).toHaveURL(/\/vi\/?$/)
  await goTo(page, `${atlas}/rng?page=all`)
  await expect(page).toHaveURL(`${atlas}/vi/rng?page=all`)
  await expect(header(page).getByRole('button', { name: 'Đăng nhập' })).toBeVisible()
})

test('the switch goes to the address of the language, and keeps what was typed', async ({ page }) => {
  await goTo(page, `${atlas}/th/register`)
  const main = page.getByRole('main')
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
  await main.getByRole('textbox').first().pressSequentially('someone')
  const languages = header(page).locator('button[aria-expanded]').last()
  await languages.click()
  await page.getByRole('searchbox').pressSequentially('engl')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${atlas}/register`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(field(main, 'Username')).toHaveValue('someone')
})

test('an address with two slashes behind its language is no page, and the way back to it leads to no other site', async ({
  page,
  problems,
}) => {
  problems.expect(/404/)
  const answer = await goTo(page, `${atlas}/vi//evil.example/rng`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('main').getByRole('link', { name: 'Trang chủ' })).toBeVisible()
  await goInside(page, '/vi/register')
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible()
  await header(page).locator('button[aria-expanded]').last().click()
  await page.getByRole('searchbox').pressSequentially('engl')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await goBack(page)
  await expect(page).toHaveURL(`${atlas}//evil.example/rng`)
  await expect(page.getByRole('heading', { level: 1, name: 'This page does not exist' })).toBeVisible()
})

test('a language that is written in another way leads to its own address, inside the site too', async ({ page }) => {
  await goTo(page, `${atlas}/VI/rng?page=all`)
  await expect(page).toHaveURL(`${atlas}/vi/rng?page=all`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi-VN')
  await goInside(page, '/EN/live')
  await expect(page).toHaveURL(`${atlas}/vi/live`)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText('')
})

test('the way back over a switch and a reload leads to the page, in the language that is read now', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await goTo(page, `${atlas}/vi/help`)
  await goInside(page, '/vi/register')
  const main = page.getByRole('main')
  await expect(main.getByRole('textbox').first()).toBeVisible()
  await header(page).locator('button[aria-expanded]').last().click()
  await page.getByRole('searchbox').pressSequentially('engl')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${atlas}/register`)
  await reload(page)
  await expect(field(main, 'Username')).toBeVisible()
  await goBack(page)
  await expect(page).toHaveURL(`${atlas}/help`)
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Help')
})

test('a language chosen in the menu stays in the address when the menu is closed, and at a reload', async ({
  page,
  aurora,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await goTo(page, `${aurora.address}/vi/promotions`)
  await header(page).getByRole('button', { name: 'Mở menu' }).press('Enter')
  await page.getByRole('button', { name: 'Filipino' }).press('Enter')
  await expect(page).toHaveURL(`${aurora.address}/fil/promotions`)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Filipino' })).toBeHidden()
  await expect(page).toHaveURL(`${aurora.address}/fil/promotions`)
  await reload(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil-PH')
})
