import { randomBytes, randomInt } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import type { CaptchaReader } from './captcha-reader'
import { goTo } from './visit'

export interface Account {
  readonly username: string
  readonly password: string
}

/** A name that is not taken. */
export const newAccount = (): Account => ({ username: `p${randomBytes(5).toString('hex')}`, password: 'Secret1234' })

/** A number that is not taken, as people of +84 write it. */
export const newMobile = (): string => `09${randomInt(10_000_000, 99_999_999)}`

export const header = (page: Page): Locator => page.getByRole('banner')

/** The only field with that label: a required mark may follow it, but no other word may precede it. */
export const field = (form: Page | Locator, label: string): Locator =>
  form.getByLabel(new RegExp(`^${label}`)).and(form.locator('input'))

/** Fills in what aurora's server requires of a new player. */
export async function fillAurora(form: Page | Locator, account: Account, captcha: CaptchaReader): Promise<void> {
  await field(form, 'Username').fill(account.username)
  await field(form, 'Password').fill(account.password)
  await field(form, 'Confirm password').fill(account.password)
  await field(form, 'Email').fill(`${account.username}@example.com`)
  await field(form, 'Captcha').fill(await captcha.next())
}

/** Fills in what derby's server requires: two fields. */
export async function fillDerby(form: Page | Locator, account: Account): Promise<void> {
  await field(form, 'Username').fill(account.username)
  await field(form, 'Password').fill(account.password)
}

export const submitRegistration = (form: Page | Locator): Promise<void> =>
  form.getByRole('button', { name: 'Register', exact: true }).click()

export async function fillPasswords(form: Page | Locator): Promise<void> {
  await field(form, 'Password').fill('Secret1234')
  await field(form, 'Confirm password').fill('Secret1234')
}

/** Registers on derby, the shortest way to a signed-in player, and closes the dialog about it. */
export async function registerOnDerby(page: Page, address: string): Promise<Account> {
  const account = newAccount()
  await goTo(page, `${address}/register`)
  const form = page.getByRole('main')
  await fillDerby(form, account)
  await submitRegistration(form)
  await closeRegisterSuccess(page)
  return account
}

export async function closeRegisterSuccess(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Registered successfully' })
  await dialog.getByRole('button', { name: 'Start playing' }).click()
  await expect(dialog).toBeHidden()
  await standsAt(page, 0)
}

/** A notice comes first, then the dialog about the new account (1 §4). */
export async function expectRegisteredByMobile(page: Page): Promise<void> {
  const word = page.getByRole('dialog', { name: 'Notice' })
  await expect(word).toContainText('Registered successfully')
  await word.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('dialog', { name: 'Registered successfully' })).toContainText('mobile number')
  await closeRegisterSuccess(page)
  await expectSignedIn(page)
  expect(new URL(page.url()).pathname).toBe('/')
}

/** Signs in from the header, and closes the dialogs after it. */
export async function signIn(page: Page, account: Account): Promise<void> {
  await sendLogin(await openLogin(page), account)
  await closeAfterLogin(page)
  await standsAt(page, 0)
}

export async function sendLogin(form: Page | Locator, { username, password }: Account): Promise<void> {
  // A brand may start with another way to sign in.
  const byName = form.getByRole('tab', { name: 'Login', exact: true })
  await expect(byName.or(field(form, 'Username')).first()).toBeVisible()
  if (await byName.isVisible()) await byName.click()
  await field(form, 'Username').fill(username)
  await field(form, 'Password').fill(password)
  await submitLogin(form)
}

export const afterLogin = (page: Page): Locator => page.getByRole('dialog', { name: /^(Welcome,|You are playing)/ })

export async function closeAfterLogin(page: Page): Promise<void> {
  await afterLogin(page).getByRole('button', { name: 'Start playing' }).click()
  await expect(afterLogin(page)).toBeHidden()
}

export async function openLogin(page: Page): Promise<Locator> {
  const button = header(page).getByRole('button', { name: 'Login' })
  // A click before hydration leads to the login page.
  await expect(async () => expect(await button.evaluate(isAlive)).toBe(true)).toPass()
  await button.click()
  return page.getByRole('dialog')
}

/** React stores the props of a hydrated element on the element itself. */
const isAlive = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__reactProps$'))

export const submitLogin = (dialog: Page | Locator): Promise<void> =>
  dialog.getByRole('button', { name: 'Login', exact: true }).click()

/** Waits for the server's answer: an interrupted call is sent again by the next page. */
export async function signOut(page: Page): Promise<void> {
  await header(page).getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('button', { name: 'Sign out' }).last().click()
  const question = page.getByRole('alertdialog', { name: 'Notice' })
  await expect(question).toContainText('Are you sure you want to sign out?')
  const ended = page.waitForResponse(/\/session\/logout/)
  await question.getByRole('button', { name: 'Sign out' }).click()
  await ended
}

export async function expectSignedIn(page: Page): Promise<void> {
  await expect(header(page).getByRole('button', { name: 'Account menu' })).toBeVisible()
  await expect(header(page).getByRole('button', { name: 'Login' })).toBeHidden()
}

export async function expectGuest(page: Page): Promise<void> {
  await expect(header(page).getByRole('button', { name: 'Login' })).toBeVisible()
  await expect(header(page).getByRole('button', { name: 'Account menu' })).toBeHidden()
}

/** Opens the side menu, unless it is already shown beside the page. */
export async function openSideMenu(page: Page, names = { menu: 'Main menu', open: 'Open menu' }): Promise<void> {
  const menu = page.getByRole('navigation', { name: names.menu })
  const open = header(page).getByRole('button', { name: names.open })
  // One of the two is present for users who may open it: no drawer is left from the previous page.
  await expect(menu.or(open).first()).toBeVisible()
  if (!(await menu.isVisible())) await open.click()
  await expect(menu).toBeVisible()
}

/** Waits until `over` layers over the page have their history entries, which are updated after opening and closing. */
export async function standsAt(page: Page, over: number): Promise<void> {
  await page.waitForFunction((wanted) => ((history.state as { over?: number } | null)?.over ?? 0) === wanted, over)
}
