import { expect, test } from './fixtures'
import { header } from './player'
import { goBack, goTo, reload } from './visit'

test.use({ viewport: { width: 1440, height: 900 } })

const sideMenu = 'Side menu'

test('the side menu goes on pages that do without it, and is afterwards as it was before', async ({ page, aurora }) => {
  await goTo(page, aurora.address)
  const menu = page.getByRole('complementary', { name: sideMenu })
  await expect(menu).toBeVisible()
  await menu.getByRole('link', { name: 'Get the app' }).click()
  await expect(page).toHaveURL(/\/down$/)
  await expect(menu).toBeHidden()
  await header(page).getByRole('button', { name: 'Open menu' }).click()
  await expect(menu).toBeVisible()
  await menu.getByRole('link', { name: 'Help', exact: true }).click()
  await expect(menu).toBeVisible()
  // The topics move the footer down when they load.
  await expect(page.getByRole('main').getByRole('region', { name: 'Account and security' })).toBeVisible()

  await header(page).getByRole('button', { name: 'Close menu' }).click()
  await expect(menu).toBeHidden()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Register as a partner' }).click()
  await expect(page).toHaveURL(/\/register$/)
  await goBack(page)
  await expect(header(page).getByRole('button', { name: 'Open menu' })).toBeVisible()
  await expect(menu).toBeHidden()
})

test('the bar at the edge opens live chat, asks before it leads elsewhere, and can be put away', async ({
  page,
  aurora,
}) => {
  await goTo(page, aurora.address)
  const bar = page.getByRole('complementary', { name: 'Quick help' })
  await expect(bar.getByRole('button', { name: 'VIP' })).toHaveCount(0)
  const opening = page.waitForEvent('popup')
  await bar.getByRole('button', { name: 'Live chat' }).click()
  const popup = await opening
  await expect(popup.getByRole('heading', { level: 1 })).toHaveText('Aurora customer service')
  await popup.close()
  await expect(bar.getByRole('button', { name: 'App' })).toBeVisible()
  await bar.getByRole('button', { name: 'Hide this bar' }).click()
  await expect(bar).toBeHidden()
  await reload(page)
  await expect(page.getByRole('complementary', { name: sideMenu })).toBeVisible()
  await expect(bar).toBeHidden()
})
