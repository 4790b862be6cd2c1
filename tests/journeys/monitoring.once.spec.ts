import type { Page } from '@playwright/test'
import { brandAddress } from './journey-server'
import { expect, test } from './fixtures'
import { goTo } from './visit'

const measured = brandAddress('measured')

interface Received {
  readonly merchant: string
  readonly event: string
  readonly attributes: Readonly<Record<string, string | number>>
}

/** What the sandbox, in a collector's place, has of the brand: of every visit, since other journeys go there too. */
async function received(page: Page): Promise<Received[]> {
  const answer = await goTo(page, `${measured}/sandbox/reports`)
  return ((await answer?.json()) as Received[]).filter(({ merchant }) => merchant === 'measured')
}

test('a site reports how a visit went, from the moment on in which the visitor agrees', async ({ page }) => {
  await page.route(
    ({ hostname }) => !hostname.endsWith('localhost'),
    (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  const sent: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/telemetry/v1/logs') sent.push(request.postData() ?? '')
  })
  await goTo(page, measured)
  const banner = page.getByRole('region', { name: 'Your privacy' })
  await expect(banner).toBeVisible()
  // What a page has to report, it sends when it is left.
  await goTo(page, 'about:blank')
  expect(sent).toEqual([])

  await goTo(page, `${measured}/?affiliateCode=secret1`)
  await banner.getByRole('button', { name: 'Accept all' }).click()
  await expect(banner).toHaveCount(0)
  await goTo(page, `${measured}/help?topic=secret2`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => sent.length).toBeGreaterThan(0)
  await expect
    .poll(async () => (await received(page)).map(({ event }) => event))
    .toEqual(expect.arrayContaining(['browser.web_vital', 'livery.journey']))
  const reports = await received(page)
  const visit = reports.find(({ event }) => event === 'livery.journey')
  expect(visit?.attributes).toMatchObject({
    'service.name': 'measured',
    'livery.journey.step': 'visit',
    'livery.language': 'EN',
  })
  expect(visit?.attributes['service.version']).toMatch(/^[0-9a-f]{8}$/)
  expect(reports.map(({ attributes }) => attributes['url.path'])).toContain('/')
  expect(JSON.stringify(reports) + sent.join()).not.toContain('secret')
})
