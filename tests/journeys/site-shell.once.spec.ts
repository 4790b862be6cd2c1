import { goSignedIn } from './by-call'
import { expect, test } from './fixtures'
import { header } from './player'
import { goInside, goTo } from './visit'

test.use({ viewport: { width: 1440, height: 900 } })

const password = 'Demo1234!'

test('a player finds money, records, invitation and bonus from the header and the side menu', async ({
  page,
  aurora,
}) => {
  await goSignedIn(page, aurora, { username: 'demo_player', password })
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  const leadsTo = async (panel: string) => {
    await expect(centre.getByRole('region', { name: panel, exact: true })).toBeVisible()
    await centre.getByRole('button', { name: 'Close' }).first().click()
    await expect(centre).toBeHidden()
  }
  for (const name of ['Deposit', 'Withdraw']) {
    await header(page).getByRole('button', { name, exact: true }).click()
    await leadsTo(name)
  }
  const read = page.waitForResponse(/wallets\/balance/)
  await header(page).getByRole('button', { name: 'Refresh balance' }).click()
  expect((await read).ok()).toBe(true)
  for (const name of ['Betting record', 'Account record']) {
    await header(page).getByRole('button', { name: 'Account menu' }).click()
    await header(page).getByRole('button', { name, exact: true }).click()
    await leadsTo(name)
  }
  const menu = page.getByRole('complementary', { name: 'Side menu' })
  await menu.getByRole('button', { name: 'Invite friends' }).click()
  await leadsTo('Invite friends')
  await menu.getByRole('button', { name: 'Betting bonus' }).click()
  await leadsTo('Betting bonus')

  await goTo(page, 'about:blank')
  await goSignedIn(page, aurora, { username: 'demo_agent', password })
  await menu.getByRole('button', { name: 'Refer and earn' }).click()
  const agents = page.getByRole('dialog', { name: 'Agent centre' })
  await expect(agents.getByRole('region', { name: 'Account registration centre' })).toBeVisible()
})

test('each brand names the kinds of games that its providers have, and its footer says who may play', async ({
  page,
  aurora,
  derby,
}) => {
  const kinds = page.getByRole('navigation', { name: 'Game categories' }).getByRole('link')
  const footer = page.getByRole('contentinfo')
  await goTo(page, aurora.address)
  await expect(kinds).toHaveText([
    'Slots',
    'Live casino',
    'Fishing',
    'Sports',
    'Esports',
    'Lottery',
    'PVP',
    'Cockfight',
  ])
  await expect(footer).toContainText('live baccarat')
  await expect(footer.getByText('Become a partner')).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Register as a partner' })).toBeVisible()
  await expect(footer.getByText('123BET')).toBeVisible()
  // Server texts name the bonuses.
  await goTo(page, `${aurora.address}/promotions`)
  const names = page.getByRole('group', { name: 'Type of promotion' })
  await expect(names.getByRole('button', { name: 'VIP bonus' })).toBeVisible()
  await expect(page.getByText(/^Connect your Zalo account and get ₫131,000/)).toBeVisible()
  await goTo(page, `${aurora.address}/pointMall`)
  await expect(
    page.getByText('Points never expire.').or(page.getByText('Every bet earns points.')).first(),
  ).toBeVisible()

  await goTo(page, derby.address)
  await expect(kinds).toHaveText(['Sports', 'Esports', 'Cockfight', 'Live casino', 'Slots', 'Fishing', 'PVP'])
  await expect(footer.getByText('Gambling is for people over 18 and carries the risk')).toBeVisible()
  await expect(footer.getByRole('list', { name: 'Payment methods' }).getByRole('listitem')).toHaveCount(6)
  for (const name of ['Instagram', 'Facebook', 'Telegram'])
    await expect(footer.getByRole('list', { name: 'Follow us' }).getByRole('link', { name })).toBeVisible()
})

/** Pages whose banner group is not that of the home page (1 §2). */
const banners: readonly [path: string, title: string | RegExp][] = [
  ['/rng', 'Slots'],
  ['/live', 'Live casino'],
  ['/fish', 'Fishing'],
  ['/pvp', 'PVP'],
  ['/sports', 'Sports'],
  ['/esports', 'Esports'],
  ['/elott', 'Lottery'],
  ['/pointMall', /^Collect points/],
  ['/down', /./],
  ['/help', /./],
  ['/register', /./],
  ['/inhouse', /./],
]

test('each page has the banner of its own group, and leads there from the address', async ({ page, aurora }) => {
  await goTo(page, aurora.address)
  const banner = page.getByRole('region', { name: 'Promotions and news' }).getByRole('heading').first()
  await expect(banner).toHaveText('The night is yours')
  const seen = new Set(['The night is yours'])
  for (const [path, title] of banners) {
    await goInside(page, path)
    await expect(banner, path).not.toHaveText([...seen].at(-1) ?? '')
    await expect(banner, path).toHaveText(title)
    seen.add((await banner.textContent()) ?? '')
  }
  expect(seen.size).toBe(banners.length + 1)
})

test('a picture that does not arrive leaves a default in its place, and is asked for once', async ({
  page,
  aurora,
  problems,
}) => {
  problems.expect(/Failed to load resource/)
  const asked: string[] = []
  await page.route(/\/art\//, (route) => {
    asked.push(new URL(route.request().url()).pathname)
    return route.abort()
  })
  await goSignedIn(page, aurora, { username: 'demo_player', password })
  await expect(header(page).getByRole('button', { name: 'Account menu' }).locator('img')).toHaveCount(0)
  // Home may still ask for pictures that the lobby shows too.
  await goTo(page, 'about:blank')
  asked.length = 0
  await goTo(page, `${aurora.address}/rng?page=AG`)
  const games = page.getByRole('list', { name: 'Slots' })
  await expect(games.getByRole('listitem').first().locator('svg').first()).toBeVisible()
  await expect(games.getByRole('listitem').first().locator('img')).toHaveCount(0)
  const pictures = asked.filter((path) => path.includes('game'))
  expect(pictures.length).toBeGreaterThan(0)
  expect(pictures).toEqual([...new Set(pictures)])
})
