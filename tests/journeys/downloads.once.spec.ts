import { expect, test } from './fixtures'
import { brandAddress } from './journey-server'
import { goTo } from './visit'

const address = brandAddress('two-domains')

test('the app has a page of its own, with four steps and a code for each platform', async ({ page }) => {
  await goTo(page, `${address}/download`)
  const guide = page.getByRole('main')
  await expect(guide.getByRole('tabpanel').locator('ol > li')).toHaveCount(4)
  await expect(guide.getByRole('img', { name: 'QR code: Android app' })).toHaveAttribute('width', '100')
  await guide.getByRole('tab', { name: 'iOS' }).click()
  await expect(guide.getByRole('img', { name: /^QR code: iOS/ })).toHaveCount(2)
  await guide.getByRole('link', { name: 'Download: iOS app' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Leave this site?' })).toBeVisible()
})

test('the guide opens over the page too', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await goTo(page, address)
  await page.getByRole('complementary', { name: 'Quick help' }).getByRole('button', { name: 'App' }).click()
  const dialog = page.getByRole('dialog', { name: 'Get the app' })
  await dialog.getByRole('tab', { name: 'iOS' }).click()
  await expect(dialog.getByRole('link', { name: 'Download: iOS Lite' })).toHaveAttribute(
    'href',
    'https://download.two-domains.example/ios-lite.mobileconfig',
  )
})
