import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { GatewayError } from '@/site/gateway/gateway-error'
import { sessionStore } from '@/site/session/session-store'
import { SignInStage } from './testing/example-sign-in'
import { Login } from './sign-in/login'

const password = page.getByLabelText('Password', { exact: true })
const submit = page.getByRole('button', { name: 'Login', exact: true })

afterEach(() => sessionStore.close())

it('asks for the code of a second check, with the password kept, at a wrong code too', async () => {
  const answers = [
    { message: 'We have sent a code to ••••0001', value: { secondCheck: 'code' } },
    { message: 'The code is wrong', value: { field: 'verificationCode' } },
  ]
  const login = vi.fn<(request: object) => object>(() => {
    const refusal = answers.shift()
    if (refusal === undefined) return { token: 'a-token' }
    throw new GatewayError({ kind: 'refused', call: 'login', ...refusal })
  })
  const onSignedIn = vi.fn()
  await render(
    <SignInStage answers={{ memberInfo: () => ({ id: '7', account: 'player1', type: 0 }), login }}>
      <Login way="login" account="" onSignedIn={onSignedIn} />
    </SignInStage>,
  )
  const second = page.getByRole('textbox', { name: 'Code of the second check' })
  expect(second.elements()).toHaveLength(0)
  await page.getByRole('textbox', { name: 'Username' }).fill('player1')
  await password.fill('secret1')
  await submit.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('We have sent a code to ••••0001')
  await expect.element(second).toHaveFocus()
  await second.fill('000000')
  await submit.click()
  await expect.element(page.getByText('The code is wrong')).toBeVisible()
  await expect.element(password).toHaveValue('secret1')
  await second.fill('123456')
  await submit.click()
  await expect.poll(() => onSignedIn.mock.calls.length).toBe(1)
  expect(login.mock.lastCall).toMatchObject([{ password: 'secret1', verificationCode: '123456' }])
})
