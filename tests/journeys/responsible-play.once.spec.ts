import type { Page } from '@playwright/test'
import { goSignedIn, registerByCall } from './by-call'
import { expect, test } from './fixtures'
import { pagePaths } from './page-paths'
import { expectGuest, expectSignedIn, sendLogin, signIn } from './player'
import { goBack, goInside, goTo, reload } from './visit'

const player = { username: 'demo_player', password: 'Demo1234!' }

const strip = (page: Page) => page.getByRole('complementary', { name: 'Responsible play' })
const check = (page: Page) => page.getByRole('dialog', { name: 'Time for a quick check' })

async function expectNoticeAndHelp(page: Page): Promise<void> {
  const at = page.url()
  await expect(strip(page).getByRole('img', { name: 'Only for people aged 18 and over' }), at).toBeVisible()
  await expect(strip(page), at).toContainText('set your limits before you start')
  await expect(strip(page).getByRole('link', { name: 'Limits and self-exclusion' }), at).toBeVisible()
}

test('the notice and the way to help stand on every page, whether it is there or not', async ({ page, aurora }) => {
  await goTo(page, aurora.address)
  const paths = await pagePaths(page)
  expect(paths.length).toBeGreaterThan(20)
  for (const path of [...paths, '/no-such-page']) {
    await goInside(page, path)
    await expectNoticeAndHelp(page)
  }
})

test('one click leads to help, from a page that was opened by itself and has no footer', async ({ page, aurora }) => {
  await goTo(page, `${aurora.address}/lottery`)
  await expectNoticeAndHelp(page)
  await strip(page).getByRole('link', { name: 'Limits and self-exclusion' }).click()
  await expect(page).toHaveURL(/\/help#responsible-play$/)
  await expect(page.getByRole('heading', { name: 'Responsible play', level: 2 })).toBeInViewport()
})

test('the pages in place of a site that is closed have the notice too, and lead to none that is closed', async ({
  page,
  aurora,
  sandbox,
  problems,
}) => {
  problems.expect(/status of (503|403)/)
  for (const systemStatus of [1, 2] as const) {
    await sandbox.settings(aurora.code, { systemStatus })
    await goTo(page, aurora.address)
    await expect(page.getByRole('heading', { name: /under maintenance|cannot visit/ })).toBeVisible()
    await expect(strip(page)).toContainText('Only for people aged 18 and over')
    await expect(strip(page).getByRole('link')).toHaveCount(0)
  }
})

test('the notice is in the first view of a home page, and no bar of a phone covers it', async ({ page, aurora }) => {
  const home = await goTo(page, aurora.address)
  expect(await home?.text()).toContain('Only for people aged 18 and over')
  await page.setViewportSize({ width: 360, height: 740 })
  await goTo(page, `${aurora.address}/help`)
  await expectNoticeAndHelp(page)
  const gapToBar = async () => {
    // Repeated, because a picture that loads meanwhile makes the page longer.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const [last, bar] = await Promise.all([
      strip(page).boundingBox(),
      page.getByRole('navigation', { name: 'Quick access' }).boundingBox(),
    ])
    return Math.abs(Math.round((last?.y ?? 0) + (last?.height ?? 0) - (bar?.y ?? 0)))
  }
  // Tests draw a pixel for two of the page's.
  await expect.poll(gapToBar).toBeLessThan(2)
})

test('a player sees how long the session lasts, and is asked after each hour whether to go on', async ({
  page,
  aurora,
}) => {
  await page.clock.install()
  await goTo(page, aurora.address)
  await expect(strip(page).getByText(/^Playing for/)).toHaveCount(0)
  await signIn(page, player)
  await expect(strip(page)).toContainText('Playing for 0 min')
  await page.clock.fastForward('59:00')
  await expect(strip(page)).toContainText('Playing for 59 min')
  await reload(page)
  await expect(strip(page)).toContainText('Playing for 59 min')
  await expect(check(page)).toBeHidden()

  await page.clock.fastForward('01:00')
  await expect(check(page)).toContainText('You have been playing for 1 hr.')
  await check(page).getByRole('button', { name: 'Keep playing' }).click()
  await expect(check(page)).toBeHidden()
  await reload(page)
  await expect(strip(page)).toContainText('Playing for 1 hr')
  await expect(check(page)).toBeHidden()

  await goTo(page, 'about:blank')
  await page.clock.fastForward('01:10:00')
  await goBack(page)
  await expect(check(page)).toContainText('You have been playing for 2 hr 10 min.')
  await check(page).getByRole('link', { name: 'Limits and self-exclusion' }).click()
  await expect(page).toHaveURL(/\/help#responsible-play$/)
  await expect(check(page)).toBeHidden()
})

test('a player who has had enough signs out where the question is asked', async ({ page, aurora }) => {
  await page.clock.install()
  await goSignedIn(page, aurora, player)
  await expect(strip(page)).toContainText('Playing for 0 min')
  await page.clock.fastForward('01:00:00')
  await check(page).getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('alertdialog', { name: 'Notice' }).getByRole('button', { name: 'Sign out' }).click()
  await expectGuest(page)
  await expect(check(page)).toBeHidden()
  await expect(strip(page).getByText(/^Playing for/)).toHaveCount(0)
  await page.clock.fastForward('02:00:00')
  await expect(check(page)).toBeHidden()
})

test('where it is not switched on, nothing of it is there', async ({ page, derby }) => {
  await page.clock.install()
  await goSignedIn(page, derby, await registerByCall(derby))
  await page.clock.fastForward('05:00:00')
  await expectSignedIn(page)
  await expect(strip(page)).toHaveCount(0)
  await expect(check(page)).toHaveCount(0)
})

test('limits are kept, said where money comes in, and a lower one holds back a deposit', async ({ page, derby }) => {
  await goSignedIn(page, derby, await registerByCall(derby))
  await goTo(page, `${derby.address}/?member=limits&open=depositDay`)
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  const sheet = page.getByRole('dialog', { name: 'Deposits per day' })
  const most = sheet.getByRole('textbox', { name: 'At most' })
  // Asks for confirmation, because 0 may be meant as no limit.
  await most.fill('0')
  await most.press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await most.fill('150,000')
  await sheet.getByRole('button', { name: 'Save the limit' }).click()
  await expect(centre.getByText('₫0.00 so far, ₫150,000.00 left')).toBeVisible()
  // The sheet returns to where it was opened.
  await expect(page).not.toHaveURL(/open=/)
  await goTo(page, `${derby.address}/?member=deposit`)
  await expect(centre.getByText('Deposits per day: ₫150,000.00 left')).toBeVisible()
  await centre.getByRole('textbox', { name: 'Amount' }).fill('200,000')
  await centre.getByRole('button', { name: 'Deposit now' }).click()
  await expect(centre.getByRole('status').filter({ hasText: 'more than your deposit limit allows' })).toBeVisible()
  await centre.getByText('Set your own limits').click()
  await expect(page).toHaveURL(/member=limits/)
})

test('who shuts himself out is signed out, and told so by the next sign-in', async ({ page, derby }) => {
  const account = await registerByCall(derby)
  await goSignedIn(page, derby, account)
  await goTo(page, `${derby.address}/?member=limits`)
  await page.getByRole('radio', { name: '7 days' }).check()
  await page.getByRole('button', { name: 'Exclude me' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Exclude me' }).click()
  await expect(page.getByText(/^You have excluded yourself until/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expectGuest(page)
  await goTo(page, `${derby.address}/login`)
  await sendLogin(page.getByRole('main'), account)
  await expect(page.getByText(/^You have excluded yourself until/)).toBeVisible()
})
