import { goSignedIn } from './by-call'
import { expect, test } from './fixtures'
import { closeAfterLogin, header, openSideMenu, signIn } from './player'
import { goTo } from './visit'

const player = { username: 'demo_player', password: 'Demo1234!' }
const vip = { username: 'demo_vip', password: 'Demo1234!' }

test('customer service opens in a window of its own: live chat for most, VIP service for a high rank', async ({
  page,
  aurora,
}) => {
  for (const [account, greeting] of [
    [undefined, /^Aurora customer service$/],
    [vip, /^Aurora VIP/],
  ] as const) {
    if (account === undefined) await goTo(page, aurora.address)
    else await goSignedIn(page, aurora, account)
    await openSideMenu(page)
    const opening = page.waitForEvent('popup')
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'Customer service' }).click()
    const popup = await opening
    await expect(popup.getByRole('heading', { level: 1 })).toHaveText(greeting)
    await popup.close()
  }
})

test('the window of customer service is closed when the call fails, and the page says why', async ({
  page,
  aurora,
  sandbox,
  problems,
}) => {
  problems.expect(/500/)
  await sandbox.fault(aurora.code, { call: 'customerService', kind: 'status', status: 500 })
  await goTo(page, aurora.address)
  await openSideMenu(page)
  const opening = page.waitForEvent('popup')
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'Customer service' }).click()
  const popup = await opening
  await expect(page.getByRole('dialog', { name: 'Notice' })).toBeVisible()
  await expect.poll(() => popup.isClosed()).toBe(true)
})

test('a chosen language is kept with the account of who is signed in, and asked of no guest', async ({
  page,
  aurora,
}) => {
  const told: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/wps/member/language')) told.push(request.postData() ?? '')
  })
  await goTo(page, aurora.address)
  await openSideMenu(page)
  await page.getByRole('button', { name: 'Tiếng Việt' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi-VN')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(told).toEqual([])
  await goSignedIn(page, aurora, player)
  await openSideMenu(page)
  // Until then the menu is that of a guest, and its languages stand at another height.
  await expect(page.getByRole('complementary', { name: 'Side menu' }).getByText('Rank')).toBeVisible()
  await page.getByRole('button', { name: 'Tiếng Việt' }).click()
  await expect.poll(() => told).toEqual(['{"language":"VI"}'])
  // Other journeys sign in to this account too, and would get its language.
  await page.getByRole('button', { name: 'English' }).click()
  await expect.poll(() => told.at(-1)).toBe('{"language":"EN"}')
})

test('the header shows points and rank to a player, and asks a trial account for neither messages nor contracts', async ({
  page,
  aurora,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const counts = /CSP_unreadCount|funds\/consolidated/
  await goTo(page, aurora.address)
  await openSideMenu(page)
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'Free demo' }).click()
  await closeAfterLogin(page)
  await header(page).getByRole('button', { name: 'Account menu' }).click()
  await expect(page.getByText('Signed in as')).toBeVisible()
  await expect(header(page).getByText('unread')).toHaveCount(0)
  await expect.poll(() => asked.some((path) => path.includes('getPointBalance'))).toBe(true)
  expect(asked.filter((path) => counts.test(path))).toEqual([])
  await expect(page.getByText('Points', { exact: true })).toHaveCount(0)

  await page.getByRole('button', { name: 'Sign out' }).last().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
  await signIn(page, player)
  await header(page).getByRole('button', { name: 'Account menu' }).click()
  await expect(header(page).getByText('12,450').filter({ visible: true })).toBeVisible()
  await expect(
    header(page)
      .getByLabel(/^Messages, \d+ unread$/)
      .filter({ visible: true }),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await openSideMenu(page)
  await expect(page.getByText('Rank')).toBeVisible()
})

test('a social network is left for only after asking', async ({ page, aurora }) => {
  await goTo(page, aurora.address)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Telegram' })
  await expect(link).toHaveAttribute('href', /^https:\/\/telegram\.example\//)
  await link.click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  expect(page.context().pages()).toHaveLength(1)
})
