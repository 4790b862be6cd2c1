import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { brandAddress } from './journey-server'
import { openSideMenu } from './player'
import { goTo } from './visit'

// Sequentially: they share a brand, and the second makes its pings fail.
test.describe.configure({ mode: 'default' })

async function openSpeedTest(page: Page) {
  await goTo(page, `${brandAddress('two-domains')}/help`)
  await openSideMenu(page)
  await page.getByRole('button', { name: 'Speed test' }).click()
  return page.getByRole('dialog', { name: 'Speed test' })
}

test('each domain of the merchant is measured, and another one can be used', async ({ page }) => {
  const dialog = await openSpeedTest(page)
  const rows = dialog.getByRole('listitem')
  await expect(rows).toHaveCount(2)
  for (const row of await rows.all()) await expect(row).toContainText(/(Fast|Normal) \d+ ms/)
  await expect(rows.first()).toContainText('You are here')
  await dialog.getByRole('button', { name: 'Use two-domains-b.localhost' }).click()
  await expect(page).toHaveURL(/^http:\/\/two-domains-b\.localhost:\d+\/$/)
})

test('a domain that does not answer is slow at 9999 ms, until the test is made again', async ({
  page,
  sandbox,
  problems,
}) => {
  problems.expect(/status of 503/)
  await sandbox.fault('two-domains', { call: 'ping', kind: 'status', status: 503 })
  const dialog = await openSpeedTest(page)
  await expect(dialog.getByRole('listitem').first()).toContainText('Slow 9999 ms')
  await sandbox.reset('two-domains')
  await dialog.getByRole('button', { name: 'Test again' }).click()
  await expect(dialog.getByRole('listitem').first()).toContainText(/(Fast|Normal) \d+ ms/)
})
