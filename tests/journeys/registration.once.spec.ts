import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { brandAddress } from './journey-server'
import {
  closeRegisterSuccess,
  expectSignedIn,
  field,
  fillAurora,
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

test('a phone provider verifies the number: a wrong code stops without a word, the right one registers', async ({
  page,
  sandbox,
  captcha,
  human,
  problems,
}) => {
  problems.expect(/status of 400/)
  const mobile = newMobile()
  await goTo(page, `${brandAddress('phone-provider')}/register`)
  const form = page.getByRole('main')
  await form.getByRole('tab', { name: 'Mobile registration' }).click()
  await field(form, 'Mobile number').fill(mobile)
  await form.getByRole('button', { name: 'Send code' }).click()
  await human.solve()
  await expect(form.getByRole('button', { name: /^Send again in (1:00|0:5\d)$/ })).toBeDisabled()

  const code = (await sandbox.sentTo(mobile.slice(1)))?.code ?? ''
  await field(form, 'Verification code').fill(code === '000000' ? '000001' : '000000')
  await fillPasswords(form)
  await field(form, 'Captcha').fill(await captcha.next())
  const refused = page.waitForResponse(/phone-provider\/confirm/)
  await submitRegistration(form)
  await refused
  await expect(field(form, 'Verification code')).toBeFocused()
  await expect(page.getByRole('dialog')).toBeHidden()

  await field(form, 'Verification code').fill(code)
  await submitRegistration(form)
  await human.solve()
  await expectRegisteredByMobile(page)
})

/** Errors of a phone provider that these numbers provoke in the sandbox, and what the site says (2 §8). */
const provoked: readonly [number: string, told: string][] = [
  ['5550000001', 'The captcha check failed'],
  ['5550000002', 'No more codes can be sent at the moment. Please contact customer service.'],
  ['5550000003', 'This kind of verification is not available. Please contact customer service.'],
  ['5550000004', 'Something went wrong'],
  ['5550000005', 'The window was closed before verification was finished'],
  ['5550000006', 'Too many requests. Please try again in 5 minutes.'],
]

/** Errors that the form or the sandbox does not let happen: the provider's answer is one of them. */
const answered: readonly [code: string, told: string][] = [
  ['invalid-phone-number', 'This mobile number has the wrong format'],
  ['missing-phone-number', 'Enter your mobile number.'],
  ['code-expired', 'The verification code has expired. Please request a new one.'],
]

test('what a phone provider refuses is said in words', async ({ page, human, captcha, problems }) => {
  problems.expect(/status of (4|5)|Failed to load resource/)
  await goTo(page, `${brandAddress('phone-provider')}/register`)
  const form = page.getByRole('main')
  // Countries and tabs come with the scripts.
  await expect(async () => {
    await form.getByRole('tab', { name: 'Mobile registration' }).click()
    await form.getByLabel('Country code').selectOption('US', { timeout: 2_000 })
  }).toPass()
  const notice = page.getByRole('dialog', { name: 'Notice' })
  const expectRefused = async (number: string, told: string) => {
    await field(form, 'Mobile number').fill(number)
    await form.getByRole('button', { name: 'Send code' }).click()
    await human.solve()
    await expect(notice, told).toContainText(told)
    await notice.getByRole('button', { name: 'Confirm' }).click()
    await expect(notice).toBeHidden()
  }
  for (const [number, told] of provoked) await expectRefused(number, told)
  const provider = /phone-provider\/send/
  for (const [code, told] of answered) {
    await page.route(provider, (route) => route.fulfill({ status: 400, json: { error: { code } } }), { times: 1 })
    await expectRefused('2025550100', told)
  }
  await page.route(provider, (route) => route.abort(), { times: 1 })
  await expectRefused('2025550100', 'Network link abnormal, please try again.')

  // A code for a number to which none was sent.
  await field(form, 'Verification code').fill('123456')
  await fillPasswords(form)
  await field(form, 'Captcha').fill(await captcha.next())
  await submitRegistration(form)
  await expect(form.getByText('Send a verification code to this number first.')).toBeVisible()
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

async function fillPasswords(form: Page | Locator): Promise<void> {
  await field(form, 'Password').fill('Secret1234')
  await field(form, 'Confirm password').fill('Secret1234')
}

/** A notice comes first, then the dialog about the new account (1 §4). */
async function expectRegisteredByMobile(page: Page): Promise<void> {
  const word = page.getByRole('dialog', { name: 'Notice' })
  await expect(word).toContainText('Registered successfully')
  await word.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('dialog', { name: 'Registered successfully' })).toContainText('mobile number')
  await closeRegisterSuccess(page)
  await expectSignedIn(page)
  expect(new URL(page.url()).pathname).toBe('/')
}
