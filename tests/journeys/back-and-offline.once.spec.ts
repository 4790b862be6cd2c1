import { expect, test } from './fixtures'
import { openLogin, standsAt } from './player'
import { goBack, goForward, goTo, reload } from './visit'

test('Back closes what is open over the page, one at a time, and then leaves the page', async ({ page, aurora }) => {
  await goTo(page, `${aurora.address}/help`)
  await goTo(page, `${aurora.address}/promotions`)
  const login = await openLogin(page)
  await login.getByRole('button', { name: 'Forgot password?' }).click()
  const dialogs = page.locator('dialog[open]')
  await expect(dialogs).toHaveCount(2)
  await goBack(page)
  await expect(dialogs).toHaveCount(1)
  await goBack(page)
  await expect(dialogs).toHaveCount(0)
  await expect(page).toHaveURL(`${aurora.address}/promotions`)

  // Closed in another way, it leaves no history entry behind.
  await openLogin(page)
  await standsAt(page, 1)
  await page.keyboard.press('Escape')
  await expect(dialogs).toHaveCount(0)
  await standsAt(page, 0)
  await goBack(page)
  await expect(page).toHaveURL(`${aurora.address}/help`)

  // Nor does it leave one after a reload, which opens nothing.
  await openLogin(page)
  await standsAt(page, 1)
  await reload(page)
  await expect(page.getByRole('heading', { name: 'Terms and conditions' })).toBeVisible()
  await expect(dialogs).toHaveCount(0)
  await goForward(page)
  await expect(page).toHaveURL(`${aurora.address}/help`)
})

test('that the line is gone is said at once, and what failed comes by itself when it is back', async ({
  page,
  context,
  aurora,
  problems,
}) => {
  problems.expect(/Failed to load resource|did not arrive/)
  await goTo(page, aurora.address)
  const offline = page.getByText('You are offline.')
  await expect(page.getByRole('link', { name: 'All promotions' })).toBeVisible()
  await context.setOffline(true)
  await expect(offline).toBeVisible()
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Help' }).click()
  await expect(page.getByText('could not be loaded').first()).toBeVisible()
  await context.setOffline(false)
  await expect(offline).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Terms and conditions' })).toBeVisible()
  const isBroken = () => [...document.images].some(({ complete, naturalWidth }) => complete && naturalWidth === 0)
  await expect.poll(() => page.evaluate(isBroken)).toBe(false)
})
