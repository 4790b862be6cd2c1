import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect, test } from './fixtures'
import { afterLogin, closeAfterLogin, expectSignedIn, header, openLogin, sendLogin, submitRegistration } from './player'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function expectClean(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page, axeSource: axe.source }).withTags(tags).analyze()
  const found = violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join('\n  ')}`)
  expect.soft(found, page.url()).toEqual([])
}

for (const width of [360, 768, 1440])
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } })

    for (const brand of ['aurora', 'derby'] as const) {
      test(`the pages of ${brand} have no barrier`, async ({ page, problems, aurora, derby }) => {
        const { address } = { aurora, derby }[brand]
        problems.expect(/status of 404/)
        for (const path of ['/', '/help', '/no-such-page', '/register']) {
          await page.goto(`${address}${path}`)
          await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
          await expectClean(page)
          await expectNoSidewaysScroll(page)
        }
        await submitRegistration(page.getByRole('main'))
        await expect(page.getByText('Username not empty')).toBeVisible()
        await expectClean(page)
      })

      test(`the dialogs of ${brand} have no barrier`, async ({ page, aurora, derby }) => {
        const { address } = { aurora, derby }[brand]
        await page.goto(address)
        const dialog = await openLogin(page)
        await expect(dialog.getByRole('textbox').first()).toBeVisible()
        await expectClean(page)
        await dialog.getByRole('tab', { name: 'Register' }).click()
        await expect(dialog.getByRole('checkbox')).toBeVisible()
        await expectClean(page)
        await page.keyboard.press('Escape')
        await sendLogin(await openLogin(page), { username: 'demo_player', password: 'Demo1234!' })
        await expect(afterLogin(page)).toBeVisible()
        await expectClean(page)
        await closeAfterLogin(page)
        await expectSignedIn(page)
        await header(page).getByRole('button', { name: 'My account' }).click()
        await expectClean(page)
      })
    }
  })

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect.soft(overflow, `pixels that ${page.url()} is too wide`).toBeLessThanOrEqual(0)
}
