import { goSignedIn, registerByCall } from './by-call'
import { expect, test } from './fixtures'
import { goTo } from './visit'

test('a deposit by card says fee and what is received before it is sent, as the request says it then', async ({
  page,
  derby,
}) => {
  await goSignedIn(page, derby, await registerByCall(derby))
  await goTo(page, `${derby.address}/?member=deposit`)
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  const amount = centre.getByRole('textbox', { name: 'Amount' })
  await centre.getByRole('radio', { name: /^Card/ }).check()
  const cost = centre.getByRole('status').filter({ hasText: 'You receive' })
  await expect(cost).toHaveCount(0)
  await amount.fill('123457')
  await expect(cost).toContainText('₫1,851.86')
  await expect(cost).toContainText('₫121,605.14')
  await centre.getByRole('button', { name: 'Deposit now' }).click()
  await expect(centre.getByText('Awaiting payment').first()).toBeVisible()
  await expect(centre.getByText('₫1,851.86')).toBeVisible()
  await expect(centre.getByText('₫121,605.14')).toBeVisible()
})
