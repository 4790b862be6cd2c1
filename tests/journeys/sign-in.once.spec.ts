import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import {
  afterLogin,
  closeAfterLogin,
  expectGuest,
  expectSignedIn,
  field,
  openLogin,
  sendLogin,
  signIn,
  signOut,
  submitLogin,
} from './player'
import { goTo, reload } from './visit'

const demo = { password: 'Demo1234!' }
const newPassword = 'Newer1234'

const changePassword = (page: Page) => page.getByRole('dialog', { name: 'Change password' })
const stored = (page: Page, key: string) => page.evaluate((name) => sessionStorage.getItem(name), key)

/** Sets a new password in the dialog that does not ask for the current one. */
async function choosePassword(page: Page): Promise<void> {
  const dialog = changePassword(page)
  await expect(field(dialog, 'Current password')).toBeHidden()
  await field(dialog, 'New password').fill(newPassword)
  await field(dialog, 'Confirm new password').fill(newPassword)
  await dialog.getByRole('button', { name: 'Change password' }).click()
  const notice = page.getByRole('dialog', { name: 'Notice' })
  await expect(notice).toContainText('Your password has been changed')
  await notice.getByRole('button', { name: 'Login' }).click()
}

/** The code or password that was sent last. */
async function lastCode(sandbox: { sentTo(to: string): Promise<{ code: string } | undefined> }, to: string) {
  await expect.poll(() => sandbox.sentTo(to)).toBeDefined()
  return (await sandbox.sentTo(to))?.code ?? ''
}

test('a login that is pressed without a line says so, keeps what was typed, and goes with one', async ({
  page,
  context,
  aurora,
  problems,
}) => {
  problems.expect(/dynamically imported|ERR_INTERNET_DISCONNECTED|did not arrive/)
  await goTo(page, `${aurora.address}/login`)
  const form = page.getByRole('main')
  await field(form, 'Username').fill('demo_player')
  await field(form, 'Password').fill(demo.password)
  await context.setOffline(true)
  await form.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(form.getByRole('alert')).toBeVisible()
  await context.setOffline(false)
  await form.getByRole('button', { name: 'Login', exact: true }).click()
  await closeAfterLogin(page)
  await expectSignedIn(page)
})

test('an expired password must be changed, and the player signs in with the new one', async ({
  page,
  aurora,
  sandbox,
}) => {
  // Undone when the journey ends.
  await sandbox.settings(aurora.code, {})
  await goTo(page, aurora.address)
  await sendLogin(await openLogin(page), { ...demo, username: 'demo_expired' })
  await expect(changePassword(page)).toBeVisible()
  expect(await stored(page, 'token')).toBeNull()
  await choosePassword(page)

  const login = page.getByRole('dialog')
  await expect(field(login, 'Username')).toHaveValue('demo_expired')
  await field(login, 'Password').fill(newPassword)
  await submitLogin(login)
  await expect(afterLogin(page)).toContainText('Balance')
  await expectSignedIn(page)
})

