import type { Page } from '@playwright/test'
import { bringAxe, expectAccessible } from './accessibility'
import { expect, test } from './fixtures'
import { header } from './player'
import { goTo, reload } from './visit'

/** Says, before the site's own scripts run, what Chromium says once a site can be installed. */
function canInstall(outcome: string): void {
  addEventListener('load', () => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt() {
        document.documentElement.setAttribute('data-asked', '')
        return Promise.resolve()
      },
      userChoice: Promise.resolve({ outcome }),
    })
    dispatchEvent(event)
    document.documentElement.setAttribute('data-banner', String(!event.defaultPrevented))
  })
}

const root = (page: Page) => page.locator(':root')

test('a site that can be installed is offered in the menu, asks when it is pressed, and keeps a no', async ({
  page,
  aurora,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await bringAxe(page)
  await page.addInitScript(canInstall, 'dismissed')
  await goTo(page, aurora.address)
  await expect(root(page)).toHaveAttribute('data-banner', 'false')
  await header(page).getByRole('button', { name: 'Open menu' }).press('Enter')
  await page.getByRole('button', { name: /^Install Aurora/ }).press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Install Aurora/ })
  await expect(dialog.getByRole('button', { name: 'Install', exact: true })).toBeVisible()
  await expectAccessible(page, 'the offer')
  await expect(root(page)).not.toHaveAttribute('data-asked')
  await dialog.getByRole('button', { name: 'Install', exact: true }).press('Enter')
  await expect(root(page)).toHaveAttribute('data-asked', '')
  await expect(dialog.getByText('This browser does not offer it now')).toBeVisible()

  await reload(page)
  await expect(root(page)).toHaveAttribute('data-banner', 'false')
  await page.setViewportSize({ width: 1440, height: 900 })
  const menu = page.getByRole('complementary', { name: 'Side menu' })
  await menu.getByRole('link', { name: 'Get the app' }).click()
  const offer = page.getByRole('group', { name: /^Install Aurora/ })
  await expect(offer.getByRole('button', { name: 'Install', exact: true })).toBeVisible()
  await expectAccessible(page, 'the page of the app')
  await header(page).getByRole('button', { name: 'Open menu' }).click()
  await expect(menu.getByRole('link', { name: 'Get the app' })).toBeVisible()
  await expect(menu.getByRole('button', { name: /^Install/ })).toHaveCount(0)
})

test('who accepts is told so, and a brand that does not offer it leaves the banner to the browser', async ({
  page,
  aurora,
  derby,
}) => {
  await page.addInitScript(canInstall, 'accepted')
  await goTo(page, `${aurora.address}/down`)
  await page.getByRole('button', { name: 'Install', exact: true }).click()
  await expect(page.getByRole('group', { name: /^Install Aurora/ }).getByRole('status')).toContainText(
    'is being installed',
  )
  await goTo(page, `${derby.address}/down`)
  await expect(root(page)).toHaveAttribute('data-banner', 'true')
  await expect(page.getByRole('main').getByRole('tabpanel')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Install', exact: true })).toHaveCount(0)
})

test.describe('on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    viewport: { width: 390, height: 844 },
  })

  test('the steps stand where the browser has no prompt, and not in the installed site', async ({ page, aurora }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: innerHeight < 844 }))
    await goTo(page, `${aurora.address}/down`)
    const offer = page.getByRole('group', { name: /^Install Aurora/ })
    await expect(offer.getByRole('listitem')).toHaveText([/share button/, /Add to Home Screen/])
    await page.setViewportSize({ width: 390, height: 800 })
    await reload(page)
    await expect(page.getByRole('main').getByRole('tab').first()).toBeVisible()
    await expect(offer).toHaveCount(0)
  })
})
