import axe from 'axe-core'
import type { Frame, Locator, Page } from '@playwright/test'
import { goSignedIn } from './by-call'
import { firstOf } from './first-game'
import { expect, test, type Brand } from './fixtures'
import { goTo } from './visit'

const player = { username: 'demo_player', password: 'Demo1234!' }

test.use({ viewport: { width: 360, height: 740 } })

/** Opens a game's page as a player, and returns the frame once the game runs. */
async function openGame(page: Page, { address }: Brand, query: string): Promise<Frame> {
  await goTo(page, `${address}/game?${query}`)
  await expect(page.getByRole('status').filter({ hasText: 'is running' })).toBeAttached()
  const frame = page.frames().find((each) => each.url().startsWith('http://games.localhost'))
  if (frame === undefined) throw new Error('no game is shown')
  return frame
}

async function expectNoBarrier(frame: Frame): Promise<void> {
  await frame.evaluate(axe.source)
  const found = await frame.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: { run: () => Promise<axe.AxeResults> } }).axe.run()
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
  })
  expect(found).toEqual([])
}

const figureIn = (frame: Frame, name: string): Locator =>
  frame.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd')
const balanceIn = (frame: Frame): Locator => figureIn(frame, 'Balance')
const amountOf = async (shown: Locator): Promise<number> =>
  Number(((await shown.textContent()) ?? '').replace(/[^\d.-]/g, ''))

