import type { Locator, Page } from '@playwright/test'
import type { VendorGameType } from '@/contract/generated/gateway-types'
import { goSignedIn } from './by-call'
import { expect, test } from './fixtures'
import { serverAddress } from './journey-server'
import { goTo } from './visit'

test.use({ viewport: { width: 1440, height: 900 } })

const player = { username: 'demo_player', password: 'Demo1234!' }

const lane = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).last()

/** The server lists cockfights under sports, as the document has it (1 §3). */
async function listUnderSports(page: Page): Promise<void> {
  await page.route(/GCSGAME_getVassGameType/, async (route) => {
    const { host, port } = new URL(route.request().url())
    // Node does not resolve every name below localhost.
    const answer = await route.fetch({
      url: route
        .request()
        .url()
        .replace(`http://${host}`, serverAddress(Number(port))),
    })
    const json = (await answer.json()) as { value?: VendorGameType['response'] }
    const lanes = json.value?.data.lanes.filter(({ gameClassify }) => gameClassify !== 'COCKFIGHT')
    await route.fulfill({
      response: answer,
      json: lanes === undefined ? json : { ...json, value: { data: { lanes } } },
    })
  })
}

test('lanes of providers stand in the order of the vendor map, and come again after a failure', async ({
  page,
  derby,
  sandbox,
  problems,
}) => {
  problems.expect(/status of 500/)
  await listUnderSports(page)
  await sandbox.fault(derby.code, { call: 'vendorGameType', kind: 'status', status: 500 })
  await goTo(page, `${derby.address}/sports`)
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' }).first()
  await expect(retry).toBeVisible()
  // The page retries by itself too, so the fault stands until the press has asked again.
  const again = page.waitForRequest(/GCSGAME_getVassGameType/)
  await retry.click()
  await again
  await sandbox.restore()
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 1000 })
    await expect(retry).toBeHidden({ timeout: 5000 })
  }).toPass()

  const tabs = page.getByRole('group', { name: 'Game providers' })
  await expect(tabs.getByRole('button')).toHaveText(['All', 'IBC', 'SBT', 'UG', '123BET', 'DS88'])
  // Lanes load when they are about to become visible.
  await expect(async () => {
    await page.mouse.wheel(0, 600)
    await expect(lane(page, 'Cockfight').getByRole('link')).toHaveText(/DS88/, { timeout: 500 })
  }).toPass()
  await expect(lane(page, 'Esports').getByRole('link')).toHaveText(/TF/)
  const heads = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  // Its target is the last heading of that name: the banner has it too.
  expect(heads[heads.lastIndexOf('Sports') + 1]).toBe('Cockfight')
  await expect(lane(page, 'Slots').getByRole('link', { name: /GG/ })).toContainText('New')
  await expect(lane(page, 'Slots').getByRole('link', { name: /PT/ })).toContainText('Hot')
  // The icons of the tabs are drawn in one colour, those of a lane each in its own.
  const drawn = (shown: Locator) =>
    shown
      .locator('[aria-hidden]')
      .first()
      .evaluate((icon) => getComputedStyle(icon).color)
  const slots = lane(page, 'Slots').getByRole('link')
  expect(await drawn(tabs.getByRole('button', { name: 'SBT' }))).toBe(
    await drawn(tabs.getByRole('button', { name: 'UG' })),
  )
  expect(await drawn(slots.filter({ hasText: 'PT' }))).not.toBe(await drawn(slots.filter({ hasText: 'MG' })))
  expect(await page.evaluate(() => sessionStorage.getItem('gameVendor'))).toContain('TF')
  await lane(page, 'Slots').getByRole('link', { name: /PT/ }).click()
  await expect(page).toHaveURL(`${derby.address}/rng?page=PT`)
  await expect(tabs.getByRole('button', { name: 'PT' })).toHaveAttribute('aria-pressed', 'true')
})

test('a provider without a lobby opens a list of its games, which is moved, closed from outside, and asks to sign in', async ({
  page,
  derby,
}) => {
  await goTo(page, `${derby.address}/pvp`)
  const provider = lane(page, 'PVP').getByRole('button', { name: /KY/ })
  await provider.click()
  const list = page.getByRole('dialog', { name: 'KY' })
  const games = list.getByRole('listitem').getByRole('button')
  await expect(games.first()).toContainText('Three Cards')

  const place = async () => Math.round((await list.boundingBox())?.x ?? 0)
  const before = await place()
  await list.getByRole('button', { name: 'Move this window with the arrow keys' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(place).toBeGreaterThan(before)
  // The page behind cannot be scrolled meanwhile; a press beside the list closes it.
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toContain('hidden')
  await page.mouse.click(5, 5)
  await expect(list).toBeHidden()

  await provider.click()
  await games.first().click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('You are not logged in, please login')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(`${derby.address}/pvp`)
})

test('icons of providers are the server’s by their path, asked for once, and drawn where they do not arrive', async ({
  page,
  aurora,
  lotus,
  problems,
}) => {
  problems.expect(/status of 404/)
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.includes('/product-image/')) asked.push(pathname.slice(pathname.lastIndexOf('/') + 1))
  })
  await page.route(/product-image\/PT_/, (route) => route.fulfill({ status: 404 }))
  await goTo(page, `${aurora.address}/rng`)
  const tabs = page.getByRole('group', { name: 'Game providers' })
  await expect(tabs.getByRole('button', { name: 'AG' }).locator('img')).toHaveAttribute('src', /AG_ACTIVE\.svg$/)
  await expect(tabs.getByRole('button', { name: 'PNG' }).locator('img')).toHaveAttribute('src', /PNG_COLOR\.svg$/)
  const loaded = tabs.getByRole('button', { name: 'PNG' }).locator('img')
  await expect.poll(() => loaded.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(tabs.getByRole('button', { name: 'PT' }).locator('svg path')).toBeAttached()
  await page
    .getByRole('navigation', { name: 'Game categories' })
    .getByRole('link', { name: 'Sports', exact: true })
    .click()
  // Where TY is offered, BTI is called 123BET.
  await expect(tabs.getByRole('button', { name: '123BET' }).locator('img')).toHaveAttribute('src', /123BET_COLOR\.svg$/)
  await goTo(page, `${aurora.address}/live`)
  await expect(tabs.getByRole('button', { name: 'PT' }).locator('svg path')).toBeAttached()
  expect(asked.filter((name) => name === 'PT_COLOR.svg')).toHaveLength(2)

  await goTo(page, `${lotus.address}/live`)
  await expect(page.getByRole('main').getByRole('button', { name: 'BBIN' }).locator('svg path').first()).toBeAttached()
})

