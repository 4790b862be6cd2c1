import type { Page } from '@playwright/test'
import {
  expectAccessibleIn,
  expectAccessibleAccountMenu,
  expectAccessibleRefusals,
  openDialog,
  speakEnglish,
} from './accessibility-steps'
import { bringAxe, expectAccessible } from './accessibility'
import { openersOf } from './every-dialog'
import { expect, test } from './fixtures'
import { accessCode, brandAddress, brands, everyDialogPath } from './journey-server'
import { afterLogin, closeAfterLogin, header, openLogin, openSideMenu, sendLogin } from './player'
import { pathsOf } from './swept-paths'
import { goTo } from './visit'

// One page after another, at three widths: a minute on an idle machine, minutes on one that others use too.
test.describe.configure({ timeout: 480_000 })

/** Pages are swept in several tests, so that each stays short on a busy machine. */
const parts = 4
test.use({ viewport: { width: 1440, height: 900 } })
test.beforeEach(({ page }) => bringAxe(page))

const password = 'Demo1234!'

for (const brand of brands) {
  const address = brandAddress(accessCode(brand))

  for (let part = 1; part <= parts; part++)
    test(`the pages of ${brand} have no barrier (${part} of ${parts})`, async ({ page, problems }) => {
      problems.expect(/status of 404/)
      const paths = [...pathsOf(accessCode(brand)), '/no-such-page']
      for (const path of paths.filter((_, at) => at % parts === part - 1)) {
        await goTo(page, `${address}${path}`)
        await expectArrived(page)
        await expectAccessible(page, path)
      }
    })

  test(`the dialogs of ${brand} have no barrier`, async ({ page }) => {
    await speakEnglish(page)
    await goTo(page, `${address}${everyDialogPath}`)
    for (const label of openersOf('dialogs')) await expectAccessibleIn(page, label)
    await openDialog(page, 'announcements 1')
    await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click()
    await expect(page.getByRole('article')).toBeVisible()
    await expectAccessible(page, 'one announcement')
  })

  test(`what players of ${brand} see has no barrier`, async ({ page }) => {
    await speakEnglish(page)
    await goTo(page, address)
    await sendLogin(await openLogin(page), { username: 'demo_player', password })
    await expect(afterLogin(page)).toBeVisible()
    await expectAccessible(page, 'after the login')
    await closeAfterLogin(page)
    await expectAccessible(page, 'home of a player')
    await expectAccessibleAccountMenu(page, 'player')
    await goTo(page, `${address}${everyDialogPath}`)
    for (const label of openersOf('panels/member')) await expectAccessibleIn(page, label)
    await openDialog(page, 'change-password 1')
    await expectAccessibleRefusals(page, 'change-password 1')
  })

  test(`the forms of ${brand} have no barrier when they are refused`, async ({ page }) => {
    await speakEnglish(page)
    await goTo(page, `${address}/register`)
    await expectAccessibleRefusals(page, 'Register')
    await goTo(page, `${address}${everyDialogPath}`)
    for (const label of ['login-register 1', 'forgot-password 1']) {
      await openDialog(page, label)
      await expectAccessibleRefusals(page, label)
      await page.keyboard.press('Escape')
    }
    // No other journey uses this account, because it needs a captcha after a wrong password.
    await sendLogin(await openLogin(page), { username: 'demo_vip', password: 'wrong-password' })
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
    await expectAccessible(page, 'refused login')
  })

  test(`the menu, the questions and the failures of ${brand} have no barrier`, async ({
    page,
    sandbox,
    problems,
    aurora,
    derby,
    lotus,
  }) => {
    await speakEnglish(page)
    const own = { aurora, derby, lotus }[brand]
    await page.setViewportSize({ width: 360, height: 900 })
    await goTo(page, `${own.address}/help`)
    await openSideMenu(page)
    await expectAccessible(page, 'side menu')
    await goTo(page, `${own.address}/help`)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Telegram' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectAccessible(page, 'question')

    await sandbox.fault(own.code, { call: 'notices', kind: 'malformed' })
    // The session storage caches the notices.
    await page.evaluate(() => sessionStorage.clear())
    await goTo(page, `${own.address}/promotions`)
    await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
    await expectAccessible(page, 'failed block')
    problems.expect(/Failed to load resource|guarded-page/)
    await page.route(/\/assets\/guarded-page-[^/]+\.js/, (route) => route.abort())
    await goTo(page, `${own.address}/game`)
    await expect(page.getByText('This page could not be opened')).toBeVisible()
    await expectAccessible(page, 'page that did not arrive')
    for (const systemStatus of [1, 2] as const) {
      await sandbox.settings(own.code, { systemStatus })
      await goTo(page, own.address)
      await expect(header(page)).toBeHidden()
      await expectArrived(page)
      await expectAccessible(page, `system status ${systemStatus}`)
    }
  })
}

// These differ from a player's pages only in their texts, so one brand is enough.
const [first] = brands
const firstAddress = brandAddress(accessCode(first))

test('what agents see has no barrier', async ({ page }) => {
  await speakEnglish(page)
  await goTo(page, firstAddress)
  await sendLogin(await openLogin(page), { username: 'demo_agent', password })
  await closeAfterLogin(page)
  await expectAccessibleAccountMenu(page, 'agent')
  await goTo(page, `${firstAddress}${everyDialogPath}`)
  for (const label of openersOf('panels/agent')) await expectAccessibleIn(page, label)
})

test('what trial accounts see has no barrier', async ({ page }) => {
  await speakEnglish(page)
  await goTo(page, firstAddress)
  await page.getByRole('button', { name: 'Free demo' }).filter({ visible: true }).first().click()
  await closeAfterLogin(page)
  await expectAccessibleAccountMenu(page, 'trial account')
})

async function expectArrived(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached()
  await page.evaluate(scrollUntilArrived)
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
}

/** Some components load when they are about to become visible. */
async function scrollUntilArrived(): Promise<void> {
  const end = performance.now() + 30_000
  const waiting = () => document.querySelector('main [aria-busy="true"]')
  for (let next = waiting(); next !== null && performance.now() < end; next = waiting()) {
    next.scrollIntoView({ behavior: 'instant', block: 'nearest' })
    await new Promise((frame) => requestAnimationFrame(frame))
  }
  scrollTo(0, 0)
}
