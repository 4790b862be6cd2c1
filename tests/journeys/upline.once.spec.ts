import { demoTeam } from '@/sandbox/accounts/port/demo-team'
import { goSignedIn } from './by-call'
import { expect, test } from './fixtures'
import { goTo } from './visit'

const password = 'Demo1234!'
const day = 24 * 60 * 60_000

test('a member under an agent transfers to it by name, both find the line, and a lost upline is said', async ({
  page,
  context,
  aurora,
  sandbox,
}) => {
  const member = demoTeam(aurora.code, Date.now() - day).find(({ upline }) => upline === undefined)
  const username = member?.account ?? ''
  await goSignedIn(page, aurora, { username, password })
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  await goTo(page, `${aurora.address}/?member=deposit`)
  await centre.getByRole('button', { name: '₫500,000', exact: true }).click()
  await centre.getByRole('button', { name: 'Deposit now' }).click()
  await expect(centre.getByText('Awaiting payment').first()).toBeVisible()
  await sandbox.act(aurora.code, 'approve-deposit', new URL(page.url()).searchParams.get('number') ?? '')

  await goTo(page, `${aurora.address}/?member=security-center`)
  await centre.getByRole('button', { name: 'Transfer to upline' }).click()
  await expect(centre.getByText('demo_agent')).toBeVisible()
  await centre.getByRole('textbox', { name: 'Amount' }).fill('100000')
  await centre.getByRole('textbox', { name: /^Remark/ }).fill('For May')
  const secret = centre.getByLabel('Payment password')
  await secret.fill('111111')
  await page.keyboard.press('Enter')
  await expect(centre.getByRole('alert').filter({ hasText: 'The payment password is wrong' })).toBeVisible()
  await expect(secret).toHaveValue('')
  await expect(centre.getByRole('textbox', { name: /^Remark/ })).toHaveValue('For May')
  await secret.fill('246810')
  await centre.getByRole('button', { name: 'Transfer now' }).dblclick()
  await expect(centre.getByText('₫100,000.00 was transferred to demo_agent.')).toBeVisible()
  await centre.getByRole('button', { name: 'See team transfers' }).click()
  await expect(centre.getByRole('table').getByText('-₫100,000.00')).toHaveCount(1)

  const other = await context.newPage()
  await goSignedIn(other, aurora, { username: 'demo_agent', password })
  await goTo(other, `${aurora.address}/?member=account-record&kind=team`)
  await expect(other.getByRole('table').getByText('+₫100,000.00')).toHaveCount(1)
  await expect(other.getByRole('navigation').getByRole('button', { name: 'Transfer to upline' })).toHaveCount(0)

  await goTo(page, `${aurora.address}/?member=transfer-upline`)
  await centre.getByRole('textbox', { name: 'Amount' }).fill('100000')
  await secret.fill('246810')
  await sandbox.act(aurora.code, 'leave-upline', username)
  await centre.getByRole('button', { name: 'Transfer now' }).click()
  await expect(centre.getByText('This is no longer your upline. Nothing was transferred')).toBeVisible()
  expect((await sandbox.transfers(aurora.code)).sum).toBe(0)
})
