import type { Locator } from '@playwright/test'
import { goSignedIn } from './by-call'
import { expect, test } from './fixtures'
import { goBack, goTo, reload } from './visit'

const player = { username: 'demo_player', password: 'Demo1234!' }

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a game is found by its name, kept by its star, and opened; then it is the one played last', async ({
    page,
    aurora,
  }) => {
    await goSignedIn(page, aurora, player)
    await goTo(page, `${aurora.address}/rng?page=all`)
    const games = page.getByRole('list', { name: 'Slots' })
    await expect(games.getByRole('listitem').first()).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search games' }).fill('crystal tower')
    const counted = page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: / of [\d,]+ games$/ })
    await expect(counted).toBeVisible()
    const star = games.getByRole('button', { name: /^Favourite: .*Crystal Tower/ }).first()
    const name = (await star.getAttribute('aria-label'))?.replace('Favourite: ', '') ?? ''
    await star.click()
    await expect(star).toHaveAttribute('aria-pressed', 'true')

    await games.getByRole('button', { name, exact: true }).click()
    await page.getByRole('dialog', { name }).getByRole('button', { name: 'Play for money' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'is running' })).toBeAttached()
    await goTo(page, `${aurora.address}/rng?page=all&list=recents`)
    // Other journeys of this account may have played before.
    const last = games.getByRole('listitem').first()
    await expect(last.getByRole('button', { name, exact: true })).toBeAttached()
    await expect(star).toHaveAttribute('aria-pressed', 'true')
  })
})

test('filters and place are there after a game, a reload and another lobby, and one press clears them', async ({
  page,
  derby,
}) => {
  await goSignedIn(page, derby, player)
  await goTo(page, `${derby.address}/rng?page=all`)
  const games = page.getByRole('list', { name: 'Slots' }).getByRole('listitem')
  await expect(games.first()).toBeVisible()
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('combobox', { name: 'Minimum bet' }).selectOption({ index: 1 })
  await expect(page).toHaveURL(/minBet=/)
  const shown = page.url()
  // The address changes before the list does, which then begins at its top.
  await expect(page.getByRole('button', { name: 'Reset', exact: true })).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  const scrolledTo = (y: number) =>
    page.evaluate(async (to) => {
      scrollTo({ top: to, behavior: 'instant' })
      // The page gets the scroll event in the next frame: nobody scrolls and presses within one.
      await new Promise(requestAnimationFrame)
      return Math.round(scrollY)
    }, y)
  const expectPlace = (y: number) => expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(y)
  // The pages of a list load one by one, when its end becomes visible.
  await expect.poll(() => scrolledTo(2400)).toBe(2400)

  await page.getByRole('link', { name: 'Promotions' }).first().dispatchEvent('click')
  await expect(page).toHaveURL(/promotions/)
  await expect(page.getByRole('heading', { name: 'Promotions', exact: true })).toBeAttached()
  await goBack(page)
  await expect(page).toHaveURL(shown)
  await expectPlace(2400)
  await reload(page)
  await expect(games.first()).toBeAttached()
  await expectPlace(2400)
  await expect(page).toHaveURL(shown)

  await page.getByRole('searchbox', { name: 'Search games' }).fill(`%<>'"`)
  await page.getByRole('button', { name: 'Clear search and filters' }).click()
  await expect(games.first()).toBeVisible()
  await expect(page).toHaveURL(`${derby.address}/rng?page=all`)
})

test('the first games stand within 300 pixels of a phone, and what is set is reset in the row of the search', async ({
  page,
  aurora,
  derby,
  lotus,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const { address } of [derby, lotus, aurora]) {
    await goTo(page, `${address}/rng?page=all`)
    const first = page.getByRole('main').getByRole('listitem').and(page.locator('[aria-posinset="1"]'))
    await expect(first).toBeVisible()
    const box = await first.boundingBox()
    expect(box?.y, address).toBeLessThanOrEqual(300)
  }
  await page.getByRole('searchbox').fill('lion')
  await expect(page).toHaveURL(/q=lion/)
  await page.getByRole('button', { name: 'Reset', exact: true }).click()
  await expect(page).not.toHaveURL(/q=/)
  await expect(page.getByRole('searchbox')).toHaveValue('')
})

