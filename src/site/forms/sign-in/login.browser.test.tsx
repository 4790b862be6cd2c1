import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { GatewayError } from '@/site/gateway/gateway-error'
import { forgetName, rememberedName, rememberName } from '@/site/session/remembered-name'
import { sessionStore } from '@/site/session/session-store'
import { failing, failures, SignInStage } from '@/site/forms/testing/example-sign-in'
import type { Answers } from '@/site/forms/testing/form-stage'
import { startCountdown } from '@/site/forms/widgets/countdowns'
import { Login, type LoginProps } from './login'

const username = page.getByRole('textbox', { name: 'Username' })
const password = page.getByLabelText('Password', { exact: true })
const captcha = page.getByRole('textbox', { name: 'Captcha' })
const number = page.getByLabelText('Mobile number')
const code = page.getByLabelText('SMS code')
const remember = page.getByRole('checkbox', { name: 'Remember my name' })
const submit = page.getByRole('button', { name: 'Login', exact: true })

afterEach(() => {
  forgetName()
  startCountdown('login', 0)
  sessionStore.close()
})

async function open(answers: Answers, account = '', way: LoginProps['way'] = 'login') {
  const onSignedIn = vi.fn()
  await render(
    <SignInStage answers={{ memberInfo: () => ({ id: '7', account: 'player1', type: 0 }), ...answers }}>
      <Login way={way} account={account} onSignedIn={onSignedIn} />
    </SignInStage>,
  )
  return onSignedIn
}

async function send(name: string, secret: string) {
  await username.fill(name)
  await password.fill(secret)
  await submit.click()
}

describe('signing in by name', () => {
  it('sends name and password without the blanks around them, and says when it is done', async () => {
    const login = vi.fn<(request: object) => object>(() => ({ token: 'a-token' }))
    const onSignedIn = await open({ login })
    await send('  player1 ', ' secret1 ')
    await expect.poll(() => onSignedIn.mock.calls.length).toBe(1)
    expect(login.mock.calls).toEqual([[{ type: 'username', username: 'player1', password: 'secret1' }]])
    expect(sessionStore.get()).toMatchObject({ status: 'signedIn', token: 'a-token' })
  })

  it.each(['١٢٣', '๑๒๓', '১২৩', '۱۲۳', '१२३'])('takes %s of a keyboard as it takes 123', async (digits) => {
    const login = vi.fn<(request: object) => object>(() => ({ token: 'a-token' }))
    const onSignedIn = await open({ login })
    await send(`player${digits}`, `secret${digits}`)
    await expect.poll(() => onSignedIn.mock.calls.length).toBe(1)
    expect(login.mock.calls).toEqual([[{ type: 'username', username: 'player123', password: 'secret123' }]])
  })

  it('asks for a captcha after a refusal that wants one, from then on, and forgets the password only', async () => {
    const login = vi.fn<(request: object) => object>(() => {
      const value = { captcha: true }
      throw new GatewayError({ kind: 'refused', call: 'login', message: 'Wrong name or password', value })
    })
    const onSignedIn = await open({ login })
    expect(captcha.elements()).toHaveLength(0)
    await send('player1', 'wrong')
    await expect.element(page.getByRole('alert')).toHaveTextContent('Wrong name or password')
    await expect.element(username).toHaveValue('player1')
    await expect.element(password).toHaveValue('')

    await password.fill('right')
    await submit.click()
    await expect.element(captcha).toHaveAccessibleDescription('Captcha not empty')
    await captcha.fill('abcd')
    await submit.click()
    await expect.poll(() => login.mock.calls.length).toBe(2)
    const sent = { type: 'username', username: 'player1', password: 'right', captcha: 'abcd', captchaId: 'c1' }
    expect(login).toHaveBeenLastCalledWith(sent)
    expect(onSignedIn).not.toHaveBeenCalled()
  })

  it('brings another captcha at most once a second', async () => {
    const answer = vi.fn(() => ({ id: `c${answer.mock.calls.length}`, image: 'AAAA' }))
    const refused = { kind: 'refused', call: 'login', message: 'Wrong', value: { captcha: true } } as const
    await open({
      captcha: answer,
      login: () => {
        throw new GatewayError(refused)
      },
    })
    await send('player1', 'wrong')
    await expect.poll(() => answer.mock.calls.length).toBe(1)
    const now = vi.spyOn(performance, 'now').mockReturnValue(10_000)
    const another = page.getByRole('button', { name: 'New captcha' })
    await another.click()
    await expect.poll(() => answer.mock.calls.length).toBe(2)
    now.mockReturnValue(10_999)
    await another.click()
    expect(answer).toHaveBeenCalledTimes(2)
    now.mockReturnValue(11_000)
    await another.click()
    await expect.poll(() => answer.mock.calls.length).toBe(3)
    now.mockRestore()
  })

  it('needs a name and a password', async () => {
    await open({})
    await submit.click()
    await expect.element(username).toHaveAccessibleDescription('Username not empty')
    await expect.element(password).toHaveAccessibleDescription('Password not empty')
    await expect.element(username).toHaveFocus()
  })

  it.each(failures)('keeps the name and may be sent again after a failure: %s', async (kind, words) => {
    const login = vi.fn<() => object>(failing('login', kind))
    const onSignedIn = await open({ login })
    await send('player1', 'secret1')
    await expect.element(page.getByRole('alert')).toHaveTextContent(words)
    await expect.element(username).toHaveValue('player1')
    login.mockReturnValue({ token: 'a-token' })
    await password.fill('secret1')
    await submit.click()
    await expect.poll(() => onSignedIn.mock.calls.length).toBe(1)
  })

  it.each(['\u{1F3B0}'.repeat(20), 'x'.repeat(10_000), "'; DROP TABLE players; --", '<b>bold</b>'])(
    'leaves it to the server what a name is: %.20s',
    async (odd) => {
      const login = vi.fn<(request: object) => object>(failing('login', 'refused'))
      await open({ login })
      await send(odd, odd)
      await expect.poll(() => login.mock.calls).toEqual([[{ type: 'username', username: odd, password: odd }]])
      await expect.element(username).toHaveValue(odd)
    },
  )
})

