import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { goSignedIn } from './by-call'
import { expect, test } from './fixtures'
import { goTo, reload } from './visit'

const player = { username: 'demo_player', password: 'Demo1234!' }

const centre = (page: Page): Locator => page.getByRole('dialog', { name: 'Member centre' })
const lines = (page: Page): Locator => centre(page).getByRole('table').getByRole('button')
const numbers = (page: Page): Promise<string[]> =>
  centre(page).getByRole('table').locator('[data-label="Number"]').allTextContents()
/** Lines are shown, and they are those of the last request. */
async function isAnswered(page: Page): Promise<void> {
  await expect(lines(page).first()).toBeVisible()
  await expect(centre(page).getByRole('table').and(page.locator('[aria-busy=true]'))).toHaveCount(0)
}

test('a record is what its address says: days, filter, order and page, after a reload too', async ({
  page,
  context,
  aurora,
}) => {
  await goSignedIn(page, aurora, player)
  await goTo(page, `${aurora.address}/help?member=transactionHistory`)
  await expect(lines(page).first()).toBeVisible()
  await centre(page).getByRole('button', { name: '30 days' }).click()
  await centre(page).getByLabel('Type').selectOption('Bet')
  await expect(page).toHaveURL(/member=transactionHistory.*kind=bet/)
  await isAnswered(page)
  await expect(lines(page).filter({ hasNotText: 'Bet' })).toHaveCount(0)
  const first = await numbers(page)
  await centre(page).getByRole('button', { name: 'Page 2 of' }).click()
  await expect(page).toHaveURL(/member=transactionHistory.*kind=bet.*page=2/)
  // The address changes before the table shows that it is loading.
  await expect.poll(() => numbers(page)).not.toEqual(first)
  await isAnswered(page)
  const second = await numbers(page)
  expect(first.filter((number) => second.includes(number))).toEqual([])
  await reload(page)
  await expect.poll(() => numbers(page)).toEqual(second)

  // A copied link in another tab, and Back to the page below the centre.
  const other = await context.newPage()
  await goSignedIn(other, aurora, player)
  await goTo(other, page.url())
  await expect.poll(() => numbers(other)).toEqual(second)
  await centre(page).getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(`${aurora.address}/help`)
})

test('a line opens to all that is known of it, and what was found is saved as a file', async ({ page, aurora }) => {
  await goSignedIn(page, aurora, player)
  await goTo(page, `${aurora.address}/?member=account-record`)
  const [number = ''] = await lines(page)
    .first()
    .click()
    .then(() => numbers(page))
  const detail = page.getByRole('dialog', { name: 'Account record' })
  await expect(detail).toContainText(number)
  await expect(detail).toContainText('Balance after')
  await page.keyboard.press('Escape')
  await expect(detail).toBeHidden()
  await expect(centre(page)).toBeVisible()

  const total = await lines(page).count()
  const saving = page.waitForEvent('download')
  await centre(page).getByRole('button', { name: 'Save as CSV' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^all-\d{4}-\d{2}-\d{2}-\d{4}-\d{2}-\d{2}\.csv$/)
  const rows = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
  expect(rows[0]).toBe('\uFEFFTime,Type,Wallet,Amount,Balance after,Number')
  // All of them, whichever page is shown.
  expect(rows.length).toBeGreaterThan(total)
  expect(rows[1]).toContain(number)
})

test('days that are none, or too many, are refused before anybody is asked', async ({ page, aurora, problems }) => {
  await goSignedIn(page, aurora, player)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('MemTransDet')) asked.push(request.url())
  })
  await goTo(page, `${aurora.address}/?member=account-record&from=2026-11-20&to=2026-11-01`)
  await expect(centre(page).getByRole('alert')).toHaveText('The first day is after the last one.')
  await goTo(page, `${aurora.address}/?member=account-record&tab=deposits&from=1970-01-01&to=2026-11-01`)
  await expect(centre(page).getByRole('alert')).toHaveText('Choose 7 days at most.')
  expect(asked).toEqual([])
  await centre(page).getByLabel('From').fill('2026-10-28')
  await centre(page).getByRole('button', { name: 'Show' }).click()
  await expect(centre(page).getByRole('alert')).toBeHidden()
  await expect(page).toHaveURL(/from=2026-10-28&to=2026-11-01/)
  expect(problems.unexpected).toEqual([])
})

