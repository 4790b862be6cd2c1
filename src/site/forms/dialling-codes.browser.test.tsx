import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { GatewayError } from '@/site/gateway/gateway-error'
import { formOf, mobileField, smsCodeField } from './testing/form-fields'
import { FormStage } from './testing/form-stage'
import { Registration } from './registration/registration'
import { startCountdown } from './widgets/countdowns'

const registerMobile = formOf({ mobileNum: mobileField({ rule: 'mobileNum' }), verificationCode: smsCodeField() })
const texts = {
  'form.mobileNum': 'Mobile number',
  'form.countryCode': 'Country code',
  'form.sendCode': 'Send code',
  'error.contract': 'The server sent something odd',
  'error.unknown': 'Something went wrong',
}

it.each([
  {
    codes: 'did not arrive',
    answer: () => {
      throw new GatewayError({ kind: 'contract', call: 'countryCodes', message: 'odd' })
    },
    said: 'The server sent something odd',
  },
  { codes: 'are none', answer: () => [], said: 'Something went wrong' },
])('says so where the dialling codes $codes, and sends a code once they are there', async ({ answer, said }) => {
  startCountdown('register', 0)
  const send = vi.fn<(request: object) => object>(() => ({}))
  const countryCodes = vi.fn<() => object>(answer)
  await render(
    <FormStage
      fields={{ forms: { registerMobile }, patterns: {} }}
      texts={texts}
      features={['MOBILENUMREG3']}
      answers={{
        registerSettings: () => ({ mobileNum: { enabled: true, acceptedPattern: '^[0-9]{9}$' } }),
        registerMobileSms: send,
        countryCodes,
      }}
    >
      <Registration />
    </FormStage>,
  )
  const number = page.getByRole('textbox', { name: 'Mobile number' })
  await number.fill('912345678')
  countryCodes.mockReturnValue([{ countryCode: 'VN', countryDialingCode: '+84' }])
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect.element(number).toHaveAccessibleDescription(said)
  await expect.element(page.getByRole('combobox', { name: 'Country code' })).toBeVisible()
  // The throttle allows one attempt a second, and the refused one counts.
  await expect
    .poll(
      async () => {
        await page
          .getByRole('button', { name: 'Send code' })
          .click({ timeout: 3000 })
          .catch(() => {})
        return send.mock.calls
      },
      { interval: 300, timeout: 10_000 },
    )
    .toEqual([[{ mobileNo: '912345678', countryDialingCode: '+84' }]])
})
