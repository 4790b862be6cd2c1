import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { openSideMenu } from './player'
import { goTo } from './visit'

async function openAnnouncements(page: Page) {
  await openSideMenu(page)
  await page.getByRole('button', { name: 'Announcements' }).click()
  return page.getByRole('dialog', { name: 'Announcements' })
}

test('announcements come nine on a page, and one of them is read', async ({ page, aurora, isMobile }) => {
  await goTo(page, `${aurora.address}/help`)
  const dialog = await openAnnouncements(page)
  const entries = dialog.locator('[data-announcement]')
  await expect(entries).toHaveCount(9)
  await dialog.getByRole('button', { name: 'Page 2 of 2' }).click()
  await expect(entries).toHaveCount(4)

  const title = (await entries.first().locator('b').textContent()) ?? ''
  await entries.first().click()
  await expect(dialog.getByRole('heading', { name: title, level: 3 })).toBeVisible()
  if (!isMobile) return
  await expect(entries).toHaveCount(0)
  await dialog.getByRole('button', { name: 'All announcements' }).click()
  await expect(entries.first()).toBeFocused()
})

test('another kind shows other announcements, with their pictures', async ({ page, aurora }) => {
  await goTo(page, `${aurora.address}/help`)
  const dialog = await openAnnouncements(page)
  await dialog.getByRole('button', { name: 'Promotions' }).click()
  await dialog.getByRole('button', { name: /Winners of last week/ }).click()
  await expect(dialog.getByRole('article').locator('img').first()).toHaveJSProperty('complete', true)
  await expect(dialog.getByText('All fifty prizes have been paid.')).toBeVisible()
})
