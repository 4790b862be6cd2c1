import { goSignedIn } from './by-call'
import { expect, test } from './fixtures'
import { newAccount } from './player'
import { goTo } from './visit'

const password = 'Demo1234!'

test('an agent makes an account, finds it in the team, sends it money, and finds the line in both records', async ({
  page,
  aurora,
  sandbox,
}) => {
  const { username } = newAccount()
  await goSignedIn(page, aurora, { username: 'demo_agent', password })
  await goTo(page, `${aurora.address}/?agent=agent-registration-center`)
  const centre = page.getByRole('dialog', { name: 'Agent centre' })
  const form = centre.getByRole('group', { name: 'Create an account' })
  await form.getByLabel('Account').fill(username)
  await form.getByLabel('Rebate in percent').fill('0.9')
  await form.getByRole('button', { name: 'Create account' }).click()
  await expect(form.getByText('up to your own', { exact: false })).toBeVisible()
  await form.getByLabel('Rebate in percent').fill('0.29')
  await form.getByRole('button', { name: 'Create account' }).click()
  await expect(form.getByText(username)).toBeVisible()
  const given = await form.getByRole('definition').nth(1).textContent()
  await form.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(form.getByText(given ?? '')).toHaveCount(0)

  await centre.getByRole('navigation').getByRole('button', { name: 'Team management' }).click()
  await centre.getByLabel('Account name').fill(username)
  await centre.getByRole('button', { name: 'Search' }).click()
  await centre.getByRole('table').getByRole('button', { name: username }).click()
  await page.getByRole('dialog', { name: username }).getByRole('button', { name: 'Transfer' }).click()
  await centre.getByRole('textbox', { name: 'Amount' }).fill('50000')
  await centre.getByLabel('Payment password').fill('246810')
  await centre.getByRole('button', { name: 'Transfer now' }).dblclick()
  await expect(centre.getByText(`₫50,000.00 was transferred to ${username}.`)).toBeVisible()
  await goTo(page, `${aurora.address}/?agent=agent-downline-transactions&member=${username}`)
  await expect(centre.getByRole('table').getByText('+₫50,000.00')).toHaveCount(1)

  await goTo(page, `${aurora.address}/?member=account-record&kind=team`)
  await expect(page.getByRole('table').getByText('-₫50,000.00')).toHaveCount(1)
  expect((await sandbox.transfers(aurora.code)).sum).toBe(0)
})
