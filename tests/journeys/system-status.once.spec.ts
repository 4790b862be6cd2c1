import { expect, test } from './fixtures'
import { header } from './player'
import { goTo } from './visit'

test('maintenance takes the place of the site, and a retry finds the end of it', async ({ page, aurora, sandbox }) => {
  await sandbox.settings(aurora.code, { systemStatus: 1 })
  await goTo(page, aurora.address)
  await expect(page.getByRole('heading', { name: 'We are under maintenance' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', /^mailto:/)
  await expect(page.getByRole('button', { name: 'Login' })).toBeHidden()

  await sandbox.settings(aurora.code, { systemStatus: 0 })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(header(page).getByRole('button', { name: 'Login' })).toBeVisible()
})

test('a blocked visitor reads the address that is blocked', async ({ page, derby, sandbox }) => {
  await sandbox.settings(derby.code, { systemStatus: 2, visitorIp: '203.0.113.7' })
  await goTo(page, `${derby.address}/register`)
  await expect(page.getByRole('heading', { name: 'You cannot visit this site from here' })).toBeVisible()
  await expect(page.getByText('203.0.113.7')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
})
