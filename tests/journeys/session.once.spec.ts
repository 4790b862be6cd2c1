import { goSignedIn, registerByCall } from './by-call'
import { expect, test } from './fixtures'
import { expectGuest, expectSignedIn, header, registerOnDerby, signOut } from './player'
import { goBack, goTo } from './visit'

test('signing out reaches the other tabs of the same player, one that shows another page too', async ({
  page,
  context,
  derby,
}) => {
  const account = await registerOnDerby(page, derby.address)
  const other = await context.newPage()
  await goSignedIn(other, derby, account)
  await expectSignedIn(other)
  const elsewhere = await context.newPage()
  await goSignedIn(elsewhere, derby, account)
  await goTo(elsewhere, 'about:blank')

  await page.bringToFront()
  await signOut(page)
  await expectGuest(page)
  await expectGuest(other)
  expect(await other.evaluate(() => sessionStorage.getItem('token'))).toBeNull()

  const ended = elsewhere.waitForResponse(/session\/logout/)
  await goBack(elsewhere)
  await expectGuest(elsewhere)
  expect((await ended).ok()).toBe(true)
})

test('signing out leaves nothing of the player in storage, and the server forgets the token', async ({
  page,
  derby,
  problems,
}) => {
  problems.expect(/status of 401/)
  await goSignedIn(page, derby, await registerByCall(derby))
  const token = await page.evaluate(() => sessionStorage.getItem('token'))
  const before = await page.evaluate(() => Object.keys(sessionStorage))
  expect(before).toEqual(expect.arrayContaining(['token', 'isAgent', 'account', 'customerId', 'merchant']))
  expect(await page.evaluate(() => localStorage.getItem('merchant'))).toBe(derby.code)
  await signOut(page)
  await expectGuest(page)
  const kept = await page.evaluate(() => Object.keys(sessionStorage))
  expect(kept).toContain('merchant')
  for (const key of ['token', 'account', 'customerId', 'isAgent']) expect(kept).not.toContain(key)
  await goTo(page, `${derby.address}/?token=${token}`)
  await expectGuest(page)
})

test('a player who thinks again stays signed in', async ({ page, derby }) => {
  await goSignedIn(page, derby, await registerByCall(derby))
  await header(page).getByRole('button', { name: 'Account menu' }).click()
  await header(page).getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('alertdialog', { name: 'Notice' }).getByRole('button', { name: 'Cancel' }).click()
  await expectSignedIn(page)
})
