import { expect, test } from './fixtures'
import { goBack, goTo } from './visit'

test('a promotion opens by its card; going back closes it and returns to the card', async ({ page, derby }) => {
  await goTo(page, `${derby.address}/promotions`)
  const card = page.getByRole('link', { name: '20% extra on Fridays' })
  await card.click()
  await expect(page).toHaveURL(`${derby.address}/promotions?id=friday_reload`)
  await expect(page.getByRole('heading', { name: '20% extra on Fridays' })).toBeFocused()
  await expect(page.getByText('Bet deposit and bonus 3 times before you withdraw.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'More promotions' })).toBeVisible()

  await goBack(page)
  await expect(page.getByText('Bet deposit and bonus 3 times before you withdraw.')).toBeHidden()
  await expect(card).toBeFocused()
})

test('a kind narrows the promotions down', async ({ page, derby }) => {
  await goTo(page, `${derby.address}/promotions`)
  const kinds = page.getByRole('group', { name: 'Type of promotion' })
  await kinds.getByRole('button', { name: 'Sports' }).click()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  await kinds.getByRole('button', { name: 'All' }).click()
  await expect(page.getByRole('main').getByRole('article').nth(3)).toBeVisible()
})

test('one promotion has an address of its own, and an unknown one says so', async ({ page, derby }) => {
  await goTo(page, `${derby.address}/promoDetail?id=first_deposit_bets`)
  await expect(page.getByRole('heading', { name: 'Your first deposit, doubled' })).toBeVisible()
  await goTo(page, `${derby.address}/promotions?id=no-such-promotion`)
  await expect(page.getByText('This promotion does not exist, or it is over.')).toBeVisible()
  await page.getByRole('link', { name: 'All promotions' }).click()
  await expect(page).toHaveURL(`${derby.address}/promotions`)
})

test('promotions that did not arrive can be asked for again', async ({ page, derby, sandbox }) => {
  await sandbox.fault(derby.code, { call: 'notices', kind: 'malformed' })
  await goTo(page, `${derby.address}/promotions`)
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await sandbox.reset(derby.code)
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('link', { name: '20% extra on Fridays' })).toBeVisible()
})
