import type { Page } from '@playwright/test'
import { goSignedIn } from './by-call'
import { bringAxe, expectAccessible } from './accessibility'
import { expect, test } from './fixtures'
import { afterLogin, closeAfterLogin, openLogin, sendLogin } from './player'
import { goTo } from './visit'

const player = { username: 'demo_player', password: 'Demo1234!' }

/** The heading that has the focus. */
const focused = (page: Page, level: number) => page.getByRole('heading', { level }).and(page.locator(':focus'))

test('after a sign-in the focus is on the heading of the page', async ({ page, aurora, derby }) => {
  for (const { address } of [aurora, derby]) {
    await goTo(page, address)
    await sendLogin(await openLogin(page), player)
    await expect(afterLogin(page)).toBeVisible()
    await closeAfterLogin(page)
    await expect(focused(page, 1)).toHaveCount(1)
  }
})

test('after a sign-in on a page of its own the focus is on the heading of the page that follows', async ({
  page,
  aurora,
}) => {
  await goTo(page, `${aurora.address}/login`)
  await sendLogin(page.getByRole('main'), player)
  await closeAfterLogin(page)
  await expect(focused(page, 1)).toHaveCount(1)
})

test('a centre begins on the heading of its panel, and one of an address gives the focus to the heading of the page', async ({
  page,
  aurora,
  lotus,
}) => {
  await bringAxe(page)
  for (const brand of [aurora, lotus]) {
    await page.addInitScript(() => localStorage.setItem('hisLang', 'EN'))
    await goSignedIn(page, brand, player)
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 800 })
      await goTo(page, `${brand.address}/help?member=deposit`)
      const centre = page.getByRole('dialog', { name: 'Member centre' })
      await expect(centre.getByRole('heading', { name: 'Deposit' }).and(page.locator(':focus'))).toHaveCount(1)
      if (width === 360) await centre.getByRole('button', { name: 'Menu' }).click()
      await centre.getByRole('button', { name: 'Messages' }).first().click()
      await expect(centre.getByRole('heading', { name: /^Messages/ }).and(page.locator(':focus'))).toHaveCount(1)
      await expectAccessible(page, `${width} pixels of a centre`)
      await goTo(page, `${brand.address}/help?member=deposit`)
      await expect(focused(page, 2)).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(centre).toBeHidden()
      await expect(focused(page, 1)).toHaveCount(1)
    }
  }
})
