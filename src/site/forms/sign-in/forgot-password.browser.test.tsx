import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { failing, failures, SignInStage } from '@/site/forms/testing/example-sign-in'
import { ForgotPassword } from './forgot-password'
import type { Answers } from '@/site/forms/testing/form-stage'

const username = page.getByLabelText('Username')
const email = page.getByRole('textbox', { name: 'Email' })
const sendEmail = page.getByRole('button', { name: 'Send email' })
const number = page.getByRole('textbox', { name: 'Mobile number' })
const code = page.getByLabelText('SMS code')
const newPassword = page.getByLabelText('New password', { exact: true })
const setPassword = page.getByRole('button', { name: 'Set new password' })

async function open(answers: Answers, first: 'email' | 'mobile' = 'email') {
  const onDone = vi.fn()
  await render(
    <SignInStage answers={answers}>
      <ForgotPassword first={first} onDone={onDone} />
    </SignInStage>,
  )
  return onDone
}

describe('a password forgotten, by e-mail', () => {
  it('says the same whether or not there is such an account, and leads back with the name', async () => {
    const forgotPassword = vi.fn<(request: object) => null>(() => null)
    const onDone = await open({ forgotPassword })
    await username.fill(' demo_player ')
    await email.fill('demo_player@example.test')
    await sendEmail.click()
    await expect.element(page.getByRole('status')).toHaveTextContent('If they belong together')
    await expect.element(page.getByRole('status')).toHaveFocus()
    const request = { username: 'demo_player', email: 'demo_player@example.test' }
    expect(forgotPassword.mock.calls).toEqual([[request]])
    await page.getByRole('button', { name: 'Back to login' }).click()
    expect(onDone).toHaveBeenCalledWith('demo_player')
  })

  it.each([
    ['', /^Username not empty/],
    ['ann', /Username too short/],
    ['a'.repeat(16), /Username too long/],
    ['1player', /Username is wrong/],
    ['\u{1F3B0}play', /Username is wrong/],
    ['a'.repeat(10_000), /Username too long/],
  ])('keeps the rule of a username: %.20s', async (wrong, words) => {
    await open({})
    await username.fill(wrong)
    await email.fill('ann@example.test')
    await sendEmail.click()
    await expect.element(username).toHaveAccessibleDescription(words)
  })

  it.each([
    ['', /^Email not empty/],
    ['no-address', /Email is wrong/],
    ['two@at@signs.test', /Email is wrong/],
    [`${'a'.repeat(80)}@example.test`, /Email too long/],
    ['\u{1F3B0}', /Email is wrong/],
  ])('keeps the rule of an address, even where a registration does not ask for one: %.20s', async (wrong, words) => {
    await open({})
    await username.fill('demo_player')
    await email.fill(wrong)
    await sendEmail.click()
    await expect.element(email).toHaveAccessibleDescription(words)
  })

  it.each(failures)('keeps what was typed and may be sent again after a failure: %s', async (kind, words) => {
    const forgotPassword = vi.fn<() => null>(failing('forgotPassword', kind))
    await open({ forgotPassword })
    await username.fill('demo_player')
    await email.fill('demo_player@example.test')
    await sendEmail.click()
    await expect.element(page.getByRole('alert')).toHaveTextContent(words)
    await expect.element(email).toHaveValue('demo_player@example.test')
    forgotPassword.mockReturnValue(null)
    await sendEmail.click()
    await expect.element(page.getByRole('status')).toHaveTextContent('If they belong together')
  })
})

describe('a password forgotten, by mobile number', () => {
  it('counts down to the time at which the code expires, and sends what was typed', async () => {
    const inNinetySeconds = new Date(Date.now() + 90_000).toISOString()
    const forgotSms = vi.fn<(request: object) => object>(() => ({ expirationTime: inNinetySeconds }))
    const setPasswordByPhone = vi.fn<(request: object) => null>(() => null)
    await open({ forgotSms, setPasswordByPhone }, 'mobile')
    await number.fill('901000001')
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect.element(page.getByRole('button', { name: /Send again in 1:(30|2\d)/ })).toBeDisabled()
    expect(forgotSms.mock.calls).toEqual([[{ countryDialingCode: '+84', mobileNum: '901000001' }]])
    await code.fill('123456')
    await newPassword.fill('Newer1234')
    await setPassword.click()
    const typed = { mobileNum: '901000001', verificationCode: '123456', newPassword: 'Newer1234' }
    await expect.poll(() => setPasswordByPhone.mock.calls).toEqual([[{ ...typed, countryDialingCode: '+84' }]])
  })

  it.each([
    [number, '', /^Mobile number not empty/],
    [number, '12', /Mobile number too short/],
    [number, '+84 90 100', /Mobile number too short/],
    [number, '9'.repeat(10_000), /Mobile number too long/],
    [code, '', /^SMS code not empty/],
    [code, 'abc', /SMS code is wrong/],
    [code, '1'.repeat(256), /SMS code too long/],
    [newPassword, '', /^New password not empty/],
    [newPassword, 'short1', /New password too short/],
    [newPassword, 'without a digit', /New password is wrong/],
  ])('says what is wrong at the field', async (field, wrong, words) => {
    await open({}, 'mobile')
    await number.fill('901000001')
    await code.fill('123456')
    await newPassword.fill('Newer1234')
    await field.fill(wrong)
    await setPassword.click()
    await expect.element(field).toHaveAccessibleDescription(words)
    await expect.element(field).toHaveValue(wrong)
  })
})
