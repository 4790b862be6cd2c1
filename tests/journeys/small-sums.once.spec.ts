import type { Locator, Page } from '@playwright/test'
import { goSignedIn } from './by-call'
import { firstOf } from './first-game'
import { expect, test } from './fixtures'
import { goTo } from './visit'

// Atlas is in dollars, and another spec has it on the shared server.
test.use({ ownClock: true, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

const centreOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Member centre' })
const numberAt = (page: Page): string => new URL(page.url()).searchParams.get('number') ?? ''

test('in dollars a player deposits ten, plays for cents and withdraws ten', async ({ page, atlas, sandbox }) => {
  await goSignedIn(page, atlas, { username: 'demo_player', password: 'Demo1234!' })
  await goTo(page, `${atlas.address}/?member=deposit`)
  const centre = centreOf(page)
  const amount = centre.getByRole('textbox', { name: 'Amount' })
  await amount.fill('9.99')
  await centre.getByRole('button', { name: 'Deposit now' }).click()
  await expect(centre.getByRole('alert').filter({ hasText: 'The minimum for Bank transfer is $10.' })).toBeVisible()
  await centre.getByRole('button', { name: '$10', exact: true }).click()
  await centre.getByRole('button', { name: 'Deposit now' }).click()
  await expect(centre.getByText('Awaiting payment').first()).toBeVisible()
  await sandbox.act(atlas.code, 'approve-deposit', numberAt(page))
  await expect(centre.getByText('The money is in your main wallet.')).toBeVisible()

  await goTo(page, `${atlas.address}/game?${await firstOf(page, atlas, 'RNG', 'AE')}`)
  const reels = page.frameLocator('iframe[src^="http://games.localhost"]')
  await expect(reels.getByRole('radio').first()).toHaveAccessibleName(/^\$0\.\d\d$/)
  await reels.getByRole('button', { name: 'Spin', exact: true }).press('Enter')
  await expect(reels.getByRole('status')).not.toBeEmpty()

  await goTo(page, `${atlas.address}/?member=withdraw`)
  await centre.getByRole('textbox', { name: 'Amount' }).fill('10')
  await centre.getByRole('button', { name: 'Continue' }).click()
  const sheet = page.getByRole('dialog', { name: 'Withdraw now' })
  await expect(sheet).toContainText('$9.95')
  await sheet.getByLabel('Payment password').fill('246810')
  await sheet.getByRole('button', { name: 'Withdraw now' }).click()
  await expect(centre.getByText(/^The amount is held for you/)).toBeVisible()
})
