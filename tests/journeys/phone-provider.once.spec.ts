import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures'
import { brandAddress } from './journey-server'
import { expectRegisteredByMobile, field, fillPasswords, newMobile, submitRegistration } from './player'
import { goTo } from './visit'

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
  await chooseMobile(form)
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
  await chooseMobile(form, 'US')
  const notice = page.getByRole('dialog', { name: 'Notice' })
  const expectRefused = async (number: string, told: string) => {
    await field(form, 'Mobile number').fill(number)
    // A second press within the throttle is dropped (1 §9).
    await expect(async () => {
      if (!(await human.slider.isVisible())) await form.getByRole('button', { name: 'Send code' }).click()
      await expect(human.slider).toBeVisible({ timeout: 4_000 })
    }).toPass()
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

/** Countries and tabs come with the scripts of a page that was just loaded. */
async function chooseMobile(form: Locator, country?: string): Promise<void> {
  await expect(async () => {
    await form.getByRole('tab', { name: 'Mobile registration' }).click()
    await expect(field(form, 'Mobile number')).toBeVisible({ timeout: 2_000 })
    if (country !== undefined) await form.getByLabel('Country code').selectOption(country, { timeout: 2_000 })
  }).toPass()
}