test('who leaves the default password as it is stays a guest, after a reload too', async ({ page, aurora }) => {
  const account = { username: 'demo_flagged', password: '{secret}' }
  await goTo(page, aurora.address)
  await sendLogin(await openLogin(page), account)
  await expect(changePassword(page)).toBeVisible()
  await page.keyboard.press('Escape')
  const leaving = page.getByRole('alertdialog', { name: 'Notice' })
  await expect(leaving).toContainText('If you leave now, you will be signed out.')
  await leaving.getByRole('button', { name: 'Cancel' }).click()
  await expect(leaving).toBeHidden()
  await expect(changePassword(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await leaving.getByRole('button', { name: 'Sign out' }).click()
  await expect(changePassword(page)).toBeHidden()
  await expectGuest(page)

  await sendLogin(await openLogin(page), account)
  await expect(changePassword(page)).toBeVisible()
  await reload(page)
  await expect(field(page.getByRole('dialog'), 'Username')).toBeVisible()
  await expectGuest(page)
})

test('a first sign-in takes a password of the own', async ({ page, derby }) => {
  await goTo(page, derby.address)
  await sendLogin(await openLogin(page), { ...demo, username: 'demo_first' })
  await expect(changePassword(page)).toContainText('This is your first sign-in.')
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog', { name: 'Notice' }).getByRole('button', { name: 'Sign out' }).click()
  await expect(changePassword(page)).toBeHidden()
  await expectGuest(page)
})

test('who does not want the news again today is left alone', async ({ page, derby }) => {
  const account = { ...demo, username: 'demo_vip' }
  await goTo(page, derby.address)
  await sendLogin(await openLogin(page), account)
  await afterLogin(page).getByRole('checkbox', { name: 'Do not show this again today' }).check()
  await closeAfterLogin(page)
  await signOut(page)
  await expectGuest(page)
  await sendLogin(await openLogin(page), account)
  await expectSignedIn(page)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a code by SMS signs in, and asks for no new password', async ({ page, aurora, sandbox, human }) => {
  await goTo(page, aurora.address)
  const dialog = await openLogin(page)
  await dialog.getByRole('tab', { name: 'SMS' }).click()
  // demo_expired
  await field(dialog, 'Mobile number').fill('901000005')
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await human.solve()
  await expect(dialog.getByRole('button', { name: /^Send again/ })).toBeDisabled()
  await field(dialog, 'Verification code').fill(await lastCode(sandbox, '901000005'))
  await submitLogin(dialog)
  await closeAfterLogin(page)
  await expectSignedIn(page)
})

test('a forgotten password comes back by e-mail', async ({ page, aurora, sandbox }) => {
  await sandbox.settings(aurora.code, {})
  await goTo(page, aurora.address)
  await (await openLogin(page)).getByRole('button', { name: 'Forgot password?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Forgot password' })
  await field(dialog, 'Username').fill('demo_player')
  await field(dialog, 'Email').fill('demo_player@example.test')
  await dialog.getByRole('button', { name: 'Send email' }).click()
  await dialog.getByRole('button', { name: 'Back to login' }).click()
  await expect(dialog).toBeHidden()
  const password = await lastCode(sandbox, 'demo_player@example.test')
  await sendLogin(page.getByRole('dialog'), { username: 'demo_player', password })
  await choosePassword(page)
  await sendLogin(page.getByRole('dialog'), { username: 'demo_player', password: newPassword })
  await closeAfterLogin(page)
  await expectSignedIn(page)
})

test('a forgotten password is set anew by SMS', async ({ page, aurora, sandbox, human }) => {
  await sandbox.settings(aurora.code, {})
  await goTo(page, aurora.address)
  await (await openLogin(page)).getByRole('button', { name: 'Forgot password?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Forgot password' })
  await dialog.getByRole('tab', { name: 'By SMS' }).click()
  // demo_vip
  await field(dialog, 'Mobile number').fill('901000002')
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await human.solve()
  await field(dialog, 'Verification code').fill(await lastCode(sandbox, '901000002'))
  await field(dialog, 'New password').fill(newPassword)
  await dialog.getByRole('button', { name: 'Set new password' }).click()
  await page.getByRole('dialog', { name: 'Notice' }).getByRole('button', { name: 'Login' }).click()
  await expect(dialog).toBeHidden()
  await sendLogin(page.getByRole('dialog'), { username: 'demo_vip', password: newPassword })
  await closeAfterLogin(page)
  await expectSignedIn(page)
})

test('an account elsewhere signs in, once its owner lets it', async ({ page, aurora }) => {
  await goTo(page, aurora.address)
  const dialog = await openLogin(page)
  const refused = page.waitForEvent('popup')
  await dialog.getByRole('button', { name: 'Continue with Google' }).click()
  await (await refused).getByRole('link', { name: 'Cancel' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('You did not allow Google to sign you in.')

  const closed = page.waitForEvent('popup')
  await dialog.getByRole('button', { name: 'Continue with Google' }).click()
  const popup = await closed
  await expect(popup.getByRole('heading')).toBeVisible()
  await popup.close()
  await expect(dialog.getByRole('alert')).toContainText('Login popup closed by user')

  const allowed = page.waitForEvent('popup')
  await dialog.getByRole('button', { name: 'Continue with Facebook' }).click()
  const window = await allowed
  await window
    .getByRole('link', { name: /^\w?Continue as/ })
    .first()
    .click()
  await closeAfterLogin(page)
  await expectSignedIn(page)
  await expect.poll(() => window.isClosed()).toBe(true)
})

test('the name is remembered when the player wants it, and never the password', async ({ page, derby }) => {
  await goTo(page, derby.address)
  const dialog = await openLogin(page)
  await dialog.getByRole('checkbox', { name: 'Remember my username' }).check()
  await sendLogin(dialog, { ...demo, username: 'demo_player' })
  await closeAfterLogin(page)
  await signOut(page)
  await reload(page)
  const again = await openLogin(page)
  await expect(field(again, 'Username')).toHaveValue('demo_player')
  await expect(field(again, 'Password')).toHaveValue('')
  expect(await page.evaluate(() => document.cookie)).not.toContain('Demo1234')
})

test('who is no longer signed in is asked once, and goes on where he was', async ({
  page,
  derby,
  sandbox,
  problems,
}) => {
  problems.expect(/status of 401/)
  await goTo(page, derby.address)
  await signIn(page, { ...demo, username: 'demo_player' })
  await sandbox.settings(derby.code, {})
  await sandbox.reset(derby.code)
  await goTo(page, `${derby.address}/help`)
  const question = page.getByRole('alertdialog')
  await expect(question).toHaveCount(1)
  await expect(question).toContainText('You are no longer signed in')
  await question.getByRole('button', { name: 'Login' }).click()
  const login = page.getByRole('dialog')
  await expect(field(login, 'Username')).toHaveValue('demo_player')
  await field(login, 'Password').fill(demo.password)
  await submitLogin(login)
  await closeAfterLogin(page)
  await expect(page).toHaveURL(`${derby.address}/help`)
  await expectSignedIn(page)
})
