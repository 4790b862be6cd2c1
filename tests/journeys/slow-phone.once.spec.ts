import { expect, test } from './fixtures'
import { header } from './player'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('a menu that is opened while the page comes to life stays open', async ({ page, aurora }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.goto(aurora.address)
  await header(page).getByRole('button', { name: 'Open menu' }).click({ timeout: 20_000 })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  // They come after the page is alive.
  await expect(page.getByRole('group', { name: 'Latest promotions' }).getByRole('link')).toHaveCount(4)
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
})
