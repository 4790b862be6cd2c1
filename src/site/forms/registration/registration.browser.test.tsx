import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { GatewayError } from '@/site/gateway/gateway-error'
import type { FieldConfig } from '@/contract/generated/merchant-types'
import { StubDialogs } from '@/site/forms/testing/stub-dialogs'
import { formOf, mobileField, smsCodeField, textField } from '@/site/forms/testing/form-fields'
import { FormStage, type Answers } from '@/site/forms/testing/form-stage'
import { Registration } from './registration'
import { startCountdown } from '@/site/forms/widgets/countdowns'

const inputs = { shown: 'always', required: 'always', messages: { patterns: {} } } as const
const mobileNum = mobileField({ rule: 'mobileNum' })
const captchaField: FieldConfig = { ...inputs, widget: 'captcha', label: 'form.captcha', inputMode: 'text' }
const username = textField({ label: 'form.username', rule: 'username' })
const register = formOf({ username, captcha: captchaField })
const registerMobile = formOf({ mobileNum, verificationCode: smsCodeField(), captcha: captchaField })
const texts = {
  retry: 'Try again',
  loading: 'Loading',
  'form.username': 'Username',
  'form.mobileNum': 'Mobile number',
  'form.verificationCode': 'Verification code',
  'form.captcha': 'Captcha',
  'form.captchaAlt': 'Captcha image',
  'form.captchaRefresh': 'New captcha',
  'form.captchaHear': 'Hear the digits',
  'form.countryCode': 'Country code',
  'form.sendCode': 'Send code',
  'form.sendCodeAgain': 'Send again in {{time}}',
  'register.submit': 'Register',
  'register.reset': 'Reset',
  'register.tab.username': 'Username registration',
  'register.tab.mobile': 'Mobile registration',
  'field-error.required': '{{field}} not empty',
  'field-error.pattern': '{{field}} has the wrong format',
  'error.contract': 'The server sent something odd',
}
const bothTabs = ['USERNAMEREG3', 'MOBILENUMREG3']
const image = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

interface Settings {
  readonly features?: readonly string[]
  readonly first?: 'username' | 'mobile'
}

async function open(answers: Answers, { features = bothTabs, first = 'username' }: Settings = {}) {
  const captcha = vi.fn(() => ({ id: `c${captcha.mock.calls.length}`, image }))
  await render(
    <FormStage
      fields={{ forms: { register, registerMobile, login: register }, patterns: {} }}
      texts={texts}
      features={features}
      site={{ registration: { first } }}
      answers={{
        registerSettings: () => ({
          username: { enabled: true, required: true },
          mobileNum: { enabled: true, acceptedPattern: '^[0-9]{9}$' },
        }),
        countryCodes: () => [
          { countryCode: 'VN', countryDialingCode: '+84' },
          { countryCode: 'TH', countryDialingCode: '+66' },
        ],
        captcha,
        ...answers,
      }}
    >
      <StubDialogs />
      <Registration />
    </FormStage>,
  )
  return { captcha }
}

const mobileTab = page.getByRole('tab', { name: 'Mobile registration' })
const submit = page.getByRole('button', { name: 'Register', exact: true })
const refused = (field: string, message: string) => {
  throw new GatewayError({ kind: 'refused', call: 'register', message, value: { field } })
}

it('sends what was filled in with what the page adds, and the id of the captcha', async () => {
  const send = vi.fn<(request: object) => object>(() => refused('username', 'Taken'))
  await open({ register: send })
  await page.getByRole('textbox', { name: 'Username' }).fill('player1')
  await page.getByRole('textbox', { name: 'Captcha' }).fill('abcd')
  await submit.click()
  await expect.poll(() => send.mock.calls.length).toBe(1)
  expect(send.mock.calls[0]?.[0]).toMatchObject({
    username: 'player1',
    captcha: 'abcd',
    captchaId: 'c1',
    login: true,
    registerUrl: location.origin + location.pathname,
    registerMethod: 'WEB',
    domain: 'localhost',
  })
})

it('asks for another captcha after a refusal, empties its answer and keeps the rest', async () => {
  const { captcha } = await open({ register: () => refused('captcha', 'Wrong captcha') })
  await page.getByRole('textbox', { name: 'Username' }).fill('player1')
  await page.getByRole('textbox', { name: 'Captcha' }).fill('nope')
  await submit.click()
  const answer = page.getByRole('textbox', { name: 'Captcha' })
  await expect.element(answer).toHaveAccessibleDescription('Wrong captcha')
  await expect.element(answer).toHaveValue('')
  await expect.element(page.getByRole('textbox', { name: 'Username' })).toHaveValue('player1')
  await expect.poll(() => captcha.mock.calls.length).toBe(2)
})

