import axe from 'axe-core'
import type { Page } from '@playwright/test'
import { goSignedIn } from './by-call'
import { expect, test } from './fixtures'
import { goTo } from './visit'

const player = { username: 'demo_player', password: 'Demo1234!' }

test.use({ viewport: { width: 360, height: 740 } })

async function gameFrame(page: Page) {
  await expect(page.getByRole('status').filter({ hasText: 'is running' })).toBeAttached()
  const frame = page.frames().find((each) => each.url().startsWith('http://games.localhost'))
  if (frame === undefined) throw new Error('no lottery is shown')
  return frame
}

test.use({ ownClock: true })

test('a bet on a draw is said before it is placed, ends when the draw comes, and stands in the record', async ({
  page,
  aurora,
  sandbox,
}) => {
  await sandbox.toAfterDraw(5)
  await goSignedIn(page, aurora, player)
  await goTo(page, `${aurora.address}/vnlottery`)
  await page.getByRole('link', { name: /^Bet ?Five-Minute Draw$/ }).click()
  const client = await gameFrame(page)

  await client.getByRole('button', { name: '07', exact: true }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(client.getByRole('list', { name: 'Chosen numbers' }).getByRole('listitem')).toHaveText(['07', '08'])
  await client.evaluate(axe.source)
  const barriers = await client.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: { run: () => Promise<axe.AxeResults> } }).axe.run()
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
  })
  expect(barriers).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  await client.getByRole('button', { name: 'Bet', exact: true }).press('Enter')
  const question = client.getByRole('dialog', { name: 'Place this bet?' })
  await expect(question).toContainText('2 × 27 × ₫1,000.00 = ₫54,000.00')
  await page.keyboard.press('Enter')
  await expect(client.getByRole('status')).toContainText('is placed')
  // It is said where it was pressed, and pressing there again places nothing.
  await expect(client.getByText(/^₫54,000.00 on draw \d+/)).toBeInViewport()
  await expect(client.getByRole('button', { name: 'Another bet' })).toBeFocused()
  await client.getByRole('button', { name: 'My bets' }).press('Enter')
  await expect(client.getByText('Waiting for the draw')).toBeInViewport()
  await client.getByRole('button', { name: 'Another bet' }).press('Enter')
  await expect(client.getByText('Choose numbers to bet on')).toBeInViewport()
  await expect(client.getByText('Waiting for the draw')).toHaveCount(1)

  await sandbox.advance(300)
  await expect(client.getByRole('status')).toContainText('special prize')
  await expect(client.getByText('Waiting for the draw')).toHaveCount(0)

  await goTo(page, `${aurora.address}/?member=account-record`)
  const record = page.getByRole('dialog', { name: 'Member centre' }).getByRole('table')
  await expect(record.getByRole('row').filter({ hasText: 'Bet' }).first()).toContainText('54,000')
})

test('an open bet is taken back in the record, after a second press, once', async ({ page, aurora, sandbox }) => {
  await sandbox.toAfterDraw(5)
  await goSignedIn(page, aurora, player)
  await goTo(page, `${aurora.address}/vnlottery`)
  await page.getByRole('link', { name: /^Bet ?Five-Minute Draw$/ }).click()
  const client = await gameFrame(page)
  await client.getByRole('button', { name: '11', exact: true }).click()
  await client.getByRole('button', { name: 'Bet', exact: true }).click()
  await expect(client.getByRole('dialog', { name: 'Place this bet?' })).toContainText('₫27,000.00')
  // A second press, where the question was, puts away nothing of what is said.
  await client.getByRole('button', { name: 'Confirm ₫27,000.00' }).dblclick()
  await expect(client.getByText('Waiting for the draw')).toBeVisible()
  await client.getByRole('button', { name: 'See it in the betting record' }).click()
  const own = page.getByRole('dialog', { name: 'Member centre' })
  await expect(own.getByRole('table').getByRole('row').filter({ hasText: 'Five-Minute Draw' }).first()).toBeVisible()

  await goTo(page, `${aurora.address}/?member=betting-record&tab=ELOTT&status=open`)
  await page
    .getByRole('dialog', { name: 'Member centre' })
    .getByRole('table')
    .getByRole('button')
    .first()
    .press('Enter')
  const detail = page.getByRole('dialog', { name: 'Betting record' })
  await detail.getByRole('button', { name: 'Cancel this bet' }).press('Enter')
  await detail.getByRole('button', { name: 'Yes, cancel it' }).press('Enter')
  await expect(detail.getByRole('status').filter({ hasText: 'is back in your wallet' })).toContainText('₫27,000.00')
  await expect(detail.getByRole('button', { name: 'Yes, cancel it' })).toBeHidden()
  // The list is of open bets and no longer has it; the sheet says what became of it.
  await expect(detail.getByText('Cancelled', { exact: true })).toBeVisible()
  await expect(detail.getByText('Open', { exact: true })).toBeHidden()
  await expect(detail.getByText('Lo 2 digits')).toBeVisible()
  await detail.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('Nothing in these 7 days.')).toBeVisible()
})
