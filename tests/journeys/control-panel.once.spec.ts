import { expect, test } from './fixtures'
import { journeyPort } from './journey-server'
import { goTo } from './visit'

test('the control panel shows what an account holds and how it came to that, and moves the clock', async ({ page }) => {
  // Every journey uses this clock, so it is moved on this page only.
  const moved: unknown[] = []
  await page.route('**/sandbox/clock', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    moved.push(route.request().postDataJSON())
    return route.fulfill({ json: { now: '2030-01-02T03:04:05.000Z' } })
  })
  await goTo(page, `http://localhost:${journeyPort}/sandbox`)
  await expect(page.getByRole('status')).toHaveText('Ready.')
  const ledger = page.getByRole('region', { name: 'Ledger', exact: true })
  await expect(ledger).toContainText('All lines of the merchant sum to 0.')
  await expect(ledger.getByRole('table', { name: 'Last lines' }).getByRole('row')).toHaveCount(21)
  await ledger.getByRole('textbox', { name: 'Account' }).fill('demo_first')
  await ledger.getByRole('button', { name: 'Show ledger' }).click()
  await expect(ledger.getByRole('table', { name: 'Balances' })).toContainText('100,000.00')
  await page.getByRole('button', { name: 'A day on' }).click()
  await expect(page.getByRole('status')).toHaveText('It is a day later.')
  await expect(page.getByRole('time')).toHaveAttribute('datetime', '2030-01-02T03:04:05.000Z')
  expect(moved).toEqual([{ advance: 86_400 }])
})