it('brings another captcha by click or key, at most once per second', async () => {
  const { captcha } = await open({})
  const button = page.getByRole('button', { name: 'New captcha' })
  await expect.element(page.getByRole('img', { name: 'Captcha image' })).toBeInTheDocument()
  const element = button.element() as HTMLButtonElement
  element.click()
  element.click()
  element.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => captcha.mock.calls.length).toBe(2)
})

it.each([
  ['username', 'Username registration'],
  ['mobile', 'Mobile registration'],
] as const)('opens first the way that the merchant names: %s', async (first, name) => {
  await open({}, { first })
  await expect.element(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
})

it('has tabs when the server allows both ways, and a new captcha in each', async () => {
  const { captcha } = await open({})
  await expect
    .element(page.getByRole('tab', { name: 'Username registration' }))
    .toHaveAttribute('aria-selected', 'true')
  await expect.poll(() => captcha.mock.calls.length).toBe(1)
  await mobileTab.click()
  await expect.element(page.getByRole('textbox', { name: 'Mobile number' })).toBeVisible()
  await expect.poll(() => captcha.mock.calls.length).toBe(2)
})

it('has no tabs when there is one way', async () => {
  await open({}, { features: ['MOBILENUMREG3'] })
  await expect.element(page.getByRole('textbox', { name: 'Mobile number' })).toBeVisible()
  expect(page.getByRole('tab').elements()).toHaveLength(0)
})

it('sends a code to a valid number only, with its dialling code, and then counts down', async () => {
  const send = vi.fn<(request: object) => object>(() => ({ expiredMinutes: 2 }))
  await open({ registerMobileSms: send })
  await mobileTab.click()
  const button = page.getByRole('button', { name: 'Send code' })
  const number = page.getByRole('textbox', { name: 'Mobile number' })
  await button.click()
  await expect.element(number).toHaveFocus()
  await expect.element(number).toHaveAccessibleDescription('Mobile number not empty')
  expect(send).not.toHaveBeenCalled()
  await page.getByRole('combobox', { name: 'Country code' }).selectOptions('+66 Thailand')
  await number.fill('912345678')
  // The throttle allows one attempt a second, and the refused one counts.
  await expect
    .poll(
      async () => {
        await button.click({ timeout: 500 }).catch(() => {})
        return send.mock.calls
      },
      { interval: 300, timeout: 5000 },
    )
    .toEqual([[{ mobileNo: '912345678', countryDialingCode: '+66' }]])
  const waiting = page.getByRole('button', { name: /Send again in (2:00|1:5\d)/ })
  await expect.element(waiting).toBeDisabled()
})

it('sends a code once the dialling codes are there, which a number goes with', async () => {
  startCountdown('register', 0)
  const send = vi.fn<(request: object) => object>(() => ({}))
  let arrive: (codes: object) => void = () => {}
  const countryCodes = () => new Promise<object>((resolve) => (arrive = resolve))
  await open({ registerMobileSms: send, countryCodes })
  await mobileTab.click()
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('912345678')
  const button = page.getByRole('button', { name: 'Send code' })
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  ;(button.element() as HTMLElement).click()
  arrive([{ countryCode: 'VN', countryDialingCode: '+84' }])
  await button.click()
  await expect.poll(() => send.mock.calls).toEqual([[{ mobileNo: '912345678', countryDialingCode: '+84' }]])
})

it('says in a dialog, in the words of the server, why no code was sent', async () => {
  startCountdown('register', 0)
  await open({
    registerMobileSms: () => {
      throw new GatewayError({ kind: 'refused', call: 'registerMobileSms', message: 'Too many codes' })
    },
  })
  await mobileTab.click()
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('912345678')
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByRole('button', { name: 'dialog message Too many codes' }).click()
  await expect.element(page.getByRole('button', { name: 'Send code' })).toBeEnabled()
})

it('says that the rules did not arrive, and tries again', async () => {
  const rules = vi.fn<() => object>(() => {
    throw new GatewayError({ kind: 'contract', call: 'registerSettings', message: 'odd' })
  })
  await open({ registerSettings: rules })
  await expect.element(page.getByRole('alert')).toHaveTextContent('The server sent something odd')
  rules.mockReturnValue({ username: { enabled: true } })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Username' })).toBeVisible()
})

it('drops a rule that cannot be used, says so on the console, and keeps the field usable', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await open({
    registerSettings: () => ({ username: { enabled: true, acceptedPattern: '[a-' } }),
    register: () => refused('username', 'Taken'),
  })
  await page.getByRole('textbox', { name: 'Username' }).fill('player1')
  await page.getByRole('textbox', { name: 'Captcha' }).fill('abcd')
  await submit.click()
  await expect.element(page.getByRole('textbox', { name: 'Username' })).toHaveAccessibleDescription('Taken')
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('"username"'))
  expect(warn).toHaveBeenCalledTimes(1)
  warn.mockRestore()
})
