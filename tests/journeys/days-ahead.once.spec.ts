import type { Page } from '@playwright/test'
import { goSignedIn } from './by-call'
import { expect, test } from './fixtures'
import { goTo, reload } from './visit'

const player = { username: 'demo_player', password: 'Demo1234!' }

const centreOf = (page: Page) => page.getByRole('dialog', { name: 'Member centre' })
const due = (page: Page) => centreOf(page).getByRole('group', { name: 'When it is due' })

test('rewards and missions are narrowed down to what is due in the next 7 and 30 days', async ({
  page,
  derby,
  aurora,
  sandbox,
}) => {
  await sandbox.reset(aurora.code)
  await goSignedIn(page, aurora, player)
  await goTo(page, `${aurora.address}/?member=reward-center`)
  await expect(due(page).getByRole('button')).toHaveText(['Any time', 'Next 7 days', 'Next 30 days'])
  const reward = (name: string) => centreOf(page).getByRole('heading', { name, exact: true })
  // The welcome reward may be claimed for 30 days, the account that is made safe for ever.
  await expect(reward('Welcome')).toBeVisible()
  await expect(reward('Seven days, seven gifts')).toBeVisible()
  await due(page).getByRole('button', { name: 'Next 7 days' }).click()
  await expect(page).toHaveURL(/ends=next7/)
  await expect(reward('Welcome')).toBeHidden()
  await expect(reward('Seven days, seven gifts')).toBeVisible()
  await reload(page)
  await expect(due(page).getByRole('button', { name: 'Next 7 days' })).toHaveAttribute('aria-pressed', 'true')
  await due(page).getByRole('button', { name: 'Any time' }).click()
  await expect(reward('Welcome')).toBeVisible()

  await goSignedIn(page, derby, player)
  await goTo(page, `${derby.address}/?member=missions&ends=next30`)
  await expect(centreOf(page).getByRole('group', { name: 'Coming' })).toBeVisible()
  await expect(due(page).getByRole('button', { name: 'Next 30 days' })).toHaveAttribute('aria-pressed', 'true')
})
