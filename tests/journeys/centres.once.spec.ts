import type { Locator, Page } from '@playwright/test'
import { goSignedIn } from './by-call'
import { expect, test } from './fixtures'
import { closeAfterLogin, expectGuest, field, header, sendLogin, signIn, signOut } from './player'
import { goBack, goForward, goTo, reload } from './visit'

const player = { username: 'demo_player', password: 'Demo1234!' }
const newPassword = 'Newer1234'
const agent = { username: 'demo_agent', password: 'Demo1234!' }

async function choose(page: Page, entry: string): Promise<void> {
  await header(page).getByRole('button', { name: 'Account menu' }).click()
  await header(page).getByRole('button', { name: entry }).click()
}

async function openMemberCentre(page: Page): Promise<Locator> {
  await choose(page, 'My account')
  return page.getByRole('dialog', { name: 'Member centre' })
}

test('a player opens the member centre with the security centre, on a phone too, and closes it by keyboard', async ({
  page,
  aurora,
}) => {
  await goSignedIn(page, aurora, player)
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 })
    const centre = await openMemberCentre(page)
    await expect(centre.getByRole('region', { name: 'My account' })).toContainText('demo_player')
    const menu = centre.getByRole('button', { name: 'Menu' })
    if (width === 360) await menu.click()
    await expect(centre.getByRole('button', { name: 'My account' })).toHaveAttribute('aria-current', 'page')
    await page.keyboard.press('Escape')
    if (width === 360) {
      await expect(menu).toHaveAttribute('aria-expanded', 'false')
      await page.keyboard.press('Escape')
    }
    await expect(centre).toBeHidden()
    await expect(header(page).getByRole('button', { name: 'Account menu' })).toBeVisible()
  }
})

test('the member centre belongs to the session: signing out in another tab closes it', async ({
  page,
  context,
  aurora,
}) => {
  await goSignedIn(page, aurora, player)
  const centre = await openMemberCentre(page)
  await expect(centre).toContainText('demo_player')
  const other = await context.newPage()
  await goSignedIn(other, aurora, player)
  await signOut(other)
  await expect(centre).toBeHidden()
  await expectGuest(page)
})

test('a session that is lost in the member centre is opened again there', async ({
  page,
  aurora,
  sandbox,
  problems,
}) => {
  problems.expect(/401/)
  await goSignedIn(page, aurora, player)
  await sandbox.fault(aurora.code, { call: 'memberIcon', kind: 'status', status: 401, times: 1 })
  const centre = await openMemberCentre(page)
  await page.getByRole('alertdialog', { name: 'Notice' }).getByRole('button', { name: 'Login' }).click()
  await sendLogin(page.getByRole('dialog', { name: /^Welcome to/ }), player)
  await closeAfterLogin(page)
  await expect(centre.getByRole('region', { name: 'My account' })).toContainText('demo_player')
})

test('a trial account is told that the member centre needs a real one', async ({ page, aurora }) => {
  await goTo(page, aurora.address)
  await header(page).getByRole('button', { name: 'Free demo' }).click()
  await closeAfterLogin(page)
  await choose(page, 'My account')
  const warning = page.getByRole('dialog', { name: 'Notice' })
  await expect(warning).toContainText('This needs a real account.')
  await warning.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('an agent opens the agent centre with the overview of the team; a player is not offered it', async ({
  page,
  aurora,
}) => {
  await goSignedIn(page, aurora, agent)
  await choose(page, 'Agent centre')
  const centre = page.getByRole('dialog', { name: 'Agent centre' })
  await expect(centre.getByRole('region', { name: 'Team overview' })).toContainText('demo_agent')
  await centre.getByRole('button', { name: 'Close' }).click()
  await signOut(page)
  await expectGuest(page)
  await signIn(page, player)
  await header(page).getByRole('button', { name: 'Account menu' }).click()
  await expect(header(page).getByRole('button', { name: 'My account' })).toBeVisible()
  await expect(header(page).getByRole('button', { name: 'Agent centre' })).toBeHidden()
})

test('a player chooses a picture and a new password in the security centre', async ({ page, aurora, sandbox }) => {
  // The player's changes are undone afterwards.
  await sandbox.settings(aurora.code, {})
  await goSignedIn(page, aurora, player)
  const centre = await openMemberCentre(page)
  const third = centre.getByRole('radiogroup').getByRole('radio').nth(2)
  await third.check()
  await expect(third).toBeChecked()
  const chosen = await centre.getByRole('radiogroup').locator('img').nth(2).getAttribute('src')
  await expect(header(page).getByRole('button', { name: 'Account menu' }).locator('img')).toHaveAttribute(
    'src',
    `${chosen}`,
  )

  await centre.getByRole('button', { name: 'Change Login password' }).click()
  const change = page.getByRole('dialog', { name: 'Change password' })
  await field(change, 'Current password').fill(player.password)
  await field(change, 'New password').fill(newPassword)
  await field(change, 'Confirm new password').fill('Other1234')
  await change.getByRole('button', { name: 'Change password' }).click()
  await expect(change.getByText('The two new passwords are not the same')).toBeVisible()
  await field(change, 'Confirm new password').fill(newPassword)
  await change.getByRole('button', { name: 'Change password' }).click()
  await page.getByRole('dialog', { name: 'Notice' }).getByRole('button', { name: 'Login' }).click()
  await expect(centre).toBeHidden()
  await sendLogin(page.getByRole('dialog'), { ...player, password: newPassword })
  await closeAfterLogin(page)
})

test('the address of a centre leads there by sign-in, reload, Back and a copied link, and closing leaves the page', async ({
  page,
  aurora,
}) => {
  await goTo(page, `${aurora.address}/rng?page=AG&member=securityCenter`)
  await sendLogin(page.getByRole('dialog', { name: /^Welcome to/ }), player)
  await closeAfterLogin(page)
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  await expect(centre.getByRole('region', { name: 'My account' })).toContainText('demo_player')
  await reload(page)
  await expect(centre).toBeVisible()
  await centre.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(`${aurora.address}/rng?page=AG`)

  await choose(page, 'My account')
  await expect(page).toHaveURL(`${aurora.address}/rng?page=AG&member=security-center`)
  await goBack(page)
  await expect(centre).toBeHidden()
  await goForward(page)
  await expect(centre).toBeVisible()
  await goTo(page, `${aurora.address}/?member=no-such-panel`)
  await expect(centre).toContainText('does not offer this page')
})

test('a visitor who wants the member centre and does not sign in is left on the page', async ({ page, aurora }) => {
  await goTo(page, `${aurora.address}/help?member=security-center`)
  const login = page.getByRole('dialog', { name: /^Welcome to/ })
  await login.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(`${aurora.address}/help`)
})
