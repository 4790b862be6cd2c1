import { goSignedIn, registerByCall } from './by-call'
import { expect, test } from './fixtures'
import { goBack, goTo, reload } from './visit'

test('a promotion opens by its card; going back closes it and returns to the card', async ({ page, derby }) => {
  await goTo(page, `${derby.address}/promotions`)
  const card = page.getByRole('link', { name: '20% extra on Fridays' })
  await card.click()
  await expect(page).toHaveURL(`${derby.address}/promotions?id=friday_reload`)
  await expect(page.getByRole('heading', { name: '20% extra on Fridays' })).toBeFocused()
  await expect(page).toHaveTitle('20% extra on Fridays · Derby')
  await expect(page.getByText('Bet deposit and bonus 3 times before you withdraw.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'More promotions' })).toBeVisible()

  await goBack(page)
  await expect(page.getByText('Bet deposit and bonus 3 times before you withdraw.')).toBeHidden()
  await expect(card).toBeFocused()
  await expect(page).toHaveTitle('Promotions · Derby')
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

test('a promotion names each of its conditions: the day, the least deposit, the most that it pays and the rank', async ({
  page,
  aurora,
}) => {
  await goTo(page, `${aurora.address}/promotions?id=friday_reload`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: '20% extra on Fridays' })).toBeVisible()
  for (const condition of [/Fridays/, /₫200,000/, /₫500,000/, /rank 1/i])
    await expect(main.getByRole('listitem').filter({ hasText: condition }).first()).toBeVisible()
})

test('promotions that did not arrive can be asked for again', async ({ page, derby, sandbox }) => {
  await sandbox.fault(derby.code, { call: 'notices', kind: 'malformed' })
  await goTo(page, `${derby.address}/promotions`)
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await sandbox.reset(derby.code)
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('link', { name: '20% extra on Fridays' })).toBeVisible()
})

/** A PNG picture. */
const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('a player applies with words and a picture, is refused, applies again, and claims what is granted', async ({
  page,
  derby,
  sandbox,
}) => {
  await goSignedIn(page, derby, await registerByCall(derby))
  await goTo(page, `${derby.address}/promotions?id=combined_bets`)
  const main = page.getByRole('main')
  const comment = main.getByLabel('What we should know')
  await comment.fill('w'.repeat(141))
  await expect(main.getByText('Too long by 1')).toBeVisible()
  await comment.press('Backspace')
  await expect(main.getByText('0 characters left')).toBeVisible()
  const picker = main.locator('input[type=file]')
  const buffer = Buffer.from(onePixel, 'base64')
  await picker.setInputFiles({ name: 'slip.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await expect(main.getByRole('alert').filter({ hasText: 'slip.gif' })).toBeVisible()
  await picker.setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer })
  await main.getByRole('button', { name: 'Apply' }).click()
  await expect(main.getByText('Under review').first()).toBeVisible()
  await expect(main.getByText('Pictures sent with it: 1')).toBeVisible()

  const review = async (on: boolean) =>
    sandbox.act(derby.code, 'review-promotion', await sandbox.waiting(derby.code, 'applications'), {
      on,
      reason: 'One match is missing',
    })
  await review(false)
  await reload(page)
  await expect(main.getByText('Rejected').first()).toBeVisible()
  await expect(main.getByText('One match is missing')).toBeVisible()
  await main.getByRole('button', { name: 'Apply again' }).click()
  await expect(main.getByText('Under review').first()).toBeVisible()
  await review(true)
  await reload(page)
  await expect(main.getByText('Ready to claim').first()).toBeVisible()
  await main.getByRole('button', { name: 'Claim' }).dblclick()
  await expect(main.getByText('₫200,000.00 is in your main wallet')).toBeVisible()
  await expect(main.getByText('Claimed').first()).toBeVisible()
  expect((await sandbox.transfers(derby.code)).sum).toBe(0)
})

test('a promotion of the first deposit is chosen with it, under way while it is paid, and used once it is booked', async ({
  page,
  derby,
  sandbox,
}) => {
  await goSignedIn(page, derby, await registerByCall(derby))
  const address = `${derby.address}/promotions?id=first_deposit_bets`
  await goTo(page, address)
  const main = page.getByRole('main')
  await expect(main.getByText('Deposit at least ₫100,000.')).toBeVisible()
  await main.getByText('Deposit with this promotion', { exact: true }).click()
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  await centre.getByText('Add a promotion?').click()
  await centre.getByRole('radio', { name: 'Your first deposit, doubled' }).check()
  await centre.getByRole('button', { name: '₫100,000', exact: true }).click()
  await centre.getByRole('button', { name: 'Deposit now' }).click()
  await expect(centre.getByText('Awaiting payment').first()).toBeVisible()
  const number = new URL(page.url()).searchParams.get('number') ?? ''

  await goTo(page, address)
  await expect(main.getByText('Joined').first()).toBeVisible()
  await expect(main.getByText('To your deposits')).toBeVisible()
  await sandbox.act(derby.code, 'approve-deposit', number)
  await reload(page)
  await expect(main.getByText('Used on')).toBeVisible()
  await main.getByText('Receipt', { exact: true }).click()
  await expect(centre.getByText('₫100,000.00').first()).toBeVisible()
  expect((await sandbox.transfers(derby.code)).sum).toBe(0)

  // It is not for somebody who has deposited before, and says why.
  await goSignedIn(page, derby, { username: 'demo_player', password: 'Demo1234!' })
  await goTo(page, address)
  await expect(main.getByText('Not for you any more').first()).toBeVisible()
  await expect(main.getByText(/^For your first deposit only: you have made \d+$/)).toBeVisible()
  await expect(main.getByText('Deposit with this promotion')).toBeHidden()
})

test('a raffle is drawn on its promotion too; one that is coming, and one that is over, say so', async ({
  page,
  aurora,
  sandbox,
}) => {
  await sandbox.settings(aurora.code, {})
  await goSignedIn(page, aurora, { username: 'demo_vip', password: 'Demo1234!' })
  await goTo(page, `${aurora.address}/promotions`)
  const card = (name: string) => page.getByRole('article').filter({ has: page.getByRole('link', { name }) })
  await expect(card('Lantern days')).toContainText('Coming soon')
  await expect(page.getByRole('article').filter({ hasText: 'Closed' }).first()).toBeVisible()
  await card('Raffle of the week').getByRole('link').click()
  await page.getByRole('main').getByRole('button', { name: 'Draw now' }).click()
  await expect(page.getByText(/^You have drawn: /).first()).toBeVisible()
})
