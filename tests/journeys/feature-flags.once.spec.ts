import type { SandboxSettings } from '@/contract/generated/gateway-types'
import { expect, test } from './fixtures'
import {
  closeAfterLogin,
  expectSignedIn,
  field,
  header,
  newMobile,
  openLogin,
  sendLogin,
  submitRegistration,
} from './player'
import { goTo } from './visit'

const off: NonNullable<SandboxSettings['features']> = {
  MOBILENUMREG3: 0,
  MOBILEVERCODELOGIN3: 0,
  CHNGPASSVERIF3: 0,
  PTSYS3: 0,
  PWDEXPFORCECHANGE3: 0,
  DIRECTREG3: 0,
  FREEPLAY3: 0,
}

test('what the server switches off is neither offered nor asked for', async ({ page, aurora, sandbox }) => {
  await sandbox.settings(aurora.code, { features: off })
  await goTo(page, `${aurora.address}/register`)
  const form = page.getByRole('main')
  await expect(field(form, 'Username')).toBeVisible()
  await expect(form.getByRole('tab')).toHaveCount(0)
  await expect(header(page).getByRole('button', { name: /^(Register|Free demo)$/ })).toHaveCount(0)

  await goTo(page, `${aurora.address}/pointMall`)
  await expect(page.getByText('There are no points here')).toBeVisible()
  const dialog = await openLogin(page)
  await expect(field(dialog, 'Username')).toBeVisible()
  await expect(dialog.getByRole('tab', { name: 'SMS' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Forgot password?' }).click()
  const forgotten = page.getByRole('dialog', { name: 'Forgot password' })
  await expect(field(forgotten, 'Email')).toBeVisible()
  await expect(forgotten.getByRole('tab', { name: 'By SMS' })).toHaveCount(0)
  // Nobody learns from it who has an account.
  await field(forgotten, 'Username').pressSequentially('nobody_here')
  await field(forgotten, 'Email').pressSequentially('nobody@example.test')
  await forgotten.getByRole('button', { name: 'Send email' }).click()
  await expect(forgotten.getByText('If the username and the address belong together')).toBeVisible()
  await forgotten.getByRole('button', { name: 'Back to login' }).click()

  // An expired password is good enough, and a name is trimmed.
  await sendLogin(page.getByRole('dialog'), { username: ' demo_expired ', password: 'Demo1234!' })
  await closeAfterLogin(page)
  await expectSignedIn(page)
  await expect(header(page).getByText('Points')).toHaveCount(0)
})

test('a number is asked for, and its code sent, where the server verifies it', async ({
  page,
  aurora,
  sandbox,
  human,
  problems,
}) => {
  problems.expect(/status of 500/)
  await sandbox.settings(aurora.code, {
    features: { USERNAMEREG3: 1, MOBILENUMREG3: 1, MOBILENUMPASSREG3: 0, REGMOBVERF3: 1 },
    registerRules: { mobileNum: { enabled: true, required: true } },
  })
  await goTo(page, `${aurora.address}/register`)
  const form = page.getByRole('main')
  // A code may be long, but not longer than that.
  const code = field(form, 'Verification code')
  await code.fill('1'.repeat(256))
  await submitRegistration(form)
  await expect(code).toHaveAccessibleDescription(/255/)
  await code.fill('1'.repeat(255))
  await expect(code).not.toHaveAccessibleDescription(/255/)
  await form.getByLabel('Country code').selectOption('+84 Vietnam')
  await field(form, 'Mobile number').pressSequentially(newMobile())
  const send = form.getByRole('button', { name: 'Send code' })
  // What the server refuses is said in a dialog.
  await sandbox.fault(aurora.code, { call: 'registerSms', kind: 'status', status: 500, times: 1 })
  await send.click()
  const pressed = await page.evaluate(() => performance.now())
  await human.solve()
  await page.getByRole('dialog', { name: 'Notice' }).getByRole('button', { name: 'Confirm' }).click()
  // Presses within a second count as one (1 §9).
  await page.waitForFunction((since) => performance.now() > since + 1000, pressed)
  await send.click()
  await human.solve()
  await expect(form.getByRole('button', { name: /^Send again in \d:\d\d$/ })).toBeDisabled()

  // The other tab has another captcha, and asks for no password.
  const picture = form.getByRole('img', { name: 'Captcha image' })
  const first = await picture.getAttribute('src')
  await form.getByRole('tab', { name: 'Mobile registration' }).click()
  await expect(field(form, 'Password')).toHaveCount(0)
  await expect(picture).not.toHaveAttribute('src', first ?? '')
})
