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

test('what is pressed before the scripts are there leads to its page, or is done once the page is alive', async ({
  page,
  aurora,
}) => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(/\/assets\/home-/, (route) => arrived.then(() => route.continue()))
  await page.goto(aurora.address, { waitUntil: 'commit' })
  await header(page).getByRole('button', { name: 'Open menu' }).click()
  arrive()
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()

  await page.route(/\/assets\/home-/, () => {}, { times: 1 })
  await page.goto(aurora.address, { waitUntil: 'commit' })
  await header(page).getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(`${aurora.address}/login`)
})
