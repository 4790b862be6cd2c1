import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ResponsiblePlay } from '@/site/blocks/responsible-play/responsible-play'
import { formOf, passwordField, textField } from '@/site/forms/testing/form-fields'
import { FormStage } from '@/site/forms/testing/form-stage'
import { Registration } from '@/site/forms/registration/registration'
import { RuleForm } from '@/site/forms/rule-form'
import { SocialLogin } from '@/site/forms/social/social-login'
import type { FormConfig } from '@/contract/generated/merchant-types'
import { sessionStore } from '@/site/session/session-store'
import { useOpenDialogs } from '@/site/merchant/dialogs'

/** Keys whose effect needs a browser. tests/effects/seen-in-browser.ts names them. */
const texts = {
  'form.username': 'First',
  'form.password': 'Second',
  'form.verificationCode': 'Code',
  'form.sendCode': 'Send code',
}

const countryCodes = () => [{ countryCode: 'VN', countryDialingCode: '+84' }]

async function open(form: FormConfig, sendSms = vi.fn(() => Promise.resolve(undefined))) {
  const fields = { forms: { register: form, registerMobile: form, login: form }, patterns: {} }
  const send = vi.fn(() => Promise.resolve())
  await render(
    <FormStage fields={fields} texts={texts} answers={{ countryCodes }}>
      <RuleForm
        form={form}
        rules={{}}
        submitLabel="Send"
        onSubmit={send}
        sms={{ purpose: 'register', send: sendSms }}
      />
    </FormStage>,
  )
  return { send, sendSms }
}

it.each([
  ['(text).trim', textField],
  ['(password).trim', passwordField],
])('%s decides whether blanks around a value are sent', async (_key, field) => {
  const { send } = await open(
    formOf({
      first: field({ label: 'form.username', trim: true }),
      second: field({ label: 'form.password', trim: false }),
    }),
  )
  await page.getByLabelText('First').fill(' a ')
  await page.getByLabelText('Second').fill(' a ')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => send.mock.calls).toEqual([[{ first: 'a', second: ' a ' }]])
})

const common = { shown: 'always', required: 'never', messages: { patterns: {} } } as const
const code = {
  ...common,
  widget: 'sms-code',
  label: 'form.verificationCode',
  autocomplete: 'one-time-code',
  inputMode: 'numeric',
} as const

it.each(['first', 'second'])('(sms-code).mobile decides that the number of %s gets the code', async (mobile) => {
  const number = { ...common, widget: 'mobile', autocomplete: 'tel', inputMode: 'tel' } as const
  const { sendSms } = await open(
    formOf({
      first: { ...number, label: 'form.username' },
      second: { ...number, label: 'form.password' },
      code: { ...code, mobile },
    }),
  )
  await page.getByLabelText('First').fill('111111111')
  await page.getByLabelText('Second').fill('222222222')
  await page.getByRole('button', { name: 'Send code' }).click()
  const mobileNo = mobile === 'first' ? '111111111' : '222222222'
  await expect.poll(() => sendSms.mock.calls).toEqual([[{ mobileNo, countryDialingCode: '+84' }]])
})

it.each([
  ['none', []],
  ['sandbox', ['/sandbox/phone-provider/send']],
] as const)('site.phoneVerification.provider decides whom a code is asked of: %s', async (provider, addresses) => {
  const network = vi
    .spyOn(window, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({ verificationId: 'v' })))
  const gatewaySms = vi.fn(() => ({ expiredMinutes: 0 }))
  const number = { ...common, widget: 'mobile', label: 'form.username', autocomplete: 'tel', inputMode: 'tel' } as const
  await render(
    <FormStage
      fields={{ forms: { registerMobile: formOf({ number, code: { ...code, mobile: 'number' } }) }, patterns: {} }}
      texts={texts}
      features={['MOBILENUMREG3']}
      site={{ phoneVerification: { provider } }}
      answers={{ registerSettings: () => ({}), countryCodes, registerMobileSms: gatewaySms }}
    >
      <Registration first="mobile" />
    </FormStage>,
  )
  await page.getByLabelText('First').fill('111111111')
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect.poll(() => network.mock.calls.map(([address]) => address)).toEqual(addresses)
  await expect.poll(() => gatewaySms.mock.calls.length).toBe(provider === 'none' ? 1 : 0)
  network.mockRestore()
})

it.each([
  ['.clientId', { clientId: 'other' }, /[?&]client_id=other(&|$)/],
  ['.authorizeUrl', { authorizeUrl: '/elsewhere' }, /\/elsewhere\?/],
  ['.scope', { scope: 'name' }, /[?&]scope=name(&|$)/],
] as const)('%s decides what a social provider is asked', async (_key, change, seen) => {
  const popup = { closed: false, close() {}, location: { replace: vi.fn<(address: string) => void>() } }
  const opened = vi.spyOn(window, 'open').mockReturnValue(popup as unknown as Window)
  const provider = { clientId: 'one', authorizeUrl: '/authorize', scope: 'openid' }
  const ask = async (config: typeof provider) => {
    const view = await render(
      <FormStage
        fields={{ forms: {}, patterns: {} }}
        texts={{ 'social.continue': 'Continue' }}
        site={{ socialLogin: { providers: { google: config } } }}
      >
        <SocialLogin onSignedIn={() => {}} />
      </FormStage>,
    )
    popup.location.replace.mockClear()
    await page.getByRole('button', { name: 'Continue' }).click()
    await vi.waitFor(() => expect(popup.location.replace).toHaveBeenCalled())
    await view.unmount()
    return popup.location.replace.mock.calls[0]?.[0] ?? ''
  }
  expect(await ask(provider)).not.toMatch(seen)
  expect(await ask({ ...provider, ...change })).toMatch(seen)
  opened.mockRestore()
})

function OpenDialogs() {
  return useOpenDialogs().map(({ id, name }) => <p key={id}>{name}</p>)
}

it.each([
  [60, 0],
  [30, 1],
])('.realityCheckMinutes decides when a player is asked: after 40 minutes every %i', async (minutes, asked) => {
  sessionStore.open('secret', { account: 'ann', customerId: '7', accountType: 0 })
  sessionStorage.setItem('signedInAt', String(Date.now() - 40 * 60_000))
  const props = { notice: false, sessionClock: true, limits: [], links: { items: {}, order: [] } }
  await render(
    <FormStage fields={{ forms: {}, patterns: {} }} texts={{ 'responsible-play.clock': 'Playing for {{time}}' }}>
      <ResponsiblePlay {...props} realityCheckMinutes={minutes} />
      <OpenDialogs />
    </FormStage>,
  )
  await expect.element(page.getByText('Playing for 40 min')).toBeVisible()
  await expect.poll(() => page.getByText('reality-check').elements().length).toBe(asked)
  sessionStore.close()
})
