import type { Page } from '@playwright/test'
import { brandAddress } from './journey-server'
import { expect, test } from './fixtures'
import { goInside, goTo, reload } from './visit'

const measured = brandAddress('measured')

/** Everything that leaves the site's own host, answered by an empty script. */
async function leaving(page: Page): Promise<string[]> {
  const left: string[] = []
  await page.route(
    ({ hostname }) => !hostname.endsWith('localhost'),
    async (route) => {
      left.push(route.request().url())
      await route.fulfill({ contentType: 'text/javascript', body: '' })
    },
  )
  return left
}

const banner = (page: Page) => page.getByRole('region', { name: 'Your privacy' })

/** What the page has told Google's tag. */
const told = (page: Page) =>
  page.evaluate(() =>
    [...((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? [])].map((each) =>
      JSON.stringify([...Array.from(each)]),
    ),
  )

test('a merchant that does not want analytics asks nobody and Google for nothing, whatever the server says', async ({
  page,
}) => {
  const left = await leaving(page)
  const permission = page.waitForResponse(/\/wps\/system\/status/)
  const answer = await goTo(page, brandAddress('unmeasured'))
  expect(await (await permission).text()).toContain('G-SAMPLE1')
  expect(answer?.headers()['content-security-policy']).not.toContain('google')
  await page.waitForLoadState('networkidle')
  expect(left).toEqual([])
  await expect(banner(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Cookie settings' })).toHaveCount(0)
})

test('nothing leaves the site before somebody agrees, nor after a no, and the settings take both back', async ({
  page,
}) => {
  const left = await leaving(page)
  await goTo(page, measured)
  await expect(banner(page)).toBeVisible()
  // Whoever goes by keyboard meets the question first.
  await page.keyboard.press('Tab')
  await expect(banner(page).getByRole('button', { name: 'Reject all' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(banner(page)).toHaveCount(0)
  await reload(page)
  await page.waitForLoadState('networkidle')
  await expect(banner(page)).toHaveCount(0)
  expect(left).toEqual([])

  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click()
  const settings = page.getByRole('dialog', { name: 'Cookie settings' })
  await expect(settings).toContainText('You chose on')
  await settings.getByRole('checkbox', { name: 'Statistics' }).check()
  await settings.getByRole('button', { name: 'Save choice' }).click()
  await expect.poll(() => left).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-SAMPLE1'])
})

test('a merchant that wants analytics starts it with the id of the permission answer, for whoever agrees, and tells it each page', async ({
  page,
}) => {
  const left = await leaving(page)
  await goTo(page, `${measured}/?affiliateCode=secret1`)
  await banner(page).getByRole('button', { name: 'Accept all' }).click()
  await expect.poll(() => left).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-SAMPLE1'])
  await goInside(page, '/help?topic=secret2')
  // Who leaves a page before it is drawn has not seen it.
  await expect.poll(async () => (await told(page)).join()).toContain('/help')
  // What no page has may be anything.
  await goInside(page, '/secret3@mail.example/reset')
  await expect
    .poll(async () => (await told(page)).filter((each) => each.startsWith('["event"')))
    .toEqual([
      JSON.stringify(['event', 'page_view', { page_location: `${measured}/` }]),
      JSON.stringify(['event', 'page_view', { page_location: `${measured}/help` }]),
      JSON.stringify(['event', 'page_view', { page_location: `${measured}/notFound` }]),
    ])
  const all = await told(page)
  expect(all[0]).toContain('"consent","default",{"analytics_storage":"denied"')
  expect(all.find((each) => each.includes('"update"'))).toContain('"analytics_storage":"granted","ad_storage":"denied"')
  expect(all.join()).not.toContain('secret')
})

test('a browser that asks not to be tracked has said no, and is asked nothing', async ({ page }) => {
  const left = await leaving(page)
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true }))
  await goTo(page, measured)
  await page.waitForLoadState('networkidle')
  await expect(banner(page)).toHaveCount(0)
  expect(left).toEqual([])
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click()
  await expect(page.getByRole('dialog', { name: 'Cookie settings' })).toContainText('Global Privacy Control')
})
