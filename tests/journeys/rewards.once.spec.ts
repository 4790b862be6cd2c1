import type { Frame, Locator, Page } from '@playwright/test'
import { requestDeposit } from '@/contract/endpoints/cash-rows'
import { gameList } from '@/contract/endpoints/endpoint-rows'
import type { GameList, RequestDeposit } from '@/contract/generated/gateway-types'
import { callAs, goSignedIn, registerByCall } from './by-call'
import { expect, test, type Brand } from './fixtures'
import { goTo, reload } from './visit'

test.use({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
})

/** A new player with money to bet. */
async function playerWithMoney(page: Page, brand: Brand, act: (number: string) => Promise<void>): Promise<void> {
  await goSignedIn(page, brand, await registerByCall(brand))
  const { deposit } = await callAs<RequestDeposit>(page, brand, requestDeposit, { method: 'bank', amount: 400_000 })
  await act(deposit.number)
}

/** Opens the first slot of PT, and returns its frame once it runs. */
async function openSlot(page: Page, brand: Brand): Promise<Frame> {
  const { games } = await callAs<GameList>(page, brand, gameList, {
    clientType: 3,
    platform: 'flash,html5-desktop',
    channel: 'WEB',
    merchant: brand.code,
    gameType: 'RNG',
    vassalage: 'PT',
    language: 'EN',
    pageNo: 1,
    pageSize: 1,
  })
  const query = { vendor: 'PT', game: games[0]?.gameId ?? '', node: String(games[0]?.nodeId), type: 'RNG' }
  await goTo(page, `${brand.address}/game?${new URLSearchParams(query)}`)
  await expect(page.getByRole('status').filter({ hasText: 'is running' })).toBeAttached()
  const frame = page.frames().find((each) => each.url().startsWith('http://games.localhost'))
  if (frame === undefined) throw new Error('no game is shown')
  return frame
}

async function spin(reels: Frame, times: number): Promise<void> {
  for (let round = 0; round < times; round += 1) {
    const answered = reels.page().waitForResponse(/\/play\/round$/)
    await reels.getByRole('button', { name: 'Spin', exact: true }).press('Enter')
    await answered
    await expect(reels.getByRole('status')).toHaveText(/^(You won|No win)/)
  }
}

async function openMissions(page: Page, { address }: Brand): Promise<Locator> {
  await goTo(page, `${address}/?member=missions`)
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  await expect(missionOf(centre, 'Rounds of the week')).toBeVisible()
  return centre
}

/** A running mission: the list of running ones comes first. */
const missionOf = (centre: Locator, title: string) =>
  centre
    .getByRole('listitem')
    .filter({ has: centre.page().getByRole('heading', { name: title, level: 4 }) })
    .first()

/** The menu entry of the missions, which is in a menu on phones. */
async function expectEntry(centre: Locator, name: string): Promise<void> {
  const menu = centre.getByRole('button', { name: 'Menu', exact: true })
  const isPhone = await menu.isVisible()
  if (isPhone) await menu.click()
  await expect(centre.getByRole('button', { name, exact: true })).toBeVisible()
  if (isPhone) await menu.click()
}

test('bets move a mission, it is claimed once, the badge goes, and the receipt stands for it', async ({
  page,
  derby,
  sandbox,
}) => {
  await playerWithMoney(page, derby, (number) => sandbox.act(derby.code, 'approve-deposit', number))
  const before = await openMissions(page, derby)
  await expect(missionOf(before, 'Rounds of the week').getByText(/^Rounds played\s*0$/)).toBeVisible()
  await expectEntry(before, 'Mission activity')

  await spin(await openSlot(page, derby), 5)
  const centre = await openMissions(page, derby)
  const mission = missionOf(centre, 'Rounds of the week')
  await expect(mission.getByText(/^Rounds played\s*5$/)).toBeVisible()
  await expectEntry(centre, 'Mission activity, 1 to claim')
  await mission.getByRole('button', { name: /^Claim/ }).dblclick()
  const told = centre.getByRole('status').filter({ hasText: 'Rounds of the week, 5: ₫5,000.00' })
  await expect(told).toBeVisible()
  await expect(mission.getByText('Claimed', { exact: true })).toBeVisible()
  await expectEntry(centre, 'Mission activity')

  await told.getByRole('button', { name: 'Receipt' }).click()
  await expect(centre.getByText('₫5,000.00').first()).toBeVisible()
  await expect(centre.getByRole('definition').filter({ hasText: /^Rounds of the week$/ })).toBeVisible()
  expect(await sandbox.transfers(derby.code)).toEqual({ entries: 0, sum: 0 })
})

test('a raffle whose answer is lost is drawn once, and shows what was drawn', async ({
  page,
  aurora,
  sandbox,
  problems,
}) => {
  problems.expect(/ERR_/)
  await goSignedIn(page, aurora, { username: 'demo_vip', password: 'Demo1234!' })
  await sandbox.fault(aurora.code, { call: 'raffleClaim', kind: 'lost', times: 1 })
  await goTo(page, `${aurora.address}/?member=reward-center`)
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  const raffle = centre.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Raffle of the week' }) })
  await raffle.first().getByRole('button', { name: /^Draw/ }).click()
  const told = centre.getByRole('status').filter({ hasText: /^You drew: / })
  await expect(told).toBeVisible()
  const [prize = ''] = /(Consolation|Third|Second|First) prize/.exec((await told.textContent()) ?? '') ?? []
  await centre.getByRole('tab', { name: /^Claimed/ }).click()
  await expect(centre.getByRole('tab', { name: 'Claimed (1)' })).toBeVisible()
  await reload(page)
  await expect(centre.getByRole('heading', { name: 'Raffle of the week' })).toBeVisible()
  expect(prize).not.toBe('')
  expect(await sandbox.transfers(aurora.code)).toMatchObject({ sum: 0 })
})

test('a rebate is paid as it was shown, and then there is nothing left to claim', async ({ page, aurora, sandbox }) => {
  await goSignedIn(page, aurora, { username: 'demo_player', password: 'Demo1234!' })
  await goTo(page, `${aurora.address}/?member=manual-rebate`)
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  const total = await centre.getByRole('row').filter({ hasText: 'Total' }).getByRole('cell').textContent()
  await centre.getByRole('button', { name: 'Claim rebate' }).click()
  await page
    .getByRole('dialog', { name: 'Claim this rebate?' })
    .getByRole('button', { name: `Claim ${total}` })
    .click()
  await expect(centre.getByText(`${total} is in your main wallet.`)).toBeVisible()
  await expect(centre.getByText('None of your bets has ended since the last rebate.', { exact: false })).toBeVisible()
  expect(await sandbox.transfers(aurora.code)).toMatchObject({ sum: 0 })
})
