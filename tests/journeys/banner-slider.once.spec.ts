import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { brandAddress } from './journey-server'
import { goTo } from './visit'

// The most common user setting.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const slider = (page: Page) => page.getByRole('region', { name: 'Promotions and news' })
const dot = (page: Page, n: number, count = 3) => slider(page).getByRole('button', { name: `Banner ${n} of ${count}` })

test.beforeEach(async ({ page }) => {
  // None of derby's scheduled banners is shown then.
  await page.clock.install({ time: '2027-01-10T12:00:00Z' })
})

test('a banner with dates stands among the others on its days', async ({ page, derby }) => {
  await page.clock.setSystemTime('2026-12-20T12:00:00Z')
  await goTo(page, derby.address)
  await dot(page, 2, 4).click()
  await page.clock.runFor(1_000)
  await expect(slider(page).getByRole('heading', { name: 'Boxing Day football' })).toBeInViewport()
})

test('banners change every five seconds, and can be paused', async ({ page, derby }) => {
  await goTo(page, derby.address)
  await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true')
  await page.clock.runFor(5_500)
  await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true')

  await slider(page).getByRole('button', { name: 'Pause' }).click()
  await page.mouse.move(0, 0)
  await page.clock.runFor(20_000)
  await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true')
  await expect(slider(page).getByRole('button', { name: 'Play' })).toBeVisible()
})

test('a dot shows its banner, and after the last comes the first', async ({ page, derby }) => {
  await goTo(page, derby.address)
  await dot(page, 3).click()
  await page.clock.runFor(1_000)
  await expect(dot(page, 3)).toHaveAttribute('aria-current', 'true')

  await dot(page, 3).blur()
  await page.mouse.move(0, 0)
  await page.clock.runFor(6_000)
  await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true')
})

test('a banner leads to its target, and is not exchanged for the server’s under the finger', async ({
  page,
  aurora,
}) => {
  let answer = () => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route(/getListAnnouncements/, (route) => asked.then(() => route.continue()))
  await goTo(page, aurora.address)
  const link = slider(page).getByRole('link').first()
  const target = String(await link.getAttribute('href'))
  await link.hover()
  await page.mouse.down()
  const answered = page.waitForResponse(/getListAnnouncements/)
  answer()
  await (await answered).finished()
  await page.clock.runFor(1_000)
  await page.mouse.up()
  await expect(page).toHaveURL(aurora.address + target)
})

test('one banner stands still, without pager and pause', async ({ page }) => {
  await goTo(page, brandAddress('one-banner'))
  await expect(slider(page).getByRole('heading')).toHaveCount(1)
  await expect(slider(page).getByRole('button', { name: /Pause|Banner \d/ })).toHaveCount(0)
})

test('no banner leaves no empty space', async ({ page }) => {
  await goTo(page, brandAddress('no-banner'))
  await expect(page.getByRole('main')).toBeVisible()
  await expect(slider(page)).toHaveCount(0)
})
