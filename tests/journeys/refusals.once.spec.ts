import { registerByCall } from './by-call'
import { expectFieldError } from './field-error'
import { expect, test } from './fixtures'
import { field, fillAurora, fillDerby, newAccount, openLogin, submitLogin, submitRegistration } from './player'
import { goTo } from './visit'

test('a wrong password is said in the dialog, and the name stays', async ({ page, derby }) => {
  const { username } = await registerByCall(derby)
  await goTo(page, derby.address)
  const dialog = await openLogin(page)
  await field(dialog, 'Username').fill(username)
  await field(dialog, 'Password').fill('wrong-password')
  await submitLogin(dialog)
  await expect(dialog.getByText('Username or password is wrong')).toBeVisible()
  await expect(field(dialog, 'Username')).toHaveValue(username)
  await expect(field(dialog, 'Captcha')).toBeVisible()
})

test('an account that is no member’s is refused in the words of the server', async ({ page, derby }) => {
  const message = 'Non-member account unable to login'
  // No account of the sandbox has such a type.
  const json = { success: false, code: 'non_member', message, value: null }
  await page.route(/\/wps\/session\/login$/, (route) => route.fulfill({ json }))
  await goTo(page, derby.address)
  const dialog = await openLogin(page)
  await field(dialog, 'Username').pressSequentially('a_dealer')
  await field(dialog, 'Password').pressSequentially('Secret1234')
  await submitLogin(dialog)
  await expect(dialog.getByText(message)).toBeVisible()
  await expect(field(dialog, 'Username')).toHaveValue('a_dealer')
})

test('a taken user name is said at its field, and goes when the name is edited', async ({ page, derby }) => {
  const { username } = await registerByCall(derby)
  await goTo(page, `${derby.address}/register`)
  const form = page.getByRole('main')
  await fillDerby(form, { ...newAccount(), username })
  await submitRegistration(form)
  const name = field(form, 'Username')
  await expectFieldError(name, 'This username is already taken')
  await expect(name).toBeFocused()
  await expect(name).toHaveValue(username)
  await name.press('End')
  await name.press('Backspace')
  await expect(form.getByText('This username is already taken')).toBeHidden()
})

test('a wrong captcha is said at its field, with a new picture and the rest kept', async ({
  page,
  aurora,
  captcha,
  human,
}) => {
  const account = newAccount()
  await goTo(page, `${aurora.address}/register`)
  const form = page.getByRole('main')
  await fillAurora(form, account, captcha)
  await field(form, 'Captcha').fill('zzzz')
  await submitRegistration(form)
  await human.solve()
  await expectFieldError(field(form, 'Captcha'), 'The captcha is wrong or has expired')
  await expect(field(form, 'Username')).toHaveValue(account.username)
  await expect(field(form, 'Email')).toHaveValue(`${account.username}@example.com`)

  await field(form, 'Password').fill(account.password)
  await field(form, 'Confirm password').fill(account.password)
  await field(form, 'Captcha').fill(await captcha.next())
  await submitRegistration(form)
  await expect(page.getByRole('dialog', { name: 'Registered successfully' })).toBeVisible()
})

test('too many wrong passwords are stopped by the server, which says so', async ({
  page,
  derby,
  captcha,
  problems,
}) => {
  problems.expect(/status of 429/)
  await goTo(page, derby.address)
  const dialog = await openLogin(page)
  await field(dialog, 'Username').fill(newAccount().username)
  const stopped = dialog.getByText(/^Too many tries/)
  for (let tries = 0; tries < 12 && !(await stopped.isVisible()); tries++) {
    await field(dialog, 'Password').fill('wrong-password')
    if (tries > 0) await field(dialog, 'Captcha').fill(await captcha.next())
    const answered = page.waitForResponse(/\/wps\/session\/login/)
    await submitLogin(dialog)
    await answered
    await expect(dialog.getByRole('alert').or(stopped).first()).toBeVisible()
  }
  await expect(stopped).toBeVisible()
})

test('a form says what is missing and takes the eye to the first of it', async ({ page, aurora }) => {
  await goTo(page, `${aurora.address}/register`)
  const form = page.getByRole('main')
  await field(form, 'Username').focus()
  await page.keyboard.press('Tab')
  await expect(form.getByText('Username not empty')).toBeHidden()
  await submitRegistration(form)
  await expect(field(form, 'Username')).toBeFocused()
  for (const label of ['Username', 'Password', 'Confirm password', 'Email', 'Captcha'])
    await expectFieldError(field(form, label), `${label} not empty`)
})
