import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures'
import { field, header, newMobile, openSideMenu } from './player'
import { goTo } from './visit'

// This brand puts phones first, and Vietnamese.
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

const mobileTab = (place: Locator) => place.getByRole('tab', { name: 'Bằng số điện thoại' })

test('a player of lotus registers with a mobile number, in Vietnamese, and is signed in', async ({
  page,
  lotus,
  sandbox,
  captcha,
  human,
}) => {
  const mobile = newMobile()
  await goTo(page, lotus.address)
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi-VN')
  await header(page).getByRole('link', { name: 'Đăng ký' }).click()
  await expect(page).toHaveURL(`${lotus.address}/register`)
  await expect(mobileTab(page.getByRole('main'))).toHaveAttribute('aria-selected', 'true')
  // The other way to register also asks for a number.
  const form = page.getByRole('tabpanel', { name: 'Bằng số điện thoại' })
  await field(form, 'Số điện thoại').fill(mobile)
  await form.getByRole('button', { name: 'Gửi mã' }).click()
  await human.solve()
  await expect(field(form, 'Mã xác minh')).toBeFocused()
  await field(form, 'Mã xác minh').fill((await sandbox.sentTo(mobile.slice(1)))?.code ?? '')
  await field(form, 'Mật khẩu').fill('Secret1234')
  await field(form, 'Mã xác nhận').fill(await captcha.next())
  await form.getByRole('button', { name: 'Đăng ký', exact: true }).click()
  await human.solve()
  await page.getByRole('dialog', { name: 'Thông báo' }).getByRole('button', { name: 'Xác nhận' }).click()
  const success = page.getByRole('dialog', { name: 'Đăng ký thành công' })
  await success.getByRole('button', { name: 'Bắt đầu chơi' }).click()
  await expect(success).toBeHidden()
  await expect(header(page).getByRole('button', { name: 'Menu tài khoản' })).toBeVisible()
})

test('the side menu of lotus is tiles over the page, and leads to lottery in Vietnamese', async ({ page, lotus }) => {
  await goTo(page, lotus.address)
  await openSideMenu(page, { menu: 'Menu chính', open: 'Mở menu' })
  const menu = page.getByRole('navigation', { name: 'Menu chính' })
  await expect(menu.getByRole('link').first()).toHaveText('Xổ số')
  await menu.getByRole('link', { name: 'Xổ số' }).click()
  await expect(page).toHaveURL(`${lotus.address}/elott`)
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Xổ số', level: 1 })).toBeVisible()
})

test('a player of lotus signs in in Vietnamese, and goes on in English', async ({ page, lotus, sandbox }) => {
  // The account stores the language; undone when the journey ends.
  await sandbox.settings(lotus.code, {})
  await goTo(page, lotus.address)
  await header(page).getByRole('button', { name: 'Đăng nhập' }).click()
  const login = page.getByRole('dialog')
  await expect(login.getByRole('tab', { name: 'SMS' })).toHaveAttribute('aria-selected', 'true')
  await login.getByRole('tab', { name: 'Đăng ký', exact: true }).click()
  await expect(mobileTab(login)).toHaveAttribute('aria-selected', 'true')
  await login.getByRole('tab', { name: 'Đăng nhập', exact: true }).click()
  await login.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
  await expect(login.getByText('Tên đăng nhập không được để trống')).toBeVisible()
  await field(login, 'Tên đăng nhập').fill('demo_player')
  await field(login, 'Mật khẩu').fill('Demo1234!')
  await login.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
  await page
    .getByRole('dialog', { name: /^Chào / })
    .getByRole('button', { name: 'Bắt đầu chơi' })
    .click()
  await openSideMenu(page, { menu: 'Menu chính', open: 'Mở menu' })
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(header(page).getByRole('button', { name: 'Account menu' })).toBeVisible()
})
