import { goSignedIn } from './by-call'
import { expect, test } from './fixtures'
import { goTo } from './visit'

const player = { username: 'demo_player', password: 'Demo1234!' }

test('a match on a card of derby comes first in its client, at the same odds and in derby’s colours', async ({
  page,
  derby,
}) => {
  await goSignedIn(page, derby, player, '/sports')
  const card = page.getByRole('main').getByRole('button', { name: /IBC Football/ })
  await expect(card).toContainText('Lantern League')
  await expect(card.getByText(/GMT\+7$/)).toBeVisible()
  const [home = '', homeOdds = '', away = '', awayOdds = ''] = await card
    .locator('span > span > span, b')
    .allInnerTexts()
  expect(Number(homeOdds)).toBeGreaterThan(1)
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await card.click()

  const client = page.frameLocator('iframe')
  await expect(client.getByRole('heading', { level: 3 }).first()).toHaveText(`${home} – ${away}`)
  await expect(client.getByRole('button', { name: `Home ${homeOdds}, ${home}` })).toBeVisible()
  await expect(client.getByRole('button', { name: `Away ${awayOdds}, ${away}` })).toBeVisible()
  await expect(client.locator('body')).toHaveCSS('background-color', ground)
})

test('the next matches stand on derby’s home at the odds of its lobby, and lead to it', async ({ page, derby }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await goTo(page, derby.address)
  const lane = page.getByRole('region', { name: 'Next matches' })
  await lane.scrollIntoViewIfNeeded()
  const card = lane.getByRole('button', { name: /IBC Football/ })
  await expect(card).toContainText('Lantern League')
  const sides = () => card.locator('span > span > span, b').allInnerTexts()
  const shown = await sides()
  expect(Number(shown[1])).toBeGreaterThan(1)
  await lane.getByRole('link', { name: /Next matches/ }).click()
  await expect(page).toHaveURL(/\/sports/)
  const same = page.getByRole('main').getByRole('button', { name: /IBC Football/ })
  await expect(same).toContainText('Lantern League')
  await expect(same.locator('span > span > span, b')).toHaveText(shown)
})
