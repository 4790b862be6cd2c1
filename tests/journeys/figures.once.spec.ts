import { requestDeposit } from '@/contract/endpoints/cash-rows'
import type { RequestDeposit } from '@/contract/generated/gateway-types'
import { callAs, goSignedIn, registerByCall } from './by-call'
import { expect, test } from './fixtures'
import { header } from './player'
import { goTo } from './visit'

test('with turnover left nothing can be withdrawn, and a locked bonus is no profit', async ({
  page,
  derby,
  sandbox,
}) => {
  await goSignedIn(page, derby, await registerByCall(derby))
  const { deposit } = await callAs<RequestDeposit>(page, derby, requestDeposit, {
    method: 'bank',
    amount: 100_000,
    promotion: 'first_deposit_bets',
  })
  await sandbox.act(derby.code, 'approve-deposit', deposit.number)

  await goTo(page, `${derby.address}/?member=withdraw`)
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  const figures = centre.getByRole('group', { name: 'What you can withdraw' })
  await expect(figures.getByText('Can be withdrawn now')).toBeVisible()
  await expect(figures.getByText('₫0.00', { exact: true }).first()).toBeVisible()
  await expect(figures.getByText('In your main wallet')).toBeVisible()
  await expect(figures.getByText('₫200,000.00', { exact: true }).first()).toBeVisible()
  await expect(figures.getByText(/still to be bet$/)).toBeVisible()

  await centre.getByRole('button', { name: 'Profit and loss' }).click()
  await expect(centre.getByText('Locked bonus').first()).toBeVisible()
  await expect(centre.getByText('Result = win + rebate + promotion − bet.', { exact: false })).toBeVisible()
  const lines = centre.getByRole('table').first().getByRole('row')
  await expect(lines.filter({ hasText: 'Even' })).toHaveCount(1)
  await expect(lines.filter({ hasText: 'Profit' })).toHaveCount(0)
})

test('the header shows the whole balance where there is room, and the compact one on a phone', async ({
  page,
  derby,
}) => {
  await page.route('**/wps/v2/wallets/balance', (route) =>
    route.fulfill({ json: { success: true, message: '', value: { sumBalance: 1_234_567_890.12 } } }),
  )
  await page.setViewportSize({ width: 1440, height: 900 })
  await goSignedIn(page, derby, await registerByCall(derby))
  await expect(header(page).getByText('₫1,234,567,890.12', { exact: true })).toBeInViewport()
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(header(page).getByText(/^₫1\.\d+B$/)).toBeInViewport()
})

test('claiming all of the missions says its total before it is pressed', async ({ page, derby, sandbox }) => {
  // Other journeys claim for the same account.
  await sandbox.reset(derby.code)
  await goSignedIn(page, derby, { username: 'demo_player', password: 'Demo1234!' })
  await goTo(page, `${derby.address}/?member=missions`)
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  await expect(centre.getByRole('button', { name: /^Claim all \(\d+\): ₫[\d,.]+/ })).toBeVisible()
})
