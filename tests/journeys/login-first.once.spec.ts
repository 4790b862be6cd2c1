import { expect, test } from './fixtures'
import { brandAddress } from './journey-server'
import { expectSignedIn, field, submitLogin } from './player'
import { goTo } from './visit'

const address = brandAddress('login-first')

const signInPages = [
  ['login-first', '/login'],
  // Only its JSON says where the page is.
  ['login-moved', '/sign-in'],
] as const

for (const [code, path] of signInPages) {
  test(`where guests sign in first at ${path}, they go on to the page they asked for`, async ({ page }) => {
    const wanted = `${brandAddress(code)}/promotions?id=friday_reload`
    await goTo(page, wanted)
    await expect(page).toHaveURL(`${brandAddress(code)}${path}?to=%2Fpromotions%3Fid%3Dfriday_reload`)
    const form = page.getByRole('main')
    await field(form, 'Username').fill('demo_player')
    await field(form, 'Password').fill('Demo1234!')
    await submitLogin(form)
    await expectSignedIn(page)
    await expect(page).toHaveURL(wanted)
    await expect(page.getByRole('heading', { name: '20% extra on Fridays' })).toBeVisible()
  })
}

test('where guests sign in first, some pages stay open to them', async ({ page }) => {
  for (const path of ['/register', '/register.html', '/helpmc', '/download']) {
    await goTo(page, `${address}${path}`)
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page).toHaveURL(`${address}${path}`)
  }
  for (const path of ['/', '/help', '/down']) {
    await goTo(page, `${address}${path}`)
    await expect(page).toHaveURL(/\/login/)
  }
})