test('a round in a slot and one at a table are in the record, and the balance is what they left', async ({
  page,
  aurora,
}) => {
  await goSignedIn(page, aurora, player)
  const reels = await openGame(page, aurora, await firstOf(page, aurora, 'RNG', 'PT'))
  await expectNoBarrier(reels)
  // The winnings at the largest stake fit on a phone.
  const stakes = reels.getByRole('radio')
  await stakes.last().check({ force: true })
  await reels.getByRole('button', { name: 'Paytable' }).click()
  const paytable = reels.getByRole('dialog', { name: 'Paytable' })
  await expect(paytable.getByRole('cell').last()).toBeVisible()
  expect(await paytable.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0)
  await paytable.getByRole('button', { name: 'Close' }).click()
  await stakes.first().check({ force: true })
  // A phone in landscape orientation shows all controls.
  await page.setViewportSize({ width: 740, height: 360 })
  for (const name of ['Spin', 'Auto play'])
    await expect(reels.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 360, height: 740 })
  const before = await amountOf(balanceIn(reels))
  const stage = await page.locator('iframe').boundingBox()
  expect(stage).toMatchObject({ x: 0, y: 40, width: 360 })
  await reels.getByRole('button', { name: 'Spin' }).press('Enter')
  await expect(reels.getByRole('status')).toHaveText(/^(You won|No win)/)
  const won = await amountOf(figureIn(reels, 'Win'))
  const left = await amountOf(balanceIn(reels))
  const stake = before + won - left
  expect(stake).toBeGreaterThan(0)
  // The site's own bar refreshes the balance, and shows the session's result.
  const balance = page.getByRole('button', { name: /^Balance/ })
  await expect.poll(() => amountOf(balance)).toBeCloseTo(left, 2)
  expect(await page.locator('iframe').boundingBox()).toEqual(stage)
  await balance.click()
  const figures = page.getByRole('dialog')
  const result = figures.getByRole('term').filter({ hasText: 'Net result' }).locator('xpath=following-sibling::dd')
  await expect.poll(() => amountOf(result)).toBeCloseTo(won - stake, 2)
  await figures.getByRole('button', { name: 'Close' }).click()

  const table = await openGame(page, aurora, await firstOf(page, aurora, 'LIVE', 'AG'))
  await table.getByRole('button', { name: /^Banker 0.95:1/ }).press('Space')
  await table.getByRole('button', { name: 'Deal' }).press('Enter')
  await expect(table.getByRole('status').filter({ hasText: /^Player \d\s· Banker \d\s· / })).toBeVisible()
  await expectNoBarrier(table)
  const end = await amountOf(balanceIn(table))

  // Leaving a running game asks for confirmation.
  await page.getByRole('button', { name: 'Back to the lobby' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave the game' }).click()
  await expect(page.getByRole('dialog').or(page.locator('iframe'))).toHaveCount(0)
  // Going back reloads the previous page, which cleans up its history: a navigation at the same time would be a race.
  await expect(page).not.toHaveURL(/\/game\?/)
  await page.waitForLoadState('networkidle')
  await goTo(page, `${aurora.address}/?member=account-record`)
  const bets = page
    .getByRole('dialog', { name: 'Member centre' })
    .getByRole('table')
    .getByRole('row')
    .filter({ hasText: 'Bet' })
  await expect(bets.first()).toContainText(new Intl.NumberFormat('en').format(end - (await winOf(page))))
})

/** The amount of the last win, if the newest line is one. */
async function winOf(page: Page): Promise<number> {
  const newest = page.getByRole('dialog', { name: 'Member centre' }).getByRole('table').getByRole('row').nth(1)
  const text = (await newest.textContent()) ?? ''
  return text.includes('Win') ? Number((/\+₫([\d,.]+)/.exec(text)?.[1] ?? '0').replaceAll(',', '')) : 0
}

test('a visitor, a trial account and a player each go from home to a running game in two presses', async ({
  page,
  aurora,
}) => {
  const firstHot = page.getByRole('region', { name: 'Hot games' }).locator('[data-open]').first()
  const pressFirstHot = () => firstHot.click()
  const running = page.getByRole('status').filter({ hasText: 'is running' })
  await goTo(page, aurora.address)
  await pressFirstHot()
  await page.getByRole('dialog').getByRole('button', { name: 'Try for free' }).click()
  await expect(running).toBeAttached()
  await expect(page.getByRole('heading', { level: 1 }).locator('xpath=..')).toContainText('Demo')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await goTo(page, aurora.address)
  await pressFirstHot()
  await expect(running).toBeAttached()

  await page.evaluate(() => sessionStorage.clear())
  await goSignedIn(page, aurora, player)
  await pressFirstHot()
  await page.getByRole('dialog').getByRole('button', { name: 'Play for money' }).click()
  await expect(running).toBeAttached()
})

test('what is no game is said in words: no answer, no address, an address used before, a session that ended', async ({
  page,
  context,
  aurora,
  sandbox,
  problems,
}) => {
  problems.expect(/status of (401|410|500)/)
  await goSignedIn(page, aurora, player)
  const slot = await firstOf(page, aurora, 'RNG', 'PT')
  const answer = (content: string) => ({ json: { success: true, code: null, message: null, value: { content } } })
  const alert = page.getByRole('alert')

  for (const content of ['javascript:parent.hacked=1', 'https://evil.example/', '']) {
    await page.route(/\/wps\/game\/launchGame/, (route) => route.fulfill(answer(content)), { times: 1 })
    await goTo(page, `${aurora.address}/game?${slot}`)
    await expect(alert).toContainText('its address is not valid')
    await expect(page.locator('iframe')).toHaveCount(0)
  }
  // A retry gets a new game URL.
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'is running' })).toBeAttached()
  const used =
    page
      .frames()
      .find((each) => each.url().includes('/launch/'))
      ?.url() ?? ''
  const again = await context.newPage()
  expect((await goTo(again, used))?.status()).toBe(410)
  await again.close()

  // A message of the right shape from another origin is ignored.
  await page.evaluate(() => postMessage({ source: 'livery-game', type: 'round', stake: 0, win: 900_000_000 }, '*'))
  await page.getByRole('button', { name: /^Balance/ }).click()
  await expect(page.getByRole('dialog')).toContainText('Net result')
  await expect(page.getByRole('dialog')).not.toContainText('9,000,000')
  await page.keyboard.press('Escape')

  await sandbox.fault(aurora.code, { call: 'launchGame', kind: 'status', times: 1 })
  await goTo(page, `${aurora.address}/game?${slot}`)
  await expect(alert).toBeVisible()
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'is running' })).toBeAttached()
  // Only the game notices that the session has ended: a call of the page itself would report it first, in other words.
  await page.route(/\/wps\//, () => undefined)
  await sandbox.reset(aurora.code)
  const frame = page.frames().find((each) => each.url().includes('/launch/'))
  await frame?.getByRole('button', { name: 'Spin' }).click()
  await expect(alert).toContainText('Your session has ended')
})

test('a spin that gets no answer ends on a covered board, which shows no result', async ({
  page,
  aurora,
  problems,
}) => {
  problems.expect(/ERR_/)
  await goSignedIn(page, aurora, player)
  const game = await openGame(page, aurora, await firstOf(page, aurora, 'RNG', 'PT'))
  await expect(game.locator('svg')).toHaveCount(15)
  await page.route('**/play/round', (route) => route.abort())
  await game.getByRole('button', { name: 'Spin', exact: true }).click()
  await expect(game.getByRole('status')).toHaveText(/^The server cannot be reached/)
  await expect(game.locator('svg')).toHaveCount(0)
})
