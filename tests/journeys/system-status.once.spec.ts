import { expect, test } from './fixtures'
import { header } from './player'
import { goTo } from './visit'

/** Notes every heading of a page that was on the screen for a frame. */
function noteHeadings(): void {
  const seen = new Set<string>()
  const look = () => {
    const text = document.querySelector('h1')?.textContent
    if (text) document.documentElement.dataset['headings'] = [...seen.add(text)].join(', ')
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

test('maintenance takes the place of the site, and a retry finds the end of it', async ({
  page,
  aurora,
  sandbox,
  problems,
}) => {
  problems.expect(/status of 503/)
  await page.addInitScript(noteHeadings)
  await sandbox.settings(aurora.code, { systemStatus: 1 })
  // The document says it at once; what can be pressed there is alive once the page has asked for itself.
  const asked = page.waitForResponse(/\/wps\/system\/status/)
  const answer = await goTo(page, aurora.address)
  expect([answer?.status(), answer?.headers()['retry-after']]).toEqual([503, expect.stringMatching(/^\d+$/)])
  await asked
  await expect(page.getByRole('heading', { name: 'We are under maintenance' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', /^mailto:/)
  await expect(page.getByRole('button', { name: 'Login' })).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.dataset['headings'])).toBe('We are under maintenance')

  await sandbox.settings(aurora.code, { systemStatus: 0 })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(header(page).getByRole('button', { name: 'Login' })).toBeVisible()
})

test('a blocked visitor reads the address that is blocked', async ({ page, derby, sandbox, problems }) => {
  problems.expect(/status of 403/)
  await sandbox.settings(derby.code, { systemStatus: 2, visitorIp: '203.0.113.7' })
  expect((await goTo(page, `${derby.address}/register`))?.status()).toBe(403)
  await expect(page.getByRole('heading', { name: 'You cannot visit this site from here' })).toBeVisible()
  await expect(page.getByText('203.0.113.7')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
})
