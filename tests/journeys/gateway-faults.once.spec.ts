import type { SandboxFault } from '@/contract/generated/gateway-types'
import { expect, test } from './fixtures'
import { closeRegisterSuccess, field, fillDerby, header, newAccount, submitRegistration } from './player'
import { goTo } from './visit'

const kinds: SandboxFault['kind'][] = ['malformed', 'shape', 'empty', 'drop', 'status']

for (const kind of kinds) {
  const fault = { kind, status: 500 }

  test(`the register page offers a retry when its rules come with the fault ${kind}`, async ({
    page,
    derby,
    sandbox,
    problems,
  }) => {
    problems.expect(/Failed to load resource/)
    await sandbox.fault(derby.code, { ...fault, call: 'registerSettings' })
    await goTo(page, `${derby.address}/register`)
    const form = page.getByRole('main')
    const retry = form.getByRole('button', { name: 'Try again' })
    await expect(retry).toBeVisible()
    await expect(header(page)).toBeVisible()

    await sandbox.restore()
    // After a network fault it also retries by itself, perhaps before the click.
    if (kind === 'drop' || kind === 'status') await retry.click({ timeout: 1000 }).catch(() => undefined)
    else await retry.click()
    await expect(field(form, 'Username')).toBeVisible()
  })

  test(`the home page stands when status and notices come with the fault ${kind}`, async ({
    page,
    aurora,
    sandbox,
    problems,
  }) => {
    problems.expect(/Failed to load resource/)
    await sandbox.fault(aurora.code, { ...fault, call: 'permission' })
    await sandbox.fault(aurora.code, { ...fault, call: 'notices' })
    const asked = page.waitForResponse(/system\/status/).catch(() => undefined)
    await goTo(page, aurora.address)
    if (kind !== 'drop') await asked
    await expect(header(page).getByRole('button', { name: 'Login' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Promotions and news' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })
}

test('a slow answer is waited for, with the page around it in use', async ({ page, derby, sandbox }) => {
  await sandbox.fault(derby.code, { call: 'registerSettings', kind: 'delay', delay: 1500, times: 1 })
  await goTo(page, `${derby.address}/register`)
  await expect(header(page)).toBeVisible()
  await expect(field(page.getByRole('main'), 'Username')).toBeVisible()
})

test('a registration that the server cannot answer keeps what was typed, and can be sent again', async ({
  page,
  derby,
  sandbox,
  problems,
}) => {
  problems.expect(/Failed to load resource/)
  await sandbox.fault(derby.code, { call: 'register', kind: 'status', status: 503, times: 1 })
  await goTo(page, `${derby.address}/register`)
  const form = page.getByRole('main')
  const account = newAccount()
  await fillDerby(form, account)
  await submitRegistration(form)
  await expect(form.getByRole('alert')).toBeVisible()
  await expect(field(form, 'Username')).toHaveValue(account.username)
  await submitRegistration(form)
  await closeRegisterSuccess(page)
})
