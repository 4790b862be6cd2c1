import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { GatewayError } from '@/site/gateway/gateway-error'
import { StubDialogs } from '@/site/forms/testing/stub-dialogs'
import { formOf, textField } from '@/site/forms/testing/form-fields'
import { FormStage, type Answers } from '@/site/forms/testing/form-stage'
import { Registration } from './registration'

const always = { shown: 'always', required: 'always' } as const
const register = formOf({
  username: textField({ label: 'form.username', ...always }),
  affiliateCode: textField({ label: 'form.affiliateCode', shown: 'always', required: 'never' }),
})
const texts = {
  'form.username': 'Username',
  'form.affiliateCode': 'Affiliate code',
  'register.submit': 'Register',
  'register.reset': 'Reset',
  invitation_code_error: 'Invalid invitation code',
  'human.required': 'Complete verification first',
}

const refusal = (code: string, field?: string) =>
  new GatewayError({ kind: 'refused', call: 'register', message: code, code, value: { field } })
/** No test here signs in: a registration that reaches the server is refused. */
const send = vi.fn<(request: object) => never>()
const affiliate = vi.fn((request: object) => ({ valid: 'code' in request && request.code === 'AGENT888' }))

beforeEach(() => {
  vi.clearAllMocks()
  send.mockImplementation(() => {
    throw refusal('username_taken', 'username')
  })
  history.replaceState({}, '', location.pathname)
})

interface Settings {
  readonly query?: string
  readonly human?: 'none' | 'slider'
  readonly proof?: object
  readonly answers?: Answers
}

function open({ query = '', human = 'none', proof, answers }: Settings) {
  history.replaceState({}, '', location.pathname + query)
  return render(
    <FormStage
      fields={{ forms: { register }, patterns: {} }}
      texts={texts}
      site={{ humanVerification: { provider: human } }}
      answers={{ registerSettings: () => ({}), register: send, affiliate, ...answers }}
    >
      <StubDialogs results={{ message: true, 'human-verification': proof }} />
      <Registration first="username" />
    </FormStage>,
  )
}

const username = page.getByRole('textbox', { name: 'Username' })
const code = page.getByRole('textbox', { name: 'Affiliate code' })
const submit = page.getByRole('button', { name: 'Register', exact: true })
const wrongCode = page.getByRole('button', { name: 'dialog message invitation_code_error' })
const puzzle = page.getByRole('button', { name: 'dialog human-verification' })
const sent = () => send.mock.calls.map(([request]) => request)

it('takes a good affiliate code from the address, hides the field, and sends the code', async () => {
  await open({ query: '?affiliateCode=AGENT888&referralCode=friend1' })
  await username.fill('player1')
  expect(code.elements()).toHaveLength(0)
  await submit.click()
  await expect.poll(sent).toMatchObject([{ affiliateCode: 'AGENT888', referralCode: 'friend1' }])
  expect(affiliate.mock.calls).toEqual([[{ code: 'AGENT888', domain: 'localhost' }]])
})

it('says that the code of the address is wrong, once, shows the field and sends no code', async () => {
  const { unmount } = await open({ query: '?affiliateCode=NOBODY' })
  await wrongCode.click()
  await expect.element(code).toHaveValue('')
  await username.fill('player1')
  await submit.click()
  await expect.poll(sent).toHaveLength(1)
  expect(sent()[0]).not.toHaveProperty('affiliateCode')
  await unmount()
  await open({ query: '?affiliateCode=NOBODY' })
  await expect.element(code).toBeVisible()
  expect(wrongCode.elements()).toHaveLength(0)
})

it('checks a code that is typed in before it registers, and goes back to the field with nothing lost', async () => {
  await open({})
  await username.fill('player1')
  await code.fill('WRONG1')
  await submit.click()
  await wrongCode.click()
  await expect.element(code).toHaveFocus()
  await expect.element(code).toHaveAccessibleDescription('Invalid invitation code')
  await expect.element(code).toHaveValue('WRONG1')
  await expect.element(username).toHaveValue('player1')
  expect(sent()).toEqual([])
  await code.fill('AGENT888')
  await submit.click()
  await expect.poll(sent).toMatchObject([{ username: 'player1', affiliateCode: 'AGENT888' }])
})

it('asks for the code when the one of the address could not be checked, and checks again before it registers', async () => {
  affiliate.mockImplementationOnce(() => {
    throw new GatewayError({ kind: 'contract', call: 'affiliate', message: 'odd' })
  })
  await open({ query: '?affiliateCode=LATER1' })
  await expect.element(code).toBeVisible()
  await username.fill('player1')
  await submit.click()
  await wrongCode.click()
  await submit.click()
  await expect.poll(sent).toHaveLength(1)
  expect(sent()[0]).not.toHaveProperty('affiliateCode')
})

it('sends the proof that a person is there', async () => {
  const proof = { provider: 'slider', token: 'one' }
  await open({ human: 'slider', proof })
  await username.fill('player1')
  await submit.click()
  await puzzle.click()
  await expect.poll(sent).toMatchObject([{ username: 'player1', humanVerification: proof }])
})

it('sends nothing and loses nothing when the proof is dismissed', async () => {
  await open({ human: 'slider' })
  await username.fill('player1')
  await submit.click()
  await puzzle.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Complete verification first')
  await expect.element(username).toHaveValue('player1')
  expect(sent()).toEqual([])
})

it('asks once for two tries with one proof, and again when the server no longer takes it', async () => {
  await open({ human: 'slider', proof: { provider: 'slider', token: 'one' } })
  await username.fill('player1')
  await submit.click()
  await puzzle.click()
  await expect.element(username).toHaveAccessibleDescription('username_taken')
  await submit.click()
  await expect.poll(sent).toHaveLength(2)
  expect(puzzle.elements()).toHaveLength(0)
  send.mockImplementationOnce(() => {
    throw refusal('human_invalid')
  })
  await submit.click()
  await puzzle.click()
  await expect.poll(sent).toHaveLength(4)
})

const madeButNotIn = 'dialog message register.made'
const perhapsMade = 'dialog message register.perhapsMade'
const signIn = page.getByRole('button', { name: 'dialog login-register' })

it('leads to signing in when the account was made and the call after it failed', async () => {
  send.mockImplementation(() => {
    throw new GatewayError({ kind: 'http', call: 'memberInfo', message: 'odd', status: 500 })
  })
  await open({})
  await username.fill('player1')
  await submit.click()
  await page.getByRole('button', { name: madeButNotIn }).click()
  await expect.element(signIn).toBeVisible()
  expect(page.getByRole('alert').elements()).toHaveLength(0)
  await submit.click()
  await page.getByRole('button', { name: madeButNotIn }).click()
  expect(sent()).toHaveLength(1)
  await username.fill('player2')
  await submit.click()
  await expect.poll(sent).toHaveLength(2)
})

it.each([
  ['offers to sign in when the name is taken after an answer was lost', 'player1', 1],
  ['offers nothing when another name is taken', 'player2', 0],
])('%s', async (_, name, times) => {
  send.mockImplementationOnce(() => {
    throw new GatewayError({ kind: 'network', call: 'register', message: 'gone' })
  })
  await open({})
  await username.fill('player1')
  await submit.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('error.network')
  await username.fill(name)
  await submit.click()
  await expect.poll(sent).toHaveLength(2)
  if (times === 1) await page.getByRole('button', { name: perhapsMade }).click()
  else await expect.element(username).toHaveAccessibleDescription('username_taken')
  expect(signIn.elements()).toHaveLength(times)
})
