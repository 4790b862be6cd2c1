import type { Locator, Page } from '@playwright/test'
import { goSignedIn } from './by-call'
import { expect, test } from './fixtures'
import { goBack, goTo, reload } from './visit'

const player = { username: 'demo_player', password: 'Demo1234!' }

const centre = (page: Page): Locator => page.getByRole('dialog', { name: 'Member centre' })
const lines = (page: Page): Locator => centre(page).getByRole('table').getByRole('button')
/** Lines are shown, and they are those of the last request. */
async function isAnswered(page: Page): Promise<void> {
  await expect(lines(page).first()).toBeVisible()
  await expect(centre(page).getByRole('table').and(page.locator('[aria-busy=true]'))).toHaveCount(0)
}

test('a line names its game and leads to the bet; a detail stands in the address, and Back from its receipt returns', async ({
  page,
  context,
  aurora,
}) => {
  await goSignedIn(page, aurora, player)
  await goTo(page, `${aurora.address}/help?member=account-record&kind=win`)
  await isAnswered(page)
  const named = await lines(page).first().innerText()
  expect(named).toMatch(/^Win: \S/)
  await lines(page).first().click()
  const detail = page.getByRole('dialog', { name: 'Account record' })
  await expect(detail).toContainText(named)
  await expect(page).toHaveURL(/member=account-record.*line=\d+/)
  await detail.getByRole('button', { name: 'Receipt', exact: true }).click()
  await expect(centre(page).getByRole('heading', { name: 'Receipt', exact: true, level: 3 })).toBeVisible()
  await goBack(page)
  await expect(detail).toContainText(named)

  // It opens by a reload and in another tab; there it is on another page of the record.
  await reload(page)
  await expect(detail).toContainText(named)
  const other = await context.newPage()
  await goSignedIn(other, aurora, player)
  await goTo(other, page.url().replace('kind=win', 'page=2'))
  await expect(other.getByRole('dialog', { name: 'Account record' })).toContainText(named)
  await other.close()

  await detail.getByRole('button', { name: 'Show the bet' }).click()
  await expect(page).toHaveURL(/member=betting-record.*line=B\d+/)
  const bet = page.getByRole('dialog', { name: 'Betting record' })
  await expect(bet).toContainText(named.replace('Win: ', ''))
  await goBack(page)
  await expect(bet).toBeHidden()
  await expect(lines(page).first()).toBeVisible()
  await expect(page).not.toHaveURL(/line=/)
  await goBack(page)
  await expect(detail).toContainText(named)
  await page.keyboard.press('Escape')
  await expect(detail).toBeHidden()
  await expect(page).not.toHaveURL(/line=/)
  await goTo(page, `${aurora.address}/help?member=account-record&line=none`)
  await expect(centre(page).getByText('This entry is not among these days.')).toBeVisible()
})

test('a line leads to its bet where the brand opens the betting record with another kind', async ({ page, derby }) => {
  await goSignedIn(page, derby, player)
  await goTo(page, `${derby.address}/?member=account-record&kind=win`)
  await isAnswered(page)
  const named = await lines(page).first().innerText()
  await lines(page).first().click()
  await page.getByRole('dialog', { name: 'Account record' }).getByRole('button', { name: 'Show the bet' }).click()
  const bet = page.getByRole('dialog', { name: 'Betting record' })
  await expect(bet).toContainText(named.replace('Win: ', ''))
  await page.keyboard.press('Escape')
  await expect(bet).toBeHidden()
  await expect(centre(page).getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true')
})
