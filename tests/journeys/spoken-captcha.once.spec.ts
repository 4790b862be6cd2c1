import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { closeAfterLogin, expectSignedIn, field } from './player'
import { goTo } from './visit'

test('somebody who cannot see the picture of the captcha hears digits, and signs in by keyboard alone', async ({
  page,
  derby,
  captcha,
}) => {
  await goTo(page, `${derby.address}/login`)
  const form = page.getByRole('main')
  await field(form, 'Username').focus()
  await page.keyboard.type('demo_player')
  await page.keyboard.press('Tab')
  await page.keyboard.type('wrong-password')
  await page.keyboard.press('Enter')
  const answer = field(form, 'Captcha')
  await expect(answer).toBeVisible()
  await field(form, 'Password').focus()
  await page.keyboard.type('Demo1234!')
  const hear = form.getByRole('button', { name: 'Hear the digits' })
  await expect(hear).toBeVisible()
  await tabTo(page, hear)
  await page.keyboard.press('Enter')
  const again = form.getByRole('button', { name: 'Hear them again' })
  await expect(again).toBeFocused()
  await expect(again).toHaveAccessibleDescription(/^Type the digits you hear/)
  await expectPlayed(page)
  await page.keyboard.press('Enter')
  await expectPlayed(page)
  const digits = await captcha.heard()
  expect(await page.content()).not.toContain(digits)
  await tabTo(page, answer, 'Shift+Tab')
  await page.keyboard.type(digits)
  await page.keyboard.press('Enter')
  await closeAfterLogin(page)
  await expectSignedIn(page)
})

async function tabTo(page: Page, element: Locator, key = 'Tab'): Promise<void> {
  const hasFocus = () => element.evaluate((node) => node === document.activeElement)
  for (let presses = 0; presses < 10 && !(await hasFocus()); presses++) await page.keyboard.press(key)
  await expect(element).toBeFocused()
}

/** The sound has begun: the browser could read it, and the page's policy let it through. */
async function expectPlayed(page: Page): Promise<void> {
  const audio = page.locator('audio')
  await expect.poll(() => audio.evaluate((node: HTMLAudioElement) => node.played.length)).toBeGreaterThan(0)
  expect(await audio.evaluate((node: HTMLAudioElement) => node.duration)).toBeGreaterThan(2)
}
