import { brandAddress } from './journey-server'
import { expect, test } from './fixtures'
import { goTo } from './visit'

const google = /google/

test('a merchant that does not want analytics asks Google for nothing, whatever the server says', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const permission = page.waitForResponse(/\/wps\/system\/status/)
  const answer = await goTo(page, brandAddress('unmeasured'))
  expect(await (await permission).text()).toContain('G-SAMPLE1')
  expect(answer?.headers()['content-security-policy']).not.toMatch(google)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((address) => google.test(address))).toEqual([])
})

test('a merchant that wants analytics starts it with the id of the permission answer, and not before', async ({
  page,
}) => {
  let isPermitted = false
  const asked: { address: string; isPermitted: boolean }[] = []
  page.on('response', (response) => {
    if (response.url().includes('/wps/system/status')) isPermitted = true
  })
  await page.route(google, async (route) => {
    asked.push({ address: route.request().url(), isPermitted })
    await route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  await goTo(page, brandAddress('measured'))
  await expect
    .poll(() => asked)
    .toEqual([{ address: 'https://www.googletagmanager.com/gtag/js?id=G-SAMPLE1', isPermitted: true }])
})
