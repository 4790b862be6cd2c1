import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { GatewayError } from '@/gateway/gateway-error'
import { formOf, passwordField, textField } from './example-form'
import { FormStage } from './form-stage'
import { LoginForm } from './login-form'

const always = { shown: 'always', required: 'always' } as const
const login = formOf({
  username: textField({ label: 'form.username', ...always }),
  password: passwordField({ label: 'form.password', ...always }),
  captcha: {
    widget: 'captcha',
    label: 'form.captcha',
    rule: 'captcha',
    shown: 'rule',
    required: 'rule',
    inputMode: 'text',
    messages: { patterns: {} },
  },
})
const texts = {
  'form.username': 'Username',
  'form.password': 'Password',
  'form.captcha': 'Captcha',
  'form.captchaRefresh': 'New captcha',
  'form.showPassword': 'Show password',
  'login.submit': 'Login',
  'error.required': '{{field}} not empty',
}

const username = page.getByRole('textbox', { name: 'Username' })
const password = page.getByLabelText('Password', { exact: true })
const captcha = page.getByRole('textbox', { name: 'Captcha' })
const submit = page.getByRole('button', { name: 'Login' })

it('asks for a captcha after a refusal that wants one, from then on, and forgets the password only', async () => {
  const signIn = vi.fn<(request: object) => object>(() => {
    const value = { captcha: true }
    throw new GatewayError({ kind: 'refused', call: 'login', message: 'Wrong name or password', value })
  })
  const onSignedIn = vi.fn()
  await render(
    <FormStage
      fields={{ forms: { register: login, registerMobile: login, login }, patterns: {} }}
      texts={texts}
      answers={{ login: signIn, captcha: () => ({ id: 'c1', image: 'AAAA' }) }}
    >
      <LoginForm onSignedIn={onSignedIn} />
    </FormStage>,
  )
  expect(captcha.elements()).toHaveLength(0)
  await username.fill('  player1 ')
  await password.fill('wrong')
  await submit.click()
  await expect.poll(() => signIn.mock.calls).toEqual([[{ type: 'username', username: 'player1', password: 'wrong' }]])
  await expect.element(page.getByRole('alert')).toHaveTextContent('Wrong name or password')
  await expect.element(username).toHaveValue('player1')
  await expect.element(password).toHaveValue('')

  await password.fill('right')
  await submit.click()
  await expect.element(captcha).toHaveAccessibleDescription('Captcha not empty')
  await captcha.fill('abcd')
  await submit.click()
  await expect.poll(() => signIn.mock.calls.length).toBe(2)
  expect(signIn).toHaveBeenLastCalledWith({
    type: 'username',
    username: 'player1',
    password: 'right',
    captcha: 'abcd',
    captchaId: 'c1',
  })
  expect(onSignedIn).not.toHaveBeenCalled()
})
