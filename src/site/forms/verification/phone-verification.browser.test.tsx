import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { StubDialogs } from '@/site/forms/testing/stub-dialogs'
import { formOf, mobileField, smsCodeField } from '@/site/forms/testing/form-fields'
import { FormStage } from '@/site/forms/testing/form-stage'
import { Registration } from '@/site/forms/registration/registration'
import { startCountdown } from '@/site/forms/widgets/countdowns'
import { GatewayError } from '@/site/gateway/gateway-error'
import { phoneErrors } from '@/site/gateway/account/phone-error'
import { phoneVerifications } from './phone-verifications'

const registerMobile = formOf({ mobileNum: mobileField(), verificationCode: smsCodeField() })
const texts = {
  'form.mobileNum': 'Mobile number',
  'form.verificationCode': 'Verification code',
  'form.countryCode': 'Country code',
  'form.sendCode': 'Send code',
  'form.sendCodeAgain': 'Again in {{time}}',
  'form.codeSent': 'Sent to {{number}}',
  'register.submit': 'Register',
  'register.reset': 'Reset',
  ...Object.fromEntries(phoneErrors.map((error) => [`phone.${error}`, `Text of ${error}`])),
}

const network = vi.spyOn(window, 'fetch')
/** The provider's answers to its two calls. */
const provider = vi.fn<(step: string, body: object) => object>()
const send = vi.fn<(request: object) => never>(() => {
  throw new GatewayError({ kind: 'refused', call: 'registerMobile', message: 'Taken', value: { field: 'mobileNum' } })
})

beforeEach(() => {
  vi.clearAllMocks()
  startCountdown('register', 0)
  phoneVerifications.clear()
  provider.mockImplementation((step) => (step === 'send' ? { verificationId: 'v1' } : { idToken: 'token1' }))
  network.mockImplementation(async (...call) => {
    const request = new Request(...call)
    return Response.json(provider(request.url.split('/').at(-1) ?? '', (await request.json()) as object))
  })
})
afterAll(() => void vi.restoreAllMocks())

const open = () =>
  render(
    <FormStage
      fields={{ forms: { registerMobile }, patterns: {} }}
      texts={texts}
      features={['MOBILENUMREG3']}
      site={{ phoneVerification: { provider: 'sandbox' } }}
      answers={{
        registerSettings: () => ({}),
        countryCodes: () => [{ countryCode: 'VN', countryDialingCode: '+84' }],
        registerMobile: send,
      }}
    >
      <StubDialogs />
      <Registration first="mobile" />
    </FormStage>,
  )

const number = page.getByRole('textbox', { name: 'Mobile number' })
const code = page.getByRole('textbox', { name: 'Verification code' })
const ask = page.getByRole('button', { name: 'Send code' })
const submit = page.getByRole('button', { name: 'Register' })

async function haveCodeSent() {
  await expect.element(page.getByRole('combobox', { name: 'Country code' })).toBeVisible()
  await number.fill('0901234567')
  await ask.click()
}

it('has the provider send the code, waits for one minute, and registers with its token', async () => {
  await open()
  await haveCodeSent()
  await expect.element(page.getByRole('button', { name: /^Again in (1:00|0:59)$/ })).toBeDisabled()
  await expect.element(page.getByRole('status')).toHaveTextContent('Sent to 0901234567')
  await expect.element(code).toHaveFocus()
  await code.fill('123456')
  await submit.click()
  await expect.poll(() => send.mock.calls.length).toBe(1)
  expect(send.mock.calls[0]?.[0]).toMatchObject({ firebaseChannel: 'sms', firebaseIdToken: 'token1' })
  expect(send.mock.calls[0]?.[0]).not.toHaveProperty('verificationCode')
  expect(provider.mock.calls).toEqual([
    ['send', { phoneNumber: '+84901234567' }],
    ['confirm', { verificationId: 'v1', code: '123456' }],
  ])
})

it('registers again with the token it has: a provider takes a code once', async () => {
  await open()
  await haveCodeSent()
  await code.fill('123456')
  await submit.click()
  await expect.element(number).toHaveAccessibleDescription('Taken')
  await submit.click()
  await expect.poll(() => send.mock.calls.length).toBe(2)
  expect(provider.mock.calls.filter(([step]) => step === 'confirm')).toHaveLength(1)
})

it('stops without a word at a wrong code: the form stays, the focus is on the code, nothing is sent', async () => {
  provider.mockImplementation((step) =>
    step === 'send' ? { verificationId: 'v1' } : { error: { code: 'invalid-verification-code' } },
  )
  await open()
  await haveCodeSent()
  await code.fill('000000')
  await submit.click()
  await expect.poll(() => provider.mock.lastCall?.[0]).toBe('confirm')
  await expect.element(code).toHaveFocus()
  await expect.element(code).toHaveValue('000000')
  await expect.element(code).toHaveAttribute('aria-invalid', 'false')
  expect(page.getByRole('button', { name: /^dialog/ }).elements()).toHaveLength(0)
  expect(send).not.toHaveBeenCalled()
})

it('says at the code that it has expired', async () => {
  provider.mockImplementation((step) =>
    step === 'send' ? { verificationId: 'v1' } : { error: { code: 'code-expired' } },
  )
  await open()
  await haveCodeSent()
  await code.fill('123456')
  await submit.click()
  await expect.element(code).toHaveAccessibleDescription('Text of code-expired')
  expect(send).not.toHaveBeenCalled()
})

it('asks to have a code sent when none was sent to this number', async () => {
  await open()
  await number.fill('0909999999')
  await code.fill('123456')
  await submit.click()
  await expect.element(code).toHaveAccessibleDescription('Text of missing-verification-code')
})

it.each(phoneErrors.filter((error) => error !== 'network'))(
  'says in a dialog why no code was sent: %s',
  async (error) => {
    provider.mockReturnValue({ error: { code: error } })
    await open()
    await haveCodeSent()
    await page.getByRole('button', { name: `dialog message Text of ${error}` }).click()
    await expect.element(ask).toBeEnabled()
  },
)

it('says that the provider could not be reached', async () => {
  network.mockRejectedValue(new TypeError('down'))
  await open()
  await haveCodeSent()
  await expect.element(page.getByRole('button', { name: 'dialog message Text of network' })).toBeVisible()
})
