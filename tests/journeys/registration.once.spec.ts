import type { Locator, Page } from '@playwright/test'
import type { CaptchaReader } from './captcha-reader'
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

test('somebody who cannot see the puzzle hears a code instead, by keyboard', async ({
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
  await hearCode(page, captcha)
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

/** The captcha of the form behind stays as it is: registering goes through with what was typed there. */
async function hearCode(page: Page, captcha: CaptchaReader): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Read or hear a code instead' }).press('Enter')
  const answer = field(dialog, 'Captcha')
  await expect(answer).toBeFocused()
  await dialog.getByRole('button', { name: 'Hear the digits' }).press('Enter')
  await expect(dialog.getByRole('button', { name: 'Hear them again' })).toBeFocused()
  await answer.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('Please enter the captcha')
  await answer.pressSequentially(await captcha.heard())
  await page.keyboard.press('Enter')
}

async function openMobileRegistration(page: Page): Promise<Locator> {
  await header(page).getByRole('button', { name: 'Register' }).click()
  const form = page.getByRole('dialog').filter({ has: page.getByRole('tab') })
  await form.getByRole('tab', { name: 'Mobile registration' }).click()
  await expect(field(form, 'Mobile number')).toBeVisible()
  return form
}
