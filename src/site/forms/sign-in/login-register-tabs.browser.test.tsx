import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SignInStage } from '@/site/forms/testing/example-sign-in'
import type { Answers } from '@/site/forms/testing/form-stage'
import { earlyPressScript } from '@/site/ui/focus/early-press'
import { startCountdown } from '@/site/forms/widgets/countdowns'
// The forms that the tabs load later: before the tests, whose time limits do not count it then.
import '@/site/forms/registration/registration'
import './login'
import { LoginRegisterTabs } from './login-register-tabs'

const username = page.getByRole('textbox', { name: 'Username' })
const password = page.getByLabelText('Password', { exact: true })
const number = page.getByRole('textbox', { name: 'Mobile number' })
const tab = (name: string) => page.getByRole('tab', { name, exact: true })

const tabs = (answers: Answers, features: readonly string[]) => (
  <SignInStage answers={answers} features={features}>
    <LoginRegisterTabs first="login" onDone={() => {}} />
  </SignInStage>
)
const open = (answers: Answers, features: readonly string[]) => render(tabs(answers, features))

/** Settings of the server whose answer arrives when the test says so. */
function settings(features: Readonly<Record<string, 0 | 1>>) {
  let say: (answer: object) => void = () => {}
  const answer = new Promise<object>((resolve) => (say = resolve))
  const tree = Object.entries(features).map(([modId, enabled]) => ({ modId, enabled }))
  return { permission: () => answer, arrive: () => say({ whitelabel: { settings: tree }, promotions: {} }) }
}

it('keeps what is typed while the rules are on their way, the focus and the place in the text', async () => {
  startCountdown('login', 0)
  let arrive: (answer: object) => void = () => {}
  const rules = new Promise<object>((resolve) => (arrive = resolve))
  await open({ registerSettings: () => rules }, ['MOBILEVERCODELOGIN3'])
  await tab('SMS').click()
  await number.fill('0912')
  const early = number.element() as HTMLInputElement
  early.setSelectionRange(2, 3)
  arrive({ mobileNum: { enabled: true, acceptedPattern: '^[0-9]{8,11}$' } })
  await expect.element(page.getByRole('button', { name: 'Send code' })).toBeVisible()
  const input = number.element() as HTMLInputElement
  expect(input).not.toBe(early)
  await expect.element(number).toHaveValue('0912')
  await expect.element(number).toHaveFocus()
  expect([input.selectionStart, input.selectionEnd]).toEqual([2, 3])
  await userEvent.keyboard('9')
  await expect.element(number).toHaveValue('0992')
})

it('keeps what is filled in when the settings of the server arrive, whatever they switch', async () => {
  const { permission, arrive } = settings({ DIRECTREG3: 1, MOBILEVERCODELOGIN3: 1 })
  await open({ permission }, [])
  await username.fill('player1')
  await password.fill('secret1')
  arrive()
  await expect.element(tab('Register')).toBeVisible()
  await expect.element(tab('SMS')).toBeVisible()
  await expect.element(username).toHaveValue('player1')
  await expect.element(password).toHaveValue('secret1')
})

it('keeps the focus and what was typed in a page that was drawn in advance, when it comes to life', async () => {
  const place = document.createElement('div')
  place.innerHTML = renderToString(tabs({}, []))
  document.body.append(place)
  await username.click()
  await userEvent.keyboard('play')
  const root = hydrateRoot(place, tabs({}, []))
  await expect.element(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  await userEvent.keyboard('er1')
  await expect.element(username).toHaveFocus()
  await expect.element(username).toHaveValue('player1')
  root.unmount()
  place.remove()
})

it.each([
  ['sends once what was entered before the form was there', 'secret1{Enter}{Enter}', 1],
  ['sends nothing where it was typed on after that', 'secret{Enter}1', 0],
])('%s', async (_, typed, times) => {
  const script = document.createElement('script')
  script.textContent = earlyPressScript
  document.head.append(script)
  const login = vi.fn(() => ({ token: 'a', account: 'player1' }))
  const place = document.createElement('div')
  place.innerHTML = renderToString(tabs({}, []))
  document.body.append(place)
  await username.fill('player1')
  await password.click()
  await userEvent.keyboard(typed)
  const root = hydrateRoot(place, tabs({ login }, []))
  await expect.element(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  await expect.element(password).toHaveValue('secret1')
  await expect.poll(() => login.mock.calls.length).toBe(times)
  // A second one would be sent with the first rendering of the form.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  expect(login).toHaveBeenCalledTimes(times)
  root.unmount()
  place.remove()
  script.remove()
})
