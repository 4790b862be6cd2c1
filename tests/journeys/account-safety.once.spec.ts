import { randomInt } from 'node:crypto'
import { goSignedIn, registerByCall } from './by-call'
import { expect, test } from './fixtures'
import { expectGuest, expectSignedIn, field, newMobile, openLogin, sendLogin, submitLogin } from './player'
import { goTo } from './visit'

const paymentPassword = '246810'

test('a player links number, address and bank account, takes the account back, and signs out everywhere else', async ({
  page,
  context,
  derby,
  sandbox,
}) => {
  const account = await registerByCall(derby)
  const other = await context.newPage()
  await goSignedIn(other, derby, account)
  await goSignedIn(page, derby, account)
  await goTo(page, `${derby.address}/?member=security-center`)
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  await centre.getByRole('button', { name: 'Set Payment password' }).click()
  const secret = page.getByRole('dialog', { name: 'Payment password' })
  await secret.getByLabel('New payment password', { exact: true }).fill(paymentPassword)
  await secret.getByLabel('Repeat the new payment password').fill(paymentPassword)
  await secret.getByLabel('Your login password').fill(account.password)
  await secret.getByRole('button', { name: 'Save' }).click()
  await expect(centre.getByRole('button', { name: 'Change Payment password' })).toBeVisible()

  for (const [kind, to] of [
    ['Mobile number', newMobile()],
    ['Email', `${account.username}@example.com`],
  ] as const) {
    await centre.getByRole('button', { name: `Set ${kind}` }).click()
    const sheet = page.getByRole('dialog', { name: kind })
    await field(sheet, kind).pressSequentially(to)
    await sheet.getByRole('button', { name: 'Send code' }).click()
    const sent = to.replace(/^0/, '')
    await expect.poll(() => sandbox.sentTo(sent)).toBeDefined()
    await field(sheet, 'Verification code').fill((await sandbox.sentTo(sent))?.code ?? '')
    await sheet.getByRole('button', { name: 'Link' }).click()
    await expect(centre.getByRole('button', { name: `Change ${kind}` })).toBeVisible()
  }

  await centre.getByRole('button', { name: 'Link a bank account' }).click()
  const bank = page.getByRole('dialog', { name: 'Link a bank account' })
  await bank.getByLabel('Bank').selectOption('Vietcombank')
  await bank.getByLabel('Account number').fill(String(randomInt(1_000_000_000, 9_999_999_999)))
  await bank.getByLabel('Account holder').pressSequentially('THU TRANG')
  await bank.getByLabel('Payment password').fill(paymentPassword)
  await bank.getByRole('button', { name: 'Link' }).click()
  await centre.getByRole('button', { name: /^Remove Vietcombank/ }).click()
  const removal = page.getByRole('dialog').last()
  await removal.getByLabel('Payment password').fill(paymentPassword)
  await removal.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(centre.getByText('Link an account so that your winnings can reach you.')).toBeVisible()

  await centre.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(centre.getByText(/^Signed out elsewhere: [1-9]/)).toBeVisible()
})

test('who signs in from a place that the account does not know is asked for a code', async ({
  page,
  derby,
  sandbox,
}) => {
  // demo_player has signed in from this machine.
  const account = { username: 'demo_player', password: 'Demo1234!' }
  await goSignedIn(page, derby, account)
  await page.evaluate(() => sessionStorage.clear())
  await sandbox.settings(derby.code, { visitorIp: '203.0.113.77' })
  await goTo(page, derby.address)
  await expectGuest(page)
  const dialog = await openLogin(page)
  await sendLogin(dialog, account)
  await expect(dialog.getByText(/^You have not signed in from here before\. Enter the code/)).toBeVisible()
  await expect.poll(() => sandbox.sentTo('901000001')).toBeDefined()
  await field(dialog, 'Code').fill((await sandbox.sentTo('901000001'))?.code ?? '')
  await submitLogin(dialog)
  await page.getByRole('dialog').getByRole('button', { name: 'Start playing' }).click()
  await expectSignedIn(page)
})
