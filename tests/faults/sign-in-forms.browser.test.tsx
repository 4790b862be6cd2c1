import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { StubDialogs } from '@/site/forms/testing/stub-dialogs'
import { failing, failures, SignInStage } from '@/site/forms/testing/example-sign-in'
import { ForgotPassword } from '@/site/forms/sign-in/forgot-password'
import type { Answers } from '@/site/forms/testing/form-stage'
import { Login, type LoginProps } from '@/site/forms/sign-in/login'
import { startCountdown } from '@/site/forms/widgets/countdowns'
import { announceAnswer } from '@/site/session/oauth-answers'
import { sessionStore } from '@/site/session/session-store'

const number = page.getByRole('textbox', { name: 'Mobile number' })
const code = page.getByRole('textbox', { name: 'SMS code' })
const newPassword = page.getByLabelText('New password', { exact: true })
const sendCode = page.getByRole('button', { name: 'Send code' })
const google = page.getByRole('button', { name: 'Continue with Google' })
const username = page.getByRole('textbox', { name: 'Username' })
const login = page.getByRole('button', { name: 'Login', exact: true })
const setPassword = page.getByRole('button', { name: 'Set new password' })

const onDone = vi.fn()
const member = { memberInfo: () => ({ id: '7', account: 'player1', type: 0 }) }
const providers = { google: { clientId: 'acme', authorizeUrl: '/authorize', scope: 'openid' } }

beforeEach(() => {
  startCountdown('login', 0)
  startCountdown('forgot', 0)
})
afterEach(() => {
  vi.restoreAllMocks()
  onDone.mockClear()
  sessionStore.close()
})

const openLogin = (answers: Answers, way: LoginProps['way'] = 'login') =>
  render(
    <SignInStage answers={{ ...member, ...answers }} socialLogin={{ providers }}>
      <StubDialogs />
      <Login way={way} account="" onSignedIn={onDone} />
    </SignInStage>,
  )

const openForgot = (answers: Answers) =>
  render(
    <SignInStage answers={answers}>
      <StubDialogs />
      <ForgotPassword first="mobile" onDone={onDone} />
    </SignInStage>,
  )

async function openLoginBySms(answers: Answers) {
  await openLogin(answers, 'sms')
  await expect.element(page.getByRole('combobox', { name: 'Country code' })).toBeVisible()
}

/** 1 §5: a code may be requested once a second. */
function passOneSecond(): void {
  const now = performance.now() + 1000
  vi.spyOn(performance, 'now').mockReturnValue(now)
}

/** A provider that signs the player in at once, without opening a window. */
function answerOfProvider(): void {
  const replace = (address: string) =>
    announceAnswer(`?code=the-code&state=${new URL(address).searchParams.get('state')}`)
  const popup = { closed: false, close: () => undefined, location: { replace } }
  vi.spyOn(window, 'open').mockReturnValue(popup as unknown as Window)
}

const kinds = failures.map(([kind, words]) => ({ kind, words }))
const codes = [
  { call: 'loginSms', open: openLoginBySms, answer: { expiredMinutes: 1 } },
  { call: 'forgotSms', open: openForgot, answer: { expirationTime: new Date(Date.now() + 60_000).toISOString() } },
] as const

describe.each(codes)('a code that cannot be sent by $call', ({ call, open, answer }) => {
  it.each(kinds)(
    'is explained in a dialog, the form stays, and it is sent the next time: $kind',
    async ({ kind, words }) => {
      const send = vi.fn<() => object>(failing(call, kind))
      await open({ [call]: send })
      await number.fill('901000001')
      await code.fill('12')
      await sendCode.click()
      await page.getByRole('button', { name: `dialog message ${words}` }).click()
      await expectTyped([number, '901000001'], [code, '12'])
      await expect.element(sendCode).toBeEnabled()
      send.mockReturnValue(answer)
      passOneSecond()
      await sendCode.click()
      await expect.element(page.getByRole('button', { name: /^Send again in/ })).toBeDisabled()
    },
  )
})

describe('a new password that cannot be set', () => {
  it.each(kinds)('is explained, what was typed stays, and it is set the next time: $kind', async ({ kind, words }) => {
    const send = vi.fn<() => null>(failing('setPasswordByPhone', kind))
    await openForgot({ setPasswordByPhone: send })
    await number.fill('901000001')
    await code.fill('123456')
    await newPassword.fill('Newer1234')
    await setPassword.click()
    await expect.element(page.getByRole('alert')).toHaveTextContent(words)
    await expectTyped([number, '901000001'], [code, '123456'], [newPassword, 'Newer1234'])
    await expect.element(setPassword).toBeEnabled()
    send.mockReturnValue(null)
    await setPassword.click()
    await page.getByRole('button', { name: 'dialog message change-password.done' }).click()
    await expect.poll(() => onDone.mock.calls).toEqual([['']])
  })
})

describe('a sign-in with a code that fails', () => {
  it.each(kinds)(
    'is explained, what was typed stays, and it goes through the next time: $kind',
    async ({ kind, words }) => {
      const send = vi.fn<() => object>(failing('login', kind))
      await openLoginBySms({ login: send })
      await number.fill('901000001')
      await code.fill('123456')
      await login.click()
      await expect.element(page.getByRole('alert')).toHaveTextContent(words)
      await expectTyped([number, '901000001'], [code, '123456'])
      await expect.element(login).toBeEnabled()
      send.mockReturnValue({ token: 'a-token' })
      await login.click()
      await expect.poll(() => onDone.mock.calls.length).toBe(1)
    },
  )
})

describe('a sign-in by way of a provider that fails', () => {
  it.each(kinds)(
    'is explained, the form beside it stays, and it goes through the next time: $kind',
    async ({ kind, words }) => {
      answerOfProvider()
      const send = vi.fn<() => object>(failing('socialLogin', kind))
      await openLogin({ socialLogin: send })
      await username.fill('player1')
      await google.click()
      await expect.element(page.getByRole('alert')).toHaveTextContent(words)
      await expectTyped([username, 'player1'])
      await expect.element(google).toBeEnabled()
      send.mockReturnValue({ token: 'a-token' })
      await google.click()
      await expect.poll(() => onDone.mock.calls.length).toBe(1)
      expect(sessionStore.get()).toMatchObject({ status: 'signedIn', token: 'a-token' })
    },
  )
})

async function expectTyped(...typed: readonly (readonly [Locator, string])[]) {
  for (const [field, value] of typed) await expect.element(field).toHaveValue(value)
}