test('a record whose call fails says so, keeps what was asked for, and comes by a retry', async ({
  page,
  aurora,
  problems,
}) => {
  problems.expect(/status of 500/)
  await goSignedIn(page, aurora, player)
  // It also retries by itself, with exponential backoff: two failures leave time for the click.
  let failures = 0
  let isBroken = true
  await page.route('**/ODSFE2_MemTransDet*', async (route) => {
    if (!isBroken) return route.continue()
    await route.fulfill({ status: 500, json: { success: false, message: '' } })
    failures++
  })
  await goTo(page, `${aurora.address}/?member=account-record&kind=win`)
  await expect.poll(() => failures).toBeGreaterThan(2)
  const retry = centre(page).getByRole('alert').getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  isBroken = false
  // On a busy machine the lines may appear before the click.
  await retry.click({ timeout: 3000 }).catch(() => undefined)
  await expect(lines(page).first()).toHaveText(/^Win: /)
  await expect(centre(page).getByLabel('Type')).toHaveValue('win')
})

test('a player goes without a column of the table by keyboard, on this device; others are not offered', async ({
  page,
  aurora,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await goSignedIn(page, aurora, player)
  await goTo(page, `${aurora.address}/?member=account-record`)
  const heads = centre(page).getByRole('columnheader')
  await expect(heads).toHaveText(['Time', 'Type', 'Wallet', 'Amount', 'Balance after', 'Number'])
  const opener = centre(page).getByRole('button', { name: 'Columns' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Columns' })
  await expect(sheet.getByRole('checkbox')).toHaveCount(6)
  // It cannot be hidden, because it opens the lines.
  await expect(sheet.getByRole('checkbox', { name: 'Type' })).toBeDisabled()
  await sheet.getByRole('checkbox', { name: 'Wallet' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await expect(heads).toHaveText(['Time', 'Type', 'Amount', 'Balance after', 'Number'])
  await expect(centre(page).getByRole('cell', { name: 'Main wallet' })).toHaveCount(0)
  await reload(page)
  await expect(heads).toHaveText(['Time', 'Type', 'Amount', 'Balance after', 'Number'])

  // A card on a phone has two lines, and its detail all that is known.
  await page.setViewportSize({ width: 360, height: 800 })
  await expect(opener).toBeHidden()
  await expect(
    centre(page)
      .getByRole('cell', { name: /Balance after/ })
      .first(),
  ).toBeVisible()
  await lines(page).first().click()
  await expect(page.getByRole('dialog', { name: 'Account record' })).toContainText('Main wallet')
})

test('six lines of a record stand on a phone, the first within 250 pixels, and the filters in a sheet', async ({
  page,
  aurora,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await goSignedIn(page, aurora, player)
  await goTo(page, `${aurora.address}/?member=account-record`)
  await isAnswered(page)
  const cards = await centre(page)
    .getByRole('row')
    .filter({ has: page.getByRole('button') })
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })))
  expect(cards[0]?.top).toBeLessThanOrEqual(250)
  expect(cards.filter(({ bottom }) => bottom <= 740).length).toBeGreaterThanOrEqual(6)

  await centre(page).getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByLabel('Type').selectOption('Win')
  await sheet.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page).toHaveURL(/kind=win/)
  await isAnswered(page)
  await expect(lines(page).filter({ hasNotText: 'Win' })).toHaveCount(0)
  await expect(
    centre(page)
      .getByRole('status')
      .filter({ hasText: /^Entries found: \d+$/ }),
  ).toBeAttached()
  // What is set is told on the row, and taken back by one press.
  await centre(page).getByRole('button', { name: 'Filters 1' }).click()
  await sheet.getByRole('button', { name: 'Show all kinds' }).click()
  await expect(page).not.toHaveURL(/kind=/)
  await page.keyboard.press('Escape')
  await expect(centre(page).getByRole('button', { name: 'Filters', exact: true })).toBeFocused()
})

test("a phone asks for one's own days in a sheet, which says what is wrong with them", async ({ page, aurora }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await goSignedIn(page, aurora, player)
  await goTo(page, `${aurora.address}/?member=account-record`)
  await expect(lines(page).first()).toBeVisible()
  // Whose days and times these are stands in sight, with no sheet open.
  await expect(centre(page).getByRole('rowheader').first()).toHaveText(/, \d{4} GMT\+7$/)
  await expect(centre(page).getByText('GMT+7', { exact: true }).first()).toBeInViewport()
  await centre(page).getByRole('button', { name: 'Choose dates' }).click()
  const sheet = page.getByRole('dialog', { name: 'Choose dates' })
  await expect(sheet).toContainText('30 days at most')
  await sheet.getByLabel('From').fill('2026-01-01')
  await sheet.getByLabel('To').fill('2026-06-01')
  await sheet.getByRole('button', { name: 'Show' }).click()
  await expect(sheet.getByRole('alert')).toHaveText('Choose 30 days at most.')
  await expect(sheet.getByRole('button', { name: 'Show' })).toBeFocused()
  await sheet.getByLabel('To').fill('2026-01-20')
  await sheet.getByRole('button', { name: 'Show' }).click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/from=2026-01-01&to=2026-01-20/)
  await expect(centre(page).getByRole('button', { name: 'Choose dates Jan 1, 2026 – Jan 20, 2026' })).toBeVisible()
})