test('a phone shows as many chips as fit, says how many more there are, and shows two rows of games on its side', async ({
  page,
  aurora,
  derby,
  lotus,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await goTo(page, `${aurora.address}/rng?page=all`)
  const chips = page.getByRole('group', { name: 'Kind of games' })
  const more = chips.getByRole('button', { name: / more$/ })
  await expect(more).toBeVisible()
  await expect(chips.getByRole('button', { name: 'Jackpots' })).toBeHidden()
  expect(await chips.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0)
  await more.click()
  await chips.getByRole('button', { name: 'Jackpots' }).click()
  await expect(page).toHaveURL(/class=JACKPOT/)
  await expect(chips.getByRole('button', { name: 'Jackpots' })).toBeVisible()
  await expect(chips.getByRole('button', { name: 'New' })).toBeHidden()

  const lying = [
    { width: 640, height: 360 },
    { width: 844, height: 390 },
  ]
  for (const [{ address }, size] of [derby, lotus, aurora].flatMap((brand) =>
    lying.map((size) => [brand, size] as const),
  )) {
    await page.setViewportSize(size)
    await goTo(page, `${address}/rng?page=all`)
    const games = page.getByRole('main').getByRole('listitem').and(page.locator('[data-index]'))
    await expect(games.first()).toBeVisible()
    const [top, bottom] = await page.evaluate(() => {
      const edges = [...document.querySelectorAll('header, nav')]
        .filter((part) => /fixed|sticky/.test(getComputedStyle(part).position))
        .map((part) => part.getBoundingClientRect())
      const heads = edges.filter(({ top: edge }) => edge <= 0).map(({ bottom: edge }) => edge)
      const feet = edges.filter(({ bottom: edge }) => edge >= innerHeight).map(({ top: edge }) => edge)
      return [Math.max(0, ...heads), Math.min(innerHeight, ...feet)] as const
    })
    // Nothing keeps room for a bar that is not there.
    const kept = await page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingBlockEnd)
    expect(kept === '16px', address).toBe(size.width > 767)
    const secondRow = async () => {
      const rows = await games.evaluateAll((items) => [
        ...new Set(items.map((item) => Math.round(item.getBoundingClientRect().bottom))),
      ])
      return rows.toSorted((a, b) => a - b)[1]
    }
    expect(await secondRow(), `${address} of ${size.width} before anything is scrolled`).toBeLessThanOrEqual(bottom)
    await games
      .first()
      .evaluate((first, edge) => scrollBy({ top: first.getBoundingClientRect().top - edge, behavior: 'instant' }), top)
    expect(await secondRow(), address).toBeLessThanOrEqual(bottom)
  }
})

test('the number of games covers no button, and a name on a low tile neither badge nor star', async ({
  page,
  aurora,
}) => {
  const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.setViewportSize({ width: 768, height: 1024 })
  await goTo(page, `${aurora.address}/rng?page=all`)
  const count = page.getByRole('status').filter({ hasText: /^Games: \d/ })
  await expect(count).toBeVisible()
  const [said, filters] = [await boxOf(count), await boxOf(page.getByRole('button', { name: 'Filters' }))]
  expect(said.x + said.width).toBeLessThanOrEqual(filters.x)

  await page.setViewportSize({ width: 640, height: 360 })
  await goTo(page, `${aurora.address}/live?page=all`)
  const tile = page.getByRole('listitem').filter({ hasText: 'Speed Dragon Tiger Macau' })
  const name = await boxOf(tile.getByRole('button', { name: 'Speed Dragon Tiger Macau', exact: true }))
  const badge = await boxOf(tile.getByText('Hot', { exact: true }))
  expect(badge.y + badge.height).toBeLessThanOrEqual(name.y)
})
