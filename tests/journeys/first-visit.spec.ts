import { expect, test } from './fixtures'
import {
  closeRegisterSuccess,
  expectGuest,
  expectSignedIn,
  field,
  fillAurora,
  fillDerby,
  header,
  newAccount,
  openSideMenu,
  signIn,
  signOut,
  submitRegistration,
} from './player'
import { goTo, reload } from './visit'

// The most common user setting.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('the home page shows header, banners, side menu and footer', async ({ page, aurora }) => {
  await goTo(page, aurora.address)
  await expect(header(page).getByRole('link', { name: 'Aurora' })).toBeVisible()
  await expect(header(page).getByRole('button', { name: 'Login' })).toBeVisible()
  await expect(header(page).getByRole('button', { name: 'Register' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Promotions and news' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('Terms and conditions')
  await expect(page.getByText('Playing can cost you money and time')).toBeVisible()
  await openSideMenu(page)
  await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Home' })).toBeVisible()
})

test('a player of aurora registers in the dialog, sees the balance, signs out and in again', async ({
  page,
  aurora,
  captcha,
  human,
}) => {
  const account = newAccount()
  await goTo(page, aurora.address)
  await header(page).getByRole('button', { name: 'Register' }).click()
  const dialog = page.getByRole('dialog')
  await fillAurora(dialog, account, captcha)
  await submitRegistration(dialog)
  await human.solve()

  const success = page.getByRole('dialog', { name: 'Registered successfully' })
  await expect(success).toContainText(account.username)
  await closeRegisterSuccess(page)
  await expect(page).toHaveURL(`${aurora.address}/`)

  await expectSignedIn(page)
  await expect(header(page)).toContainText('₫0.00')
  await header(page).getByRole('button', { name: 'Hide balance' }).click()
  await expect(header(page)).toContainText('***')
  await expect(header(page)).not.toContainText('0.00')
  await header(page).getByRole('button', { name: 'Show balance' }).click()
  await expect(header(page)).toContainText('₫0.00')

  await signOut(page)
  await expectGuest(page)
  await signIn(page, account)
  await expectSignedIn(page)
})

test('a player of derby registers on the page, which asks two fields', async ({ page, derby }) => {
  const account = newAccount()
  await goTo(page, `${derby.address}/register`)
  await expect(page.getByRole('heading', { name: 'Create account get 1000VND' })).toBeVisible()
  const form = page.getByRole('main')
  await expect(field(form, 'Confirm password')).toBeHidden()
  await expect(field(form, 'Email')).toBeHidden()
  await fillDerby(form, account)
  await submitRegistration(form)
  await closeRegisterSuccess(page)
  await expect(page).toHaveURL(`${derby.address}/`)
  await expectSignedIn(page)
  await signOut(page)
  await expectGuest(page)
  await signIn(page, account)
  await expectSignedIn(page)
})

test('a signed-in player is still signed in after a reload', async ({ page, derby }) => {
  await goTo(page, derby.address)
  await signIn(page, { username: 'demo_player', password: 'Demo1234!' })
  await expectSignedIn(page)
  await reload(page)
  await expectSignedIn(page)
})

test('a guest plays with a trial account', async ({ page, aurora }) => {
  await goTo(page, aurora.address)
  await page.getByRole('main').getByRole('button', { name: 'Free demo' }).click()
  await expectSignedIn(page)
})

test('the register page leads back home', async ({ page, derby }) => {
  await goTo(page, `${derby.address}/register`)
  await page.getByRole('link', { name: 'Back home' }).click()
  await expect(page).toHaveURL(`${derby.address}/`)
})
