import type { Locator, Page } from '@playwright/test'
import { goSignedIn } from './by-call'
import { expect, test, type Brand } from './fixtures'
import { journeyPort, serverAddress } from './journey-server'
import { goTo, reload } from './visit'

const player = { username: 'demo_player', password: 'Demo1234!' }

/** Opens the wallets of a player with money to transfer. */
/** The wallets hold what they begin with: other journeys play for the same account. */
test.beforeEach(async ({ sandbox, aurora }) => sandbox.reset(aurora.code))

async function openWallet(page: Page, brand: Brand): Promise<Locator> {
  await goSignedIn(page, brand, player)
  await goTo(page, `${brand.address}/?member=wallet-transfer`)
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  await expect(amountOf(centre)).toBeVisible()
  return centre
}

const amountOf = (centre: Locator) => centre.getByRole('textbox', { name: 'Amount' })
const submitOf = (centre: Locator) => centre.getByRole('button', { name: 'Transfer now' })

/** The page's message about a transfer of 100 to PT. */
async function expectMoved(centre: Locator): Promise<void> {
  await expect(centre.getByRole('status').filter({ hasText: '100.00 moved from Main wallet to PT.' })).toBeVisible()
  await expect(centre.getByRole('listitem').filter({ hasText: /^PT/ })).toContainText('₫100.00')
}

async function choosePt(centre: Locator, amount = '100'): Promise<void> {
  await centre.getByRole('combobox', { name: 'To', exact: true }).selectOption('PT')
  await amountOf(centre).fill(amount)
}

test('a connection that drops after the transfer moves the money once, and the page says so', async ({
  page,
  aurora,
  sandbox,
  problems,
}) => {
  problems.expect(/ERR_/)
  const centre = await openWallet(page, aurora)
  // Chromium itself retries a POST when a kept-alive connection closes without an answer.
  await sandbox.fault(aurora.code, { call: 'walletTransfer', kind: 'lost', times: 1 })
  await choosePt(centre)
  await submitOf(centre).click()
  await expectMoved(centre)
  expect(await sandbox.transfers(aurora.code)).toEqual({ entries: 1, sum: 0 })
})

test('an answer that does not arrive, and one that tells nothing, are asked for until they are there', async ({
  page,
  aurora,
  sandbox,
  problems,
}) => {
  problems.expect(/ERR_|500/)
  const centre = await openWallet(page, aurora)
  await sandbox.fault(aurora.code, { call: 'walletTransfer', kind: 'status', status: 500, times: 1 })
  const beingChecked = centre.getByText('Being checked: ₫100.00 from Main wallet to PT.')
  let asked = 0
  await page.route(/GCS_walletTransfer/, async (route) => {
    asked += 1
    if (asked !== 2) return route.continue()
    await expect(beingChecked).toBeVisible()
    // The server does it, and its answer is lost. Node does not resolve every name below localhost.
    await route.fetch({ url: route.request().url().replace(aurora.address, serverAddress(journeyPort)) })
    await route.abort()
  })
  await choosePt(centre)
  await submitOf(centre).click()
  await expectMoved(centre)
  expect(await sandbox.transfers(aurora.code)).toEqual({ entries: 1, sum: 0 })
})

test('a double press, and Enter after it, move the money once', async ({ page, aurora, sandbox }) => {
  const centre = await openWallet(page, aurora)
  await choosePt(centre)
  await submitOf(centre).dblclick()
  await expectMoved(centre)
  await expect(amountOf(centre)).toHaveValue('')
  expect(await sandbox.transfers(aurora.code)).toEqual({ entries: 1, sum: 0 })
})

test('a page that is loaded anew in flight finds its transfer, which counts once', async ({
  page,
  aurora,
  sandbox,
  problems,
}) => {
  problems.expect(/ERR_/)
  const centre = await openWallet(page, aurora)
  await sandbox.fault(aurora.code, { call: 'walletTransfer', kind: 'delay', delay: 3000, times: 1 })
  await choosePt(centre)
  const leaves = page.waitForRequest(/GCS_walletTransfer/)
  await submitOf(centre).click()
  await leaves
  await reload(page)
  await expectMoved(centre)
  expect(await sandbox.transfers(aurora.code)).toEqual({ entries: 1, sum: 0 })
})

test('a second tab waits for the first one, and shows what there is then', async ({
  page,
  context,
  aurora,
  sandbox,
}) => {
  const first = await openWallet(page, aurora)
  const other = await context.newPage()
  const second = await openWallet(other, aurora)
  await choosePt(first)
  await choosePt(second)
  const told = second.getByText(/^Being checked/)
  // Pending until the other tab has shown this, and a key was pressed.
  let go = () => {}
  const hasMet = new Promise<void>((resolve) => (go = resolve))
  await page.route(/GCS_walletTransfer/, (route) => hasMet.then(() => route.continue()), { times: 1 })
  await submitOf(first).click()
  await expect(told).toBeVisible()
  // The form is inactive meanwhile: pressing Enter has no effect either.
  await amountOf(second).press('Enter')
  await expect(told).toBeVisible()
  go()
  await expectMoved(first)
  await expect(told).toBeHidden()
  await expect(second.getByRole('listitem').filter({ hasText: /^PT/ })).toContainText('₫100.00')
  await expect(amountOf(second)).toHaveValue('100')
  expect(await sandbox.transfers(aurora.code)).toEqual({ entries: 1, sum: 0 })
})

