import type { Page } from 'playwright'

/** Signs in one of the sandbox's accounts, on the sign-in page. */
export async function signIn(page: Page, origin: string, account: string): Promise<void> {
  await page.goto(`${origin}/login`)
  const form = page.getByRole('main').locator('form').first()
  await form.getByRole('textbox', { name: 'Username' }).fill(account)
  await form.locator('input[type=password]').fill('Demo1234!')
  await form.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
}
