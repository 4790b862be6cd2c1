import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import {
  closeRegisterSuccess,
  expectRegisteredByMobile,
  expectSignedIn,
  field,
  fillAurora,
  fillPasswords,
  header,
  newAccount,
  newMobile,
  submitRegistration,
} from './player'
import { goTo } from './visit'

test('somebody who cannot see the picture moves the piece by keyboard, as the hints say', async ({
  page,
  aurora,
  captcha,
  human,
}) => {
  await goTo(page, `${aurora.address}/register`)
  const form = page.getByRole('main')
  await fillAurora(form, newAccount(), captcha)
  await submitRegistration(form)
  await expect(human.slider).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(form.getByText('Please complete verification first')).toBeVisible()
  await submitRegistration(form)
  await expect(human.slider).toBeFocused()
  await followHints(human.dialog, human.slider)
  await closeRegisterSuccess(page)
  await expectSignedIn(page)
})

test('an invitation brings its code along, wherever the player looks round first', async ({
  page,
  aurora,
  sandbox,
  captcha,
  human,
}) => {
  await sandbox.settings(aurora.code, { registerRules: { affiliateCode: { enabled: true, required: true } } })
  await goTo(page, `${aurora.address}/?affiliateCode=AGENT888`)
  await header(page).getByRole('button', { name: 'Register' }).click()
  const dialog = page.getByRole('dialog')
  await fillAurora(dialog, newAccount(), captcha)
  await expect(field(dialog, 'Affiliate code')).toBeHidden()
  await submitRegistration(dialog)
  await human.solve()
  await closeRegisterSuccess(page)
  await expectSignedIn(page)
})

test('a wrong invitation is said, and the code is asked for where the server wants one', async ({
  page,
  aurora,
  sandbox,
}) => {
  await sandbox.settings(aurora.code, { registerRules: { affiliateCode: { enabled: true, required: false } } })
  await goTo(page, `${aurora.address}/register?affiliateCode=NOBODY1`)
  const warning = page.getByRole('dialog', { name: 'Notice' })
  await expect(warning).toContainText('Invalid invitation code')
  await warning.getByRole('button', { name: 'Confirm' }).click()
  await expect(field(page.getByRole('main'), 'Affiliate code')).toBeVisible()
})

test('a player registers with a mobile number; the countdown goes on while the dialog is closed', async ({
  page,
  aurora,
  sandbox,
  captcha,
  human,
}) => {
  const mobile = newMobile()
  await goTo(page, aurora.address)
  const form = await openMobileRegistration(page)
  await field(form, 'Mobile number').fill(mobile)
  await form.getByRole('button', { name: 'Send code' }).click()
  await human.solve()
  const waiting = form.getByRole('button', { name: /^Send again in \d:\d\d$/ })
  await expect(waiting).toBeDisabled()
  await expect(field(form, 'Verification code')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await openMobileRegistration(page)
  await expect(waiting).toBeDisabled()

  await field(form, 'Mobile number').fill(mobile)
  await field(form, 'Verification code').fill((await sandbox.sentTo(mobile.slice(1)))?.code ?? '')
  await fillPasswords(form)
  await field(form, 'Captcha').fill(await captcha.next())
  await submitRegistration(form)
  await human.solve()
  await expectRegisteredByMobile(page)
})

test.describe('where things move', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the offers for new players stand below the form, change by the dots, and open on a click', async ({
    page,
    aurora,
  }) => {
    await goTo(page, `${aurora.address}/register`)
    const offers = page.getByRole('region', { name: 'For new players' })
    await expect(offers.getByRole('button', { name: 'Pause' })).toBeVisible()
    await offers.getByRole('button', { name: 'Promotion 2 of 3' }).click()
    const second = offers.getByRole('group', { name: 'Promotion 2 of 3' }).getByRole('link')
    const address = await second.getAttribute('href')
    expect(address).toMatch(/^\/promotions\?id=.+/)
    await second.click()
    await expect(page).toHaveURL(`${aurora.address}${address}`)
  })
})

/** Binary search with the hints, using a slider's keys. */
async function followHints(dialog: Locator, slider: Locator): Promise<void> {
  const done = slider.page().getByRole('dialog', { name: 'Registered successfully' })
  let [low, high] = [0, 100]
  for (let at = 0; await slider.isVisible();) {
    const hint = dialog.getByText(`Not quite at ${at}. Move it further`)
    // Keys that come slowly are checked on the way, and an Enter during a check is dropped.
    await expect(async () => {
      if (!(await hint.or(done).isVisible())) await slider.press('Enter', { timeout: 1000 })
      await expect(hint.or(done)).toBeVisible({ timeout: 3000 })
    }).toPass()
    if (!(await hint.isVisible())) return
    if ((await hint.textContent())?.endsWith('right.')) low = at + 1
    else high = at - 1
    const next = Math.floor((low + high) / 2)
    const key = next > at ? 'ArrowRight' : 'ArrowLeft'
    for (let step = 0; step < Math.abs(next - at); step++) await slider.press(key)
    at = next
  }
}

async function openMobileRegistration(page: Page): Promise<Locator> {
  await header(page).getByRole('button', { name: 'Register' }).click()
  const form = page.getByRole('dialog').filter({ has: page.getByRole('tab') })
  await form.getByRole('tab', { name: 'Mobile registration' }).click()
  await expect(field(form, 'Mobile number')).toBeVisible()
  return form
}
