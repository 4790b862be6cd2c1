import type { Locator, Page } from '@playwright/test'
import { partFolders } from '@tests/conformance/part-folders'
import { speakEnglish } from './accessibility-steps'
import { bringAxe, expectAccessible } from './accessibility'
import { goSignedIn } from './by-call'
import { expect, test } from './fixtures'
import { accessCode, brandAddress, journeyPort } from './journey-server'
import { expectReachable } from './keyboard-stops'
import { goTo } from './visit'

// Each panel is loaded three times, and looked at in as many states, at three widths.
test.describe.configure({ timeout: 360_000 })
test.use({ viewport: { width: 1440, height: 900 } })
test.beforeEach(({ page }) => bringAxe(page))

const password = 'Demo1234!'
const centres = [
  { kind: 'panels/member', key: 'member', username: 'demo_player' },
  { kind: 'panels/agent', key: 'agent', username: 'demo_agent' },
] as const

const code = accessCode('aurora')
const brand = { code, address: brandAddress(code), port: journeyPort }
/** Calls of the page below a centre, by account. */
const ofPages: Record<string, string[]> = {}
/** The page below the centre, which makes as few calls as a page can. */
const below = '/help'

for (const { kind, key, username } of centres)
  for (const { name } of partFolders().filter((part) => part.kind === kind))
    test(`${name} is gone through by keyboard, and fails and recovers without a barrier`, async ({
      page,
      problems,
    }) => {
      problems.expect(/status of 500/)
      await speakEnglish(page)
      const path = `${below}?${key}=${name}`
      const open = () => goTo(page, brand.address + path)
      const signIn = (to: string) => goSignedIn(page, brand, { username, password }, to)
      ofPages[username] ??= await callsOf(page, () => signIn(below))
      const asked = await callsOf(page, () => signIn(path), named(page).first())
      const own = asked.filter((call) => ofPages[username]?.includes(call) !== true)
      const answered = await shapeOf(page)
      await expectReachable(page, name)
      await expectSheets(page, name)

      await answer(page, own, 500)
      await open()
      await expect(centre(page).locator('[aria-busy="true"]')).toHaveCount(0)
      const retry = centre(page).getByRole('alert').getByRole('button', { name: 'Try again' })
      await expect(async () => {
        // A panel without calls is unchanged.
        expect((await retry.count()) > 0 || (await shapeOf(page)) === answered).toBe(true)
      }).toPass()
      await expectAccessible(page, `${name} failed`)
      if ((await retry.count()) > 0) {
        await retry.first().focus()
        await expect(retry.first()).toBeFocused()
      }
      await page.unrouteAll()
      for (let left = await retry.count(); left > 0; left = await retry.count()) {
        // It may disappear by itself while the key is being pressed.
        await retry
          .first()
          .press('Enter', { timeout: 3000 })
          .catch(() => {})
        await expect.poll(() => retry.count()).toBeLessThan(left)
      }
      await page.setViewportSize({ width: 1440, height: 900 })
      await expect.poll(() => shapeOf(page)).toBe(answered)

      await answer(page, own, 'never')
      await open()
      await expect(centre(page)).toBeVisible()
      await expectAccessible(page, `${name} waiting`)
    })

const centre = (page: Page): Locator => page.locator('dialog[open]').first()
const panel = (page: Page): Locator => centre(page).locator('> [role=region]')

const named = (page: Page): Locator => panel(page).getByRole('heading').or(panel(page).getByRole('button'))

/** The headings and controls of the panel, without its figures and times. */
async function shapeOf(page: Page): Promise<string> {
  const names = await named(page).allInnerTexts()
  return [...new Set(names.map((name) => name.replace(/\d+|[AP]M/g, '')))].toSorted().join('\n')
}

/** Paths of the gateway's calls that opening a page causes, until nothing in `shown` is loading. */
async function callsOf(page: Page, open: () => Promise<unknown>, shown = page.getByRole('main')): Promise<string[]> {
  const paths = new Set<string>()
  const note = (request: { url(): string }) => {
    const { pathname } = new URL(request.url())
    if (/^\/(?:wps|lgw|lotto)\/(?!art\/)/.test(pathname)) paths.add(pathname)
  }
  page.on('request', note)
  await open()
  await page.waitForLoadState('networkidle')
  await expect(shown).toBeVisible()
  await expect(page.locator('dialog[open] [aria-busy="true"]')).toHaveCount(0)
  page.off('request', note)
  return [...paths]
}

async function answer(page: Page, paths: readonly string[], how: 500 | 'never'): Promise<void> {
  await page.route(
    ({ pathname }) => paths.includes(pathname),
    (route) => (how === 'never' ? undefined : route.fulfill({ status: how, json: { success: false, message: '' } })),
  )
}

/** The dialogs that the panel's controls open can be opened and closed by keyboard, and return the focus. */
async function expectSheets(page: Page, name: string): Promise<void> {
  const openers = centre(page).locator('[role=region] [aria-haspopup=dialog]').filter({ visible: true })
  // The first opener in a table represents those of all lines.
  for (const opener of [openers.and(page.locator('td *')), openers.and(page.locator(':not(td *)'))]) {
    if ((await opener.count()) === 0) continue
    await opener.first().press('Enter')
    await expect(page.locator('dialog[open]')).toHaveCount(2)
    await expectAccessible(page, `${name} with what it opens`)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expectReachable(page, `${name} with what it opens`)
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog[open]')).toHaveCount(1)
    await expect(opener.first()).toBeFocused()
  }
}
