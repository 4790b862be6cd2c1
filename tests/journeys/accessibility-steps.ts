import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility'
import { expect } from './fixtures'
import { header } from './player'

/** The journeys find elements by their English names. */
export async function speakEnglish(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('hisLang', 'EN'))
}

/** Opens a dialog on the page that has a button for each. */
export async function openDialog(page: Page, label: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: label, exact: true }).click()
  await expect(page.locator('dialog[open]')).toHaveCount(1)
  await expect(page.locator('dialog[open] [aria-busy="true"]')).toHaveCount(0)
  await expectBegun(page)
}

/** The initial focus is on the title or in the first field, and never on the close button. */
async function expectBegun(page: Page): Promise<void> {
  const begins = await page.locator('dialog[open]').evaluate((dialog) => {
    const active = document.activeElement
    const fields = [...dialog.querySelectorAll('input:not([type=checkbox], [type=radio]), textarea')]
    const isTitle = active === dialog || active?.matches('dialog h2') === true
    return isTitle || (active !== null && fields.find((field) => field.checkVisibility()) === active)
  })
  expect(begins, await page.locator(':focus').evaluate((element) => element.outerHTML.slice(0, 200))).toBe(true)
}

export async function expectAccessibleIn(page: Page, label: string): Promise<void> {
  await openDialog(page, label)
  await expectAccessible(page, label)
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
}

/** Submits each form of a dialog, or of the page, while it is empty. */
export async function expectAccessibleRefusals(page: Page, name: string): Promise<void> {
  const place = page.locator('dialog[open]').or(page.getByRole('main')).last()
  const tabs = place.getByRole('tab')
  await expect(place.locator('form').first()).toBeVisible()
  for (let at = 0; at < Math.max(1, await tabs.count()); at++) {
    if (at > 0) await tabs.nth(at).click()
    await place.locator('form:visible button[type="submit"]').first().click()
    await expect(place.locator('[aria-invalid="true"]').first()).toBeVisible()
    await expectAccessible(page, `${name} refused, form ${at + 1}`)
  }
}

export async function expectAccessibleAccountMenu(page: Page, role: string): Promise<void> {
  await header(page).getByRole('button', { name: 'Account menu' }).click()
  // The page is looked at without it: of what an open menu half covers, too little is left to press.
  await expectAccessible(page, `account menu of a ${role}`, 'header')
  await page.keyboard.press('Escape')
}
