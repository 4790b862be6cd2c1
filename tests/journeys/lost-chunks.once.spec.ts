import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { field, header, openLogin } from './player'
import { goBack, goTo } from './visit'

/** Makes requests for a chunk fail while `isLost` holds. */
async function lose(page: Page, chunk: RegExp, isLost = () => true): Promise<void> {
  await page.route(chunk, (route) => (isLost() ? route.abort() : route.continue()))
}

/** Presses the header's Login and waits for the page reload that follows. */
async function pressLoginAndSeeItLoadAnew(page: Page): Promise<void> {
  const loadedAnew = page.waitForEvent('load')
  await header(page).getByRole('button', { name: 'Login' }).click()
  await loadedAnew
}

/** Counts the documents that the page loads. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++
  })
  return () => loads
}

const dialogChunk = /\/assets\/login-register-[^/]+\.js/

test('the page is loaded anew for a chunk that is lost, and then has it', async ({ page, aurora, problems }) => {
  problems.expect(/Failed to load resource|login-register/)
  await goTo(page, aurora.address)
  const loads = countLoads(page)
  await lose(page, dialogChunk, () => loads() === 0)
  await pressLoginAndSeeItLoadAnew(page)
  await expect(header(page).getByRole('button', { name: 'Login' })).toBeVisible()
  await header(page).getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(loads()).toBe(1)
})

test('a chunk that stays lost says so and loads the page anew once, never in a loop', async ({
  page,
  aurora,
  problems,
}) => {
  problems.expect(/Failed to load resource|login-register/)
  await goTo(page, aurora.address)
  const loads = countLoads(page)
  await lose(page, dialogChunk)
  await pressLoginAndSeeItLoadAnew(page)
  await header(page).getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('dialog')).toContainText('This part could not be loaded')
  expect(loads()).toBe(1)
})

test('a page that cannot get the code of any dialog says so where it is seen, and opens the dialog at a retry', async ({
  page,
  aurora,
  problems,
}) => {
  problems.expect(/Failed to load resource|open-dialogs/)
  let isLost = true
  await lose(page, /\/assets\/open-dialogs-[^/]+\.js/, () => isLost)
  await goTo(page, aurora.address)
  await pressLoginAndSeeItLoadAnew(page)
  await header(page).getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('This part could not be loaded')).toBeInViewport()
  isLost = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('what was typed is not lost to a page that is loaded anew', async ({ page, derby, problems }) => {
  problems.expect(/Failed to load resource|login-register/)
  await goTo(page, `${derby.address}/register`)
  const loads = countLoads(page)
  await lose(page, dialogChunk)
  const username = field(page.getByRole('main'), 'Username')
  await username.fill('half_typed')
  await header(page).getByRole('button', { name: 'Login' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('This part could not be loaded')
  await page.keyboard.press('Escape')
  await expect(username).toHaveValue('half_typed')
  expect(loads()).toBe(0)
})

test('a page whose code stays lost is a navigation error, and opens at a retry', async ({ page, aurora, problems }) => {
  problems.expect(/Failed to load resource|guarded-page/)
  let isLost = true
  await lose(page, /\/assets\/guarded-page-[^/]+\.js/, () => isLost)
  await goTo(page, `${aurora.address}/game`)
  await expect(page.getByText('This page could not be opened')).toBeVisible()
  isLost = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog').getByRole('tab', { name: 'Login' })).toBeVisible()
})

test('what a page does without a click comes with the line, where its code was lost', async ({
  page,
  aurora,
  problems,
}) => {
  problems.expect(/Failed to load resource|page-events/)
  let isLost = true
  await lose(page, /\/assets\/page-events-[^/]+\.js/, () => isLost)
  const failed = page.waitForEvent('console', (message) => message.text().includes('page-events failed'))
  await goTo(page, aurora.address)
  await failed
  isLost = false
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await openLogin(page)
  await page.waitForFunction(() => (history.state as { over?: number }).over === 1)
  await goBack(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test("a dialog's code is there before it is opened, once the pointer or the focus is on its button", async ({
  page,
  aurora,
}) => {
  await goTo(page, aurora.address)
  const arrived = page.waitForResponse(dialogChunk)
  await header(page).getByRole('button', { name: 'Login' }).focus()
  expect((await arrived).ok()).toBe(true)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a page whose texts stay lost says so, and has them after a retry', async ({ page, aurora, problems }) => {
  problems.expect(/Failed to load resource/)
  const loads = countLoads(page)
  let isLost = true
  await lose(page, /\/(brand\/EN\.|assets\/texts-EN-)[^/]+\.json/, () => isLost)
  await goTo(page, `${aurora.address}/help`)
  await expect(page.getByText('The site could not be shown')).toBeVisible()
  expect(loads()).toBe(2)
  isLost = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Terms and conditions' })).toBeVisible()
})

test('a dialog waits for the texts that the home page does not hold', async ({ page, aurora }) => {
  let giveTexts = () => {}
  const given = new Promise<void>((resolve) => (giveTexts = resolve))
  await page.route(/\/(brand\/EN\.|assets\/texts-EN-)[^/]+\.json/, async (route) => {
    await given
    await route.continue()
  })
  await goTo(page, aurora.address)
  await header(page).getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('status').getByText('Loading')).toBeAttached()
  await expect(page.getByText('form.username')).toHaveCount(0)
  giveTexts()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Username' })).toBeVisible()
})

const restOfSite = /\/brand\/site\.[^/]+\.json/

test('a link waits for what its page is made of, and home stands meanwhile', async ({ page, aurora }) => {
  let give = () => {}
  const given = new Promise<void>((resolve) => (give = resolve))
  await page.route(restOfSite, async (route) => {
    await given
    await route.continue()
  })
  await goTo(page, aurora.address)
  // The link appears once the menu is hydrated.
  await expect(page.getByRole('link', { name: 'All promotions' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Help' }).click()
  await expect(page.getByRole('status').getByText('Loading')).toBeAttached()
  await expect(page).toHaveURL(`${aurora.address}/`)
  give()
  await expect(page.getByRole('heading', { name: 'Terms and conditions' })).toBeVisible()
})

test('a page whose data stay lost says so, and has them after a retry', async ({ page, aurora, problems }) => {
  problems.expect(/Failed to load resource/)
  let isLost = true
  await lose(page, restOfSite, () => isLost)
  await goTo(page, `${aurora.address}/help`)
  await expect(page.getByText('The site could not be shown')).toBeVisible()
  isLost = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Terms and conditions' })).toBeVisible()
})
