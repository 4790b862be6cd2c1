import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { GatewayError } from '@/site/gateway/gateway-error'
import { passwordChange } from '@/site/session/password-change'
import { ChangePasswordForm } from './change-password-form'
import { failing, failures, SignInStage } from '@/site/forms/testing/example-sign-in'

const present = page.getByLabelText('Current password')
const next = page.getByLabelText('New password', { exact: true })
const again = page.getByLabelText('Confirm new password')
const submit = page.getByRole('button', { name: 'Change password' })

const send = vi.fn<(request: object) => null>()

beforeEach(() => {
  send.mockReset().mockReturnValue(null)
})
afterEach(() => passwordChange.drop())

const open = () =>
  render(
    <SignInStage answers={{ changePassword: send }}>
      <ChangePasswordForm />
    </SignInStage>,
  )

async function fill(first: string, second = first) {
  await next.fill(first)
  await again.fill(second)
  await submit.click()
}

it('asks for the present password', async () => {
  await open()
  await fill('Newer1234')
  await expect.element(present).toHaveAccessibleDescription('Current password not empty')
  await present.fill('Older1234')
  await submit.click()
  const request = { oldPassword: 'Older1234', newPassword: 'Newer1234', confirmNewPassword: 'Newer1234' }
  await expect.poll(() => send.mock.calls).toEqual([[request]])
})

it('does not ask for a password that the player has just signed in with', async () => {
  passwordChange.hold({ account: 'ann', oldPassword: '{secret}', token: 'a-token' })
  await open()
  await expect.element(next).toBeVisible()
  expect(present.elements()).toHaveLength(0)
  await fill('Newer1234')
  const request = { oldPassword: '{secret}', newPassword: 'Newer1234', confirmNewPassword: 'Newer1234' }
  await expect.poll(() => send.mock.calls).toEqual([[request]])
})

it.each([
  ['', /^New password not empty/],
  ['   ', /^New password not empty/],
  ['a1', /New password too short/],
  [`1${'x'.repeat(20)}`, /New password too long/],
  ['x'.repeat(10_000), /New password too long/],
  ['no digits', /New password is wrong/],
  ['\u{1F3B0}\u{1F3B0}\u{1F3B0}\u{1F3B0}\u{1F3B0}\u{1F3B0}\u{1F3B0}\u{1F3B0}', /New password is wrong/],
])('keeps the rule of a registration: %.20s', async (wrong, words) => {
  await open()
  await present.fill('Older1234')
  await fill(wrong)
  await expect.element(next).toHaveAccessibleDescription(words)
  expect(send).not.toHaveBeenCalled()
})

it('says that the two new passwords differ', async () => {
  await open()
  await present.fill('Older1234')
  await fill('Newer1234', 'Newer12345')
  await expect.element(again).toHaveAccessibleDescription('The two new passwords are not the same')
  expect(send).not.toHaveBeenCalled()
})

it('says at the present password that it is wrong, and keeps the rest', async () => {
  send.mockImplementation(() => {
    const value = { field: 'oldPassword' }
    throw new GatewayError({ kind: 'refused', call: 'changePassword', message: 'That is not it', value })
  })
  await open()
  await present.fill('Wrong1234')
  await fill('Newer1234')
  await expect.element(present).toHaveAccessibleDescription('That is not it')
  await expect.element(present).toHaveFocus()
  await expect.element(next).toHaveValue('Newer1234')
})

it.each(failures)('keeps what was typed and may be sent again after a failure: %s', async (kind, words) => {
  send.mockImplementation(failing('changePassword', kind))
  await open()
  await present.fill('Older1234')
  await fill('Newer1234')
  await expect.element(page.getByRole('alert')).toHaveTextContent(words)
  await expect.element(next).toHaveValue('Newer1234')
  send.mockReturnValue(null)
  await submit.click()
  await expect.poll(() => send.mock.calls.length).toBe(2)
})
