import { expect, test } from './fixtures'
import { goBack, goTo, reload } from './visit'

test.use({ viewport: { width: 360, height: 740 } })

const words = {
  aurora: { hot: 'Hot games', retry: 'Try again' },
  derby: { hot: 'Hot games', retry: 'Try again' },
  lotus: { hot: 'Trò chơi hot', retry: 'Thử lại' },
} as const

for (const name of ['aurora', 'derby', 'lotus'] as const) {
  test(`on ${name}'s home a lane of games that failed says so under its title, and comes when it is asked for again`, async ({
    page,
    problems,
    aurora,
    derby,
    lotus,
  }) => {
    problems.expect(/ERR_FAILED/)
    const brand = { aurora, derby, lotus }[name]
    const { hot, retry } = words[name]
    await page.route(/GCSGAME_hotGames/, (route) => route.abort())
    await goTo(page, brand.address)
    const lane = page.getByRole('region', { name: hot, exact: true })
    // Lanes load when they are about to become visible.
    await expect(async () => {
      await page.mouse.wheel(0, 600)
      await expect(lane.getByRole('button', { name: retry })).toBeVisible({ timeout: 500 })
    }).toPass()
    await page.unroute(/GCSGAME_hotGames/)
    // It is tried again by itself too, which may be before the press.
    await lane
      .getByRole('button', { name: retry })
      .click({ timeout: 1000 })
      .catch(() => undefined)
    await expect(lane.getByRole('list')).toBeVisible()
    await expect(lane.getByRole('button', { name: retry })).toBeHidden()
  })
}

test('a lane of games says so however its call failed, and comes by itself when the line is back', async ({
  page,
  context,
  problems,
  derby,
}) => {
  problems.expect(/Failed to load resource|did not arrive|hotGames/)
  const failures = [
    { status: 404, body: '' },
    { status: 429, body: '' },
    { status: 500, body: '' },
    { status: 200, json: { success: true, value: { list: 'none' } } },
  ]
  const lane = page.getByRole('region', { name: 'Hot games', exact: true })
  for (const failure of failures) {
    await page.unrouteAll()
    await page.route(/GCSGAME_hotGames/, (route) => route.fulfill(failure))
    await goTo(page, derby.address)
    await expect(async () => {
      await page.mouse.wheel(0, 600)
      await expect(lane.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 500 })
    }).toPass()
  }
  await context.setOffline(true)
  await page.unrouteAll()
  await context.setOffline(false)
  await expect(lane.getByRole('list')).toBeVisible()
  await expect(lane.getByRole('button', { name: 'Try again' })).toBeHidden()
})

for (const name of ['aurora', 'lotus'] as const) {
  test(`on ${name}'s home the first games follow the kinds of games, within the second screen of a phone`, async ({
    page,
    aurora,
    lotus,
  }) => {
    await goTo(page, { aurora, lotus }[name].address)
    const lane = page.getByRole('region', { name: words[name].hot, exact: true })
    const top = await lane.evaluate((section) => section.getBoundingClientRect().top + window.scrollY)
    expect(top).toBeLessThan(820)
  })
}

test("aurora's home has the hot providers and a lane of providers for each kind of games, which lead to their games", async ({
  page,
  aurora,
}) => {
  const newest = page.waitForRequest(/GCSGAME_newGameVendor/)
  await goTo(page, aurora.address)
  const lane = (name: string) => page.getByRole('main').getByRole('region', { name, exact: true })
  await lane('Hot providers').scrollIntoViewIfNeeded()
  await newest
  for (const card of await lane('Hot providers').getByRole('link').all()) await expect(card).toContainText('Hot')
  await page.getByRole('region', { name: 'Latest big wins' }).scrollIntoViewIfNeeded()
  for (const name of ['Slots', 'Live casino', 'Sports', 'Esports', 'Cockfight']) await expect(lane(name)).toBeVisible()
  await lane('Esports').getByRole('link', { name: 'TF' }).click()
  await expect(page).toHaveURL(`${aurora.address}/esports?page=TF`)
})

test("Back and a reload return to the same place of aurora's home, down the page and along its rows", async ({
  page,
  aurora,
}) => {
  await goTo(page, aurora.address)
  const region = (name: string) => page.getByRole('main').getByRole('region', { name, exact: true })
  const topOf = (name: string) => region(name).evaluate((section) => Math.round(section.getBoundingClientRect().top))
  const row = region('Hot games').getByRole('list')
  await row.scrollIntoViewIfNeeded()
  await row.evaluate((list) => list.scrollTo(400, 0))
  await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(300)
  const along = await row.evaluate((list) => Math.round(list.scrollLeft))

  // Past the lanes of vendors, which are much longer than their placeholder.
  await expect(async () => {
    await page.mouse.wheel(0, 2000)
    await expect(region('Why players stay')).toBeInViewport({ timeout: 500 })
  }).toPass()
  await expect(region('Cockfight')).toBeAttached()
  const top = await topOf('Why players stay')

  await page.getByRole('link', { name: 'Promotions', exact: true }).last().click()
  await expect(page).toHaveURL(/promotions/)
  await goBack(page)
  await expect.poll(() => topOf('Why players stay')).toBe(top)
  expect(Math.round(await row.evaluate((list) => list.scrollLeft))).toBe(along)
  await reload(page)
  await expect(region('Cockfight')).toBeAttached()
  await expect.poll(() => topOf('Why players stay')).toBe(top)
  await expect.poll(async () => Math.round(await row.evaluate((list) => list.scrollLeft))).toBe(along)
})
