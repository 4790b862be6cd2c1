import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { normaliseRules } from '@/contract/field-rules/normalise-rule'
import { GatewayError } from '@/site/gateway/gateway-error'
import { formOf, passwordField, textField } from './testing/form-fields'
import type { FormValues } from './state/form-shape'
import { FormStage } from './testing/form-stage'
import { RuleForm } from './rule-form'

const form = formOf({
  username: textField({ label: 'form.username', rule: 'username' }),
  nickname: textField({ label: 'form.payeeName', rule: 'nickname' }),
  password: passwordField({ label: 'form.password', rule: 'password' }),
  confirmPassword: passwordField({ label: 'form.confirmPassword', required: 'always', sameAs: 'password' }),
  agreement: {
    widget: 'agreement',
    label: 'form.agreement',
    link: { action: 'navigate', to: '/help', query: {} },
    initial: true,
    shown: 'always',
    required: 'always',
    messages: {},
  },
})
const { rules } = normaliseRules({
  username: { enabled: 1, required: 1, acceptedPattern: '^[a-z0-9]+$', patternId: 5, minLength: '4', maxLength: 8 },
  nickname: {
    enabled: true,
    required: false,
    acceptedPattern: '(?i)^[a-z]+$',
    patternId: 'letters',
    minLength: 3,
    maxLength: 3,
  },
  password: { enabled: true, required: true },
})
const texts = {
  'form.username': 'Username',
  'form.payeeName': 'Nickname',
  'form.password': 'Password',
  'form.confirmPassword': 'Confirm password',
  'form.agreement': 'I agree to the <link>terms</link>',
  'form.showPassword': 'Show password',
  'form.hidePassword': 'Hide password',
  'field-error.required': '{{field}} not empty',
  'field-error.sameAs': '{{field}} does not match',
  'field-error.minLength': '{{field}} needs {{min}}',
  'error.network': 'No network',
  'form.undoReset': 'Undo',
  'pattern.alphanumeric': '{{field}}: {{min}} to {{max}} letters and digits',
  'pattern.letterFirst': '{{field}}: {{length}} letters',
}
const patterns = { '5': 'pattern.alphanumeric', letters: 'pattern.letterFirst' } as const

async function open(onSubmit: (values: FormValues) => Promise<void> = async () => {}) {
  const fields = { forms: { register: form, registerMobile: form, login: form }, patterns }
  await render(
    <FormStage fields={fields} texts={texts}>
      <RuleForm form={form} rules={rules} submitLabel="Register" resetLabel="Reset" onSubmit={onSubmit} />
    </FormStage>,
  )
}

const username = page.getByRole('textbox', { name: 'Username' })
const nickname = page.getByRole('textbox', { name: 'Nickname' })
const password = page.getByLabelText('Password', { exact: true })
const confirm = page.getByLabelText('Confirm password', { exact: true })
const submit = page.getByRole('button', { name: 'Register' })
const refusal = (message: string, field?: string) =>
  new GatewayError({ kind: 'refused', call: 'register', message, value: field === undefined ? null : { field } })

async function fillIn() {
  await username.fill('player1')
  await password.fill('secret')
  await confirm.fill('secret')
}

it('writes what HTML knows into its inputs, and ties each to a note that is there', async () => {
  await open()
  await expect.element(username).toBeVisible()
  const inputs = [...document.querySelectorAll('form input')]
  expect(inputs.length).toBe(5)
  for (const input of inputs) {
    expect(input.outerHTML).not.toContain('[object')
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')).not.toBeNull()
  }
})

it('says nothing while a first attempt is typed, and the rule when the field is left', async () => {
  await open()
  await userEvent.type(username, 'ab')
  await expect.element(username).toHaveAttribute('aria-invalid', 'false')
  await userEvent.keyboard('{Tab}')
  await expect.element(username).toHaveAttribute('aria-invalid', 'true')
  await expect.element(username).toHaveAccessibleDescription('Username needs 4 Username: 4 to 8 letters and digits')
  await expect.element(password).toHaveAttribute('aria-invalid', 'false')
})

it('says of a wrong character the pattern with its lengths, once', async () => {
  await open()
  await userEvent.type(username, 'no_good')
  await userEvent.keyboard('{Tab}')
  await expect.element(username).toHaveAttribute('aria-invalid', 'true')
  await expect.element(username).toHaveAccessibleDescription('Username: 4 to 8 letters and digits')
})

it('leaves a field alone that was only passed through', async () => {
  await open()
  await username.click()
  await userEvent.keyboard('{Tab}{Tab}{Tab}')
  await expect.element(username).toHaveAttribute('aria-invalid', 'false')
})

it('says the rule before it is broken, with one length when both are equal', async () => {
  await open()
  await expect.element(nickname).toHaveAccessibleDescription('Nickname: 3 letters')
})