test('lobbies begin with the provider that fits, keep stars, and show rooms and winners', async ({ page, aurora }) => {
  await goSignedIn(page, aurora, player)
  await goTo(page, `${aurora.address}/rng`)
  const tabs = page.getByRole('group', { name: 'Game providers' }).getByRole('button')
  await expect(tabs).toHaveText(['All', 'AG', 'PT', 'MG', 'PNG', 'CQ9', 'GG', 'RTG', 'MGS', 'TTG', 'ISB', 'AE', 'WD'])
  await expect(tabs.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await tabs.nth(0).click()
  await expect(page).toHaveURL(/\/rng\?page=all/)
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /^Games: (9|10),\d{3}$/ }),
  ).toBeVisible()
  // The number is there a moment before the games, which are rendered in pieces.
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)

  const games = page.getByRole('list', { name: 'Slots' })
  const star = games.getByRole('button', { name: /^Favourite:/ }).first()
  const name = (await star.getAttribute('aria-label')) ?? ''
  const isMarked = (await star.getAttribute('aria-pressed')) === 'true'
  if (!isMarked) await star.click()
  await page.getByRole('group', { name: 'Kind of games' }).getByRole('button', { name: 'Favourites' }).click()
  const kept = games.getByRole('button', { name })
  await expect(kept).toHaveAttribute('aria-pressed', 'true')
  await kept.click()
  await expect(games.getByRole('button', { name }).and(page.locator('[aria-pressed=true]'))).toHaveCount(0)

  for (const [path, vendors] of [
    ['/live', ['AG', 'PT', 'BBIN', 'DG', 'EA', 'OG', 'BG', 'Lotus', 'TGP']],
    ['/fish', ['AG', 'PT', 'CQ9', 'GG', 'BBIN', 'RTG']],
    ['/sports', ['IBC', 'SBT', 'UG', '123BET', 'DS88']],
    ['/pvp', ['KY', 'KX', 'TH', 'WS', 'XY']],
  ] as const) {
    await goTo(page, `${aurora.address}${path}`)
    await expect(tabs.filter({ hasNotText: 'All' }), path).toHaveText([...vendors])
  }
  await expect(page.getByRole('region', { name: 'Rooms' }).getByRole('listitem').first()).toContainText('seats taken')
  for (const path of ['/esports', '/cockfight']) {
    await goTo(page, `${aurora.address}${path}`)
    await expect(page.getByRole('main').getByRole('listitem').getByRole('button').first(), path).toBeVisible()
  }

  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('combobox').pressSequentially('winners')
  await page
    .getByRole('option', { name: /Winners/ })
    .first()
    .click()
  await expect(page).toHaveURL(`${aurora.address}/winners`)
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('₫')
})

test('lotteries have a prize mode, popular and recent ones, results, and stars that stay with the name', async ({
  page,
  aurora,
}) => {
  await goSignedIn(page, aurora, player)
  await goTo(page, aurora.address)
  await page.getByRole('navigation', { name: 'Game categories' }).getByRole('link', { name: 'Lottery' }).click()
  // The hall of the lotteries opens the page where the game of TCG_SEA is launched.
  await expect(page).toHaveURL(`${aurora.address}/seaLottery`)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await goTo(page, `${aurora.address}/elott`)
  const main = page.getByRole('main')
  await expect(main.getByRole('combobox', { name: 'Prize mode' }).getByRole('option')).toHaveText([
    'Classic',
    'House draws',
    'Electronic',
    'SEA',
  ])
  const tabs = main.getByRole('group', { name: 'Lotteries' })
  const star = main.getByRole('button', { name: 'Favourite: One-Minute Draw' })
  await star.click()
  expect(await page.evaluate(() => localStorage.getItem('LOTTFAV'))).toContain('demo_player')
  for (const tab of ['Popular', 'Recent']) {
    await tabs.getByRole('button', { name: tab }).click()
    await expect(tabs.getByRole('button', { name: tab })).toHaveAttribute('aria-pressed', 'true')
    await expect(main.getByRole('article').or(main.getByText('Nothing here yet')).first()).toBeVisible()
  }
  await tabs.getByRole('button', { name: 'Favourites' }).click()
  await expect(main.getByRole('button', { name: /^Favourite: / })).toHaveCount(1)
  await star.click()
  await expect(main.getByText('Nothing here yet')).toBeVisible()

  await expect(main.getByRole('heading', { name: 'Latest results' })).toBeVisible()
  await expect(main.getByText('Times in GMT+7')).toBeVisible()
  const ofOne = page.waitForResponse(/opened\/numero/)
  await main.getByRole('combobox', { name: 'Lottery' }).selectOption('One-Minute Draw')
  expect((await ofOne).ok()).toBe(true)
  await expect(page).toHaveURL(/drawn=/)
  await expect(main.getByRole('article').last()).toContainText('One-Minute Draw')
})