test('a refusal says why and frees the form; a recall names what could not be moved', async ({
  page,
  aurora,
  sandbox,
}) => {
  const centre = await openWallet(page, aurora)
  await choosePt(centre, '99,000,000')
  await submitOf(centre).click()
  await expect(centre.getByRole('alert')).toContainText('There is only ₫2,854,500.00 in this wallet.')
  await amountOf(centre).fill('100')
  await page.keyboard.press('Enter')
  await expectMoved(centre)
  await sandbox.act(aurora.code, 'set-maintenance', 'PT')
  await choosePt(centre)
  await submitOf(centre).click()
  await expect(centre.getByText(/^Nothing was moved\..*This provider is under maintenance/)).toBeVisible()
  await expect(amountOf(centre)).toHaveValue('100')
  await expect(centre.getByText('PT is under maintenance. Nothing can be moved')).toBeVisible()
  await centre.getByRole('combobox', { name: 'To', exact: true }).selectOption('AG')
  await amountOf(centre).fill('50.5')
  await submitOf(centre).click()
  await expect(centre.getByText('₫50.50 moved from Main wallet to AG.')).toBeVisible()
  await centre.getByRole('button', { name: 'Move all to main wallet' }).click()
  const told = centre.getByRole('status').filter({ hasText: '₫50.50 is back in your main wallet.' })
  await expect(told.getByRole('listitem')).toHaveText('PT: ₫100.00')
  await expect(centre.getByRole('listitem').filter({ hasText: 'Main wallet' })).toContainText('₫2,854,400.00')
  expect(await sandbox.transfers(aurora.code)).toMatchObject({ sum: 0 })
})

test('what was typed stays through another panel and a session that was lost', async ({
  page,
  aurora,
  sandbox,
  problems,
}) => {
  problems.expect(/401/)
  const centre = await openWallet(page, aurora)
  await choosePt(centre, '1234.5')
  await centre.getByRole('button', { name: 'My account' }).click()
  await centre.getByRole('button', { name: 'My wallet' }).click()
  await expect(amountOf(centre)).toHaveValue('1,234.50')
  await sandbox.fault(aurora.code, { call: 'walletTransfer', kind: 'status', status: 401, times: 1 })
  await submitOf(centre).click()
  await page.getByRole('alertdialog', { name: 'Notice' }).getByRole('button', { name: 'Login' }).click()
  const form = page.getByRole('dialog', { name: /^Welcome to/ })
  await form.getByLabel('Password', { exact: true }).fill(player.password)
  await form.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByRole('button', { name: 'Start playing' }).click()
  await expect(amountOf(centre)).toHaveValue('1,234.50')
  await expect(centre.getByRole('combobox', { name: 'To', exact: true })).toHaveValue('PT')
  await expect(centre.getByText('You are no longer signed in')).toHaveCount(0)
  expect(await sandbox.transfers(aurora.code)).toEqual({ entries: 0, sum: 0 })
})

test('a transfer that was sent offline is settled when the line is back, and told where its form is not shown', async ({
  page,
  context,
  aurora,
  sandbox,
  problems,
}) => {
  problems.expect(/Failed to load resource|did not arrive/)
  const centre = await openWallet(page, aurora)
  // The panel's code and lines are loaded before the network fails.
  await centre.getByRole('button', { name: 'Account record', exact: true }).click()
  await expect(centre.getByRole('table')).toBeVisible()
  await centre.getByRole('button', { name: 'My wallet' }).click()
  await choosePt(centre)
  await context.setOffline(true)
  await submitOf(centre).click()
  await expect(centre.getByText(/^Being checked/)).toBeVisible()
  await centre.getByRole('button', { name: 'Account record', exact: true }).click()
  await context.setOffline(false)
  const told = page.getByRole('status').filter({ hasText: 'Transfer: your last request went through.' })
  await expect(centre.getByRole('table')).toBeVisible()
  await expect(told).toBeVisible()
  // The notice is in the centre, because nothing outside of it can be pressed.
  await told.getByRole('button', { name: 'Close' }).click()
  await expect(told).toBeHidden()
  expect(await sandbox.transfers(aurora.code)).toEqual({ entries: 1, sum: 0 })
})

test('letters beside an amount are what they multiply, shown before it is sent, or it is none', async ({
  page,
  aurora,
}) => {
  const centre = await openWallet(page, aurora)
  await centre.getByRole('combobox', { name: 'To', exact: true }).selectOption('PT')
  await amountOf(centre).click()
  await page.keyboard.type('100x')
  await page.keyboard.press('Enter')
  await expect(centre.getByRole('alert').filter({ hasText: 'Write the amount in digits' })).toBeVisible()
  await page.keyboard.press('Backspace')
  await page.keyboard.type('k')
  await expect(centre.getByText('100,000', { exact: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(centre.getByRole('status').filter({ hasText: '100,000.00 moved from Main wallet to PT.' })).toBeVisible()
})