describe('the remembered name', () => {
  it('is kept when the box is ticked, and the password is not', async () => {
    const onSignedIn = await open({ login: () => ({ token: 'a-token' }) })
    await remember.click()
    await send('player1', 'secret1')
    await expect.poll(() => onSignedIn.mock.calls.length).toBe(1)
    expect(rememberedName()).toBe('player1')
    expect(document.cookie).not.toContain('secret1')
  })

  it('is what the form starts with, until the box is unticked', async () => {
    rememberName('player1')
    await open({ login: failing('login', 'refused') })
    await expect.element(username).toHaveValue('player1')
    await expect.element(remember).toBeChecked()
    await remember.click()
    await password.fill('secret1')
    await submit.click()
    await expect.poll(rememberedName).toBe('')
  })

  it('gives way to the name that the form was opened with', async () => {
    rememberName('player1')
    await open({}, 'player2')
    await expect.element(username).toHaveValue('player2')
  })
})

describe('signing in by SMS', () => {
  const sendCode = page.getByRole('button', { name: /^Send/ })

  it('sends a code to a number that meets its rule, and signs in with it', async () => {
    const loginSms = vi.fn<(request: object) => object>(() => ({ expiredMinutes: 2 }))
    const login = vi.fn<(request: object) => object>(() => ({ token: 'a-token', passwordExpired: true }))
    const onSignedIn = await open({ loginSms, login }, '', 'sms')
    await number.fill('12')
    await sendCode.click()
    await expect.element(number).toHaveAccessibleDescription(/Mobile number/)
    expect(loginSms).not.toHaveBeenCalled()

    await number.fill('901000001')
    // 1 §9: at most once a second.
    await vi.waitFor(async () => {
      await sendCode.click()
      expect(loginSms).toHaveBeenCalledWith({ countryDialingCode: '+84', mobileNum: '901000001' })
    }, 5_000)
    await expect.element(page.getByRole('button', { name: /Send again in (2:00|1:59)/ })).toBeDisabled()
    await code.fill('123456')
    await submit.click()
    await expect.poll(() => onSignedIn.mock.calls.length).toBe(1)
    const credentials = { mobileNum: '901000001', verificationCode: '123456', countryDialingCode: '+84' }
    expect(login.mock.calls).toEqual([[{ type: 'sms', ...credentials }]])
  })

  it.each(['0901 000 001', '+84 901-000-001', '84901000001'])(
    'takes a number as an address book holds it, and says what it understood: %s',
    async (written) => {
      const login = vi.fn<(request: object) => object>(failing('login', 'refused'))
      await open({ login }, '', 'sms')
      await expect.element(page.getByRole('combobox', { name: 'Country code' })).toBeVisible()
      await number.fill(written)
      await expect.element(number).toHaveAccessibleDescription('+84\u00a0901\u00a0000\u00a0001')
      await code.fill('123456')
      await submit.click()
      await expect.poll(() => login.mock.calls.length).toBe(1)
      expect(login.mock.calls[0]?.[0]).toMatchObject({
        mobileNum: expect.stringMatching(/^0?901000001$/) as string,
        countryDialingCode: '+84',
      })
    },
  )

  it('takes the dialling code that a number brings', async () => {
    const login = vi.fn<(request: object) => object>(failing('login', 'refused'))
    const countryCodes = () => [
      { countryCode: 'VN', countryDialingCode: '+84' },
      { countryCode: 'TH', countryDialingCode: '+66' },
    ]
    await open({ login, countryCodes }, '', 'sms')
    const country = page.getByRole('combobox', { name: 'Country code' })
    await expect.element(country).toHaveValue('VN')
    await number.fill('+66 81 234 5678')
    await expect.element(country).toHaveValue('TH')
    await code.fill('123456')
    await expect.element(number).toHaveValue('812345678')
    await submit.click()
    await expect.poll(() => login.mock.calls.length).toBe(1)
    expect(login.mock.calls[0]?.[0]).toMatchObject({ mobileNum: '812345678', countryDialingCode: '+66' })
  })

  it('says at the code that it is wrong', async () => {
    const login = () => {
      const value = { field: 'verificationCode' }
      throw new GatewayError({ kind: 'refused', call: 'login', message: 'Wrong code', value })
    }
    await open({ login }, '', 'sms')
    await number.fill('901000001')
    await code.fill('000000')
    await submit.click()
    await expect.element(code).toHaveAccessibleDescription('Wrong code')
    await expect.element(number).toHaveValue('901000001')
  })
})