it('shows what is missing after a submit, goes to the first, and then follows every change', async () => {
  const send = vi.fn(async () => {})
  await open(send)
  await submit.click()
  await expect.element(username).toHaveFocus()
  await expect.element(username).toHaveAccessibleDescription(/^Username not empty/)
  await expect.element(password).toHaveAccessibleDescription(/^Password not empty/)
  await expect.element(nickname).toHaveAttribute('aria-invalid', 'false')
  await userEvent.keyboard('play')
  await expect.element(username).toHaveAttribute('aria-invalid', 'false')
  await userEvent.keyboard('!')
  await expect.element(username).toHaveAttribute('aria-invalid', 'true')
  expect(send).not.toHaveBeenCalled()
})

it('hands over what is being typed when Enter is pressed, trimmed', async () => {
  const send = vi.fn(async () => {})
  await open(send)
  await fillIn()
  await userEvent.type(nickname, ' Bob {Enter}')
  await expect
    .poll(() => send.mock.calls)
    .toEqual([
      [{ username: 'player1', nickname: 'Bob', password: 'secret', confirmPassword: 'secret', agreement: true }],
    ])
})

it('hands over what a password manager fills in without focusing it, with events or without', async () => {
  const send = vi.fn(async () => {})
  await open(send)
  const put = (locator: typeof username, text: string) => {
    const input = locator.element() as HTMLInputElement
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    return input
  }
  put(username, 'player1').dispatchEvent(new Event('input', { bubbles: true }))
  put(password, 'secret')
  put(confirm, 'secret')
  await submit.click()
  await expect.poll(() => send.mock.calls.length).toBe(1)
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ username: 'player1', password: 'secret' }))
})

it('wants a repeated password to be the same, and looks again when the first one changes', async () => {
  await open()
  await password.fill('secret')
  await confirm.fill('other')
  await userEvent.keyboard('{Tab}')
  await expect.element(confirm).toHaveAccessibleDescription('Confirm password does not match')
  await password.fill('other')
  await userEvent.keyboard('{Tab}')
  await expect.element(confirm).toHaveAttribute('aria-invalid', 'false')
})

it('shows a refusal at its field until that is edited, and loses nothing', async () => {
  await open(() => Promise.reject(refusal('This name is taken', 'username')))
  await fillIn()
  await submit.click()
  await expect.element(username).toHaveAccessibleDescription(/^This name is taken/)
  await expect.element(username).toHaveFocus()
  await expect.element(password).toHaveValue('secret')
  await userEvent.type(username, '2')
  await expect.element(username).toHaveAttribute('aria-invalid', 'false')
  await expect.element(username).toHaveValue('player12')
})

it('shows a refusal that is about no field above the button', async () => {
  await open(() => Promise.reject(refusal('Too many tries')))
  await fillIn()
  await submit.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Too many tries')
})

it('sends once however often the button is pressed, and says that it works', async () => {
  let answer = () => {}
  const send = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)))
  await open(send)
  await fillIn()
  const button = submit.element() as HTMLButtonElement
  button.click()
  button.click()
  await expect.element(submit).toHaveAttribute('aria-busy', 'true')
  button.click()
  expect(send).toHaveBeenCalledTimes(1)
  answer()
  await expect.element(submit).not.toHaveAttribute('aria-busy')
})

it('empties every field on reset, and goes quiet', async () => {
  await open()
  await username.fill('x')
  await submit.click()
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect.element(username).toHaveValue('')
  await expect.element(username).toHaveAttribute('aria-invalid', 'false')
  await expect.element(page.getByRole('checkbox')).toBeChecked()
})

it('brings back what was emptied, until something else is filled in', async () => {
  await open()
  await fillIn()
  await page.getByRole('button', { name: 'Reset' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(username).toHaveValue('player1')
  await expect.element(password).toHaveValue('secret')
  await page.getByRole('button', { name: 'Reset' }).click()
  await username.fill('player2')
  await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  await expect.element(username).toHaveValue('player2')
})

it('shows and hides a password without losing it', async () => {
  await open()
  await password.fill('secret')
  await page.getByRole('button', { name: 'Show password' }).first().click()
  await expect.element(password).toHaveAttribute('type', 'text')
  await expect.element(password).toHaveValue('secret')
})

it('asks for the agreement, ticked at first, with a link to what it is about', async () => {
  const send = vi.fn(async () => {})
  await open(send)
  const box = page.getByRole('checkbox', { name: 'I agree to the terms' })
  await expect.element(box).toBeChecked()
  await expect.element(page.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/help')
  await fillIn()
  await box.click()
  await submit.click()
  await expect.element(box).toHaveAccessibleDescription('I agree to the terms not empty')
  expect(send).not.toHaveBeenCalled()
})
