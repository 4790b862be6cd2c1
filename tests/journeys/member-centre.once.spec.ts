import type { Locator, Page } from '@playwright/test'
import { goSignedIn } from './by-call'
import { expect, test } from './fixtures'
import { goTo } from './visit'

const player = { username: 'demo_player', password: 'Demo1234!' }
const vip = { username: 'demo_vip', password: 'Demo1234!' }

const centreOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Member centre' })
const days = (page: Page): Locator => centreOf(page).getByRole('group', { name: 'Days' })
const lines = (page: Page): Locator => centreOf(page).getByRole('table').getByRole('button')

test('records offer the days that were, by the clock of the server, however wrong the own one is', async ({
  page,
  derby,
}) => {
  const today = new Date()
  await goSignedIn(page, derby, player)
  await page.clock.setSystemTime(Date.now() - 365 * 24 * 3_600_000)
  await goTo(page, `${derby.address}/?member=betting-record`)
  // A bet that is placed has no days to come.
  await expect(days(page).getByRole('button')).toHaveText(['Today', 'Yesterday', '7 days', '30 days', 'Choose dates'])
  await expect(lines(page).first()).toBeVisible()
  await days(page).getByRole('button', { name: '7 days' }).click()
  await expect(days(page).getByRole('button', { name: '7 days' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/from=\d{4}-\d{2}-\d{2}&to=\d{4}-\d{2}-\d{2}/)
  const query = new URL(page.url()).searchParams
  const [from = 0, to = 0] = ['from', 'to'].map((key) => Date.parse(query.get(key) ?? ''))
  expect((to - from) / 86_400_000).toBe(6)
  // The brand's day may already be the next one.
  expect(Math.abs(to - today.getTime())).toBeLessThan(2 * 86_400_000)
  await expect(lines(page).first()).toBeVisible()
  await centreOf(page).getByRole('button', { name: 'Profit and loss' }).click()
  await expect(centreOf(page).getByRole('figure', { name: 'Bets and results' })).toBeVisible()
  await expect(lines(page).first()).toBeVisible()
})

test('messages are read and deleted, a bonus says which bets count, and a receipt is checked', async ({
  page,
  derby,
  sandbox,
}) => {
  // What is read, deleted and claimed is undone when the journey ends.
  await sandbox.settings(derby.code, {})
  await goSignedIn(page, derby, player)
  await goTo(page, `${derby.address}/?member=messages`)
  const centre = centreOf(page)
  await expect(centre.getByRole('group', { name: 'Inbox' }).getByRole('status')).toHaveText('3 unread')
  await centre.getByRole('button', { name: /Maintenance on Sunday/ }).click()
  await expect(centre.getByRole('group', { name: 'Inbox' }).getByRole('status')).toHaveText('2 unread')
  await centre.getByRole('button', { name: 'Delete Maintenance on Sunday' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(centre.getByRole('button', { name: /Maintenance on Sunday/ })).toHaveCount(0)
  await expect(centre.getByRole('group', { name: 'News for you' })).toContainText('Set your own limits')

  await centre.getByRole('button', { name: 'Reward centre' }).click()
  const reward = centre.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'A safe account' }) })
  await reward
    .first()
    .getByRole('button', { name: /^Claim/ })
    .click()
  await expect(centre.getByRole('status').filter({ hasText: '₫10,000.00' }).first()).toBeVisible()
  await centre.getByRole('button', { name: 'Bonus details' }).click()
  const bonus = centre.getByRole('table').getByRole('row').filter({ hasText: 'A safe account' })
  await expect(bonus).toContainText('To be bet')
  await bonus.getByRole('button').click()
  const detail = page.getByRole('dialog', { name: 'Bonus details' })
  await expect(detail).toContainText('Which bets counted')
  await expect(detail).toContainText('No bet has been placed since you received it.')
  await page.keyboard.press('Escape')

  await goTo(page, `${derby.address}/?member=account-record`)
  await lines(page).first().click()
  await page.getByRole('dialog', { name: 'Account record' }).getByRole('button', { name: 'Receipt' }).click()
  const receipt = centre.getByRole('group', { name: 'Receipt', exact: true })
  const fact = (name: string) =>
    receipt.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd[1]')
  // Its names stand there before its values do.
  await expect(fact('Amount')).toHaveText('₫10,000.00')
  const [number, code] = [await fact('Number').innerText(), await fact('Check code').innerText()]
  const check = centre.getByRole('group', { name: 'Check a receipt' })
  await expect(check.getByLabel('Number')).toHaveValue(number.trim())
  await expect(check.getByLabel('Amount')).toHaveValue('10,000')
  await expect(check.getByLabel('Check code')).toHaveValue(code.trim())
  await check.getByLabel('Check code').clear()
  await check.getByLabel('Check code').pressSequentially(code.trim())
  await check.getByRole('button', { name: 'Check' }).click()
  await expect(check.getByRole('status')).toContainText('Genuine: the ledger says the same.')
  await check.getByLabel('Amount').clear()
  await check.getByLabel('Amount').pressSequentially('1')
  await check.getByRole('button', { name: 'Check' }).click()
  await expect(check.getByRole('status')).toContainText('Not genuine')
})

test('a player finds the lottery’s bonus table, the points record, a link for friends and the leaders of a mission', async ({
  page,
  aurora,
}) => {
  await goSignedIn(page, aurora, vip)
  await goTo(page, `${aurora.address}/?member=bonus-details&tab=lottery`)
  const centre = centreOf(page)
  await centre.getByRole('tab', { name: 'Lottery bonus table' }).click()
  await expect(
    centre
      .getByRole('table')
      .getByRole('rowheader', { name: /Special, last 2/ })
      .first(),
  ).toBeVisible()
  await centre.getByRole('button', { name: 'Points record' }).click()
  await expect(lines(page).first()).toBeVisible()
  await centre.getByRole('button', { name: 'Invite friends' }).click()
  await expect(centre.getByRole('img', { name: 'QR code of your link' })).toBeVisible()
  await expect(centre.getByText(/\/register\?referralCode=\w+$/)).toBeVisible()
  await expect(centre.getByText(/^₫[\d,.]+ for each friend who counts\.$/)).toBeVisible()
  await centre.getByRole('button', { name: /^Mission activity/ }).click()
  const board = page.waitForResponse(/getMissionLeaderboard/)
  await centre
    .getByRole('button', { name: /^Leaderboard/ })
    .first()
    .click()
  expect((await board).ok()).toBe(true)
  const leaders = centre.getByRole('button', { name: 'Hide leaderboard' }).locator('xpath=following-sibling::div')
  // In the first hours of a week nobody has bet yet.
  const places = leaders.getByRole('listitem').or(leaders.getByText('Nobody has taken part yet.'))
  await expect(places.first()).toBeVisible()
})
